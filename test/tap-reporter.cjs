'use strict';

/** For karma: a line for each test, as the `qunit` command prints them, with what failed below it. */
function TapReporter(formatError) {
  let count = 0;
  const say = (isPassed, title, more) => {
    count += 1;
    process.stdout.write(`${isPassed ? 'ok' : 'not ok'} ${count} ${title}\n`);
    if (more) process.stdout.write(more);
  };
  this.onSpecComplete = (_browser, { success, skipped, suite, description, log }) => {
    const title = [...suite, description].join(' > ');
    say(
      success,
      skipped ? `# SKIP ${title}` : title,
      log.map((text) => formatError(text, '  ')).join(''),
    );
  };
  this.onBrowserError = (browser, error) => say(false, String(browser), formatError(error, '  '));
  this.onBrowserLog = (_browser, log, type) => process.stdout.write(`  ${type}: ${log}\n`);
}

TapReporter.$inject = ['formatError'];

module.exports = TapReporter;
