'use strict';

// One run = one jQuery and one build of the widgets. `test/run.cjs` goes through all of them;
// alone, `npx karma start` takes TEST_RUN, one of the names in test/runs.cjs.
const fs = require('node:fs');
const { engines } = require('./test/engines/launchers.cjs');
const findBrowser = require('./test/find-browser.cjs');
const { all, usual, folders, filesOf } = require('./test/runs.cjs');
const { answer } = require('./test/server.cjs');
const TapReporter = require('./test/tap-reporter.cjs');

const served = (pattern) => ({ pattern, included: false, watched: false });
const loaded = (pattern) => ({ pattern, watched: false });

const answers = (request, response, next) => answer(request, response) || next();

module.exports = (config) => {
  const run = [...usual, ...all].find(({ name }) => name === process.env.TEST_RUN) ?? usual[0];
  const folder = `node_modules/${folders[run.major]}/dist`;
  const jquery = `${folder}/jquery${run.slim ? '.slim' : ''}.min.js`;
  const { sheets, scripts } = filesOf[run.file];
  const about = `build/run-${run.name}.js`;
  fs.mkdirSync('build', { recursive: true });
  fs.writeFileSync(about, `window.testRun = ${JSON.stringify(run)};\n`);

  // Another than Chromium, or none.
  const engine = engines[process.env.TEST_ENGINE];
  const browser = engine ? { args: [] } : findBrowser();
  if (!engine) Object.assign(process.env, browser.env, { CHROME_BIN: browser.path });

  config.set({
    frameworks: ['qunit'],
    plugins: [
      'karma-qunit',
      'karma-chrome-launcher',
      'karma-coverage',
      'karma-sourcemap-loader',
      { 'middleware:answers': ['value', answers], 'reporter:tap': ['type', TapReporter] },
      ...(engine ? [engine.plugin] : []),
    ],
    beforeMiddleware: ['answers'],
    browsers: [engine?.browser ?? 'Browser'],
    customLaunchers: {
      Browser: {
        base: 'ChromeHeadless',
        flags: [
          ...browser.args,
          // The launcher would add one fixed port, which two runs at once would share.
          '--remote-debugging-port=0',
          // Tests of deep links change the address more often than a page may in ten seconds.
          '--disable-ipc-flooding-protection',
        ],
      },
    },
    files: [
      loaded(about),
      loaded(jquery),
      loaded('node_modules/axe-core/axe.min.js'),
      ...[...sheets, ...scripts].map(loaded),
      ...(engine?.before ? [loaded(engine.before)] : []),
      loaded('test/clock.js'),
      loaded(`build/${run.tests}.js`),
      served('assets/**/*'),
      served('demo/**/*'),
      served('build/*.map'),
      ...Object.values(folders).map((name) => served(`node_modules/${name}/dist/*.min.js`)),
      served('node_modules/jquery-ui/dist/*.min.js'),
    ],
    proxies: {
      '/assets/': '/base/assets/',
      '/demo/': '/base/demo/',
      '/jquery-ui/': '/base/node_modules/jquery-ui/dist/',
      ...Object.fromEntries(
        Object.entries(folders).map(([major, name]) => [
          `/jquery/${major}/`,
          `/base/node_modules/${name}/dist/`,
        ]),
      ),
    },
    preprocessors: {
      'build/*.cov.js': ['sourcemap', 'coverage'],
      'build/tests*.js': ['sourcemap'],
      'assets/js/ui.*.min.js': ['sourcemap'],
    },
    coverageReporter: {
      dir: 'coverage',
      subdir: '.',
      reporters: [{ type: 'text-summary' }, { type: 'html' }, { type: 'lcovonly' }],
      check: {
        global: {
          statements: 97,
          branches: 92,
          // Fingers, scrolling, navigations and the browser's own commands: test/input proves these.
          excludes: [
            'src/core/input/swipe.ts',
            'src/features/{commands,navigation,text-fragment}.ts',
            'src/tabs/tabs.{swipe,sticky}.ts',
          ],
        },
      },
    },
    reporters: run.coverage ? ['dots', 'coverage'] : ['dots'],
    client: {
      clearContext: false,
      qunit: {
        showUI: false,
        // Pages in frames take a while on a busy computer.
        testTimeout: 20000,
        // Only the tests with these ids (test/faults).
        ...(process.env.TEST_IDS && { testId: process.env.TEST_IDS.split(',') }),
      },
    },
    hostname: '127.0.0.1',
    listenAddress: '127.0.0.1',
    // Five thousand items take their time on a busy machine; tests have limits of their own.
    browserNoActivityTimeout: 300000,
    pingTimeout: 300000,
    singleRun: true,
    autoWatch: false,
    colors: Boolean(process.stdout.isTTY),
    // Its warnings name every request a test lets fail on purpose.
    logLevel: config.LOG_ERROR,
  });
};
