'use strict';

// Browsers beside Chromium, for karma: Firefox, and Safari's engine (WebKitGTK). They come from the
// system's packages.
const { spawn } = require('node:child_process');

const webkit = '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser';

/** Needs a screen, and gets one that nobody sees. */
function WebKitGTK(decorate) {
  decorate(this);
  let screen;
  this._start = (url) => {
    const args = ['-displayfd', '3', '-screen', '0', '1280x1024x24', '-nolisten', 'tcp'];
    screen = spawn('Xvfb', args, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] });
    screen.stdio[3].once('data', (data) => {
      Object.assign(process.env, {
        DISPLAY: `:${String(data).trim()}`,
        GDK_BACKEND: 'x11',
        LIBGL_ALWAYS_SOFTWARE: '1',
        // Otherwise it draws one to three frames a second.
        WEBKIT_DISABLE_DMABUF_RENDERER: '1',
        NO_AT_BRIDGE: '1',
        XDG_DATA_HOME: this._tempDir,
        XDG_CACHE_HOME: this._tempDir,
      });
      this._execCommand(webkit, ['--private', url]);
    });
  };
  this.on('done', () => screen?.kill());
}

const launcher = (name, type) => {
  type.$inject = ['baseBrowserDecorator'];
  type.prototype = { name };
  return { [`launcher:${name}`]: ['type', type] };
};

/** The files that have to be there, the packages that bring them, and what karma takes. */
const engines = {
  Firefox: {
    needs: ['/usr/bin/firefox'],
    packages: 'firefox-esr',
    plugin: 'karma-firefox-launcher',
    browser: 'FirefoxHeadless',
  },
  WebKitGTK: {
    needs: [webkit, '/usr/bin/Xvfb'],
    packages: 'webkit2gtk-driver xvfb xauth',
    plugin: launcher('WebKitGTK', WebKitGTK),
    browser: 'WebKitGTK',
    // It allows fewer changes of the address.
    before: 'test/engines/history.js',
  },
};

module.exports = { engines };
