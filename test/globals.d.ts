/** What `karma.conf.js` tells the tests about the run they are part of. */
interface TestRun {
  readonly name: string;
  readonly major: 1 | 2 | 3 | 4;
  readonly jquery: string;
  readonly slim: boolean;
  readonly file: 'src' | 'min';
}

interface Window {
  readonly testRun: TestRun;
}
