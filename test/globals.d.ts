/** What `karma.conf.js` tells the tests about the run they are part of. */
interface TestRun {
  readonly name: string;
  readonly major: 1 | 2 | 3 | 4;
  readonly jquery: string;
  readonly slim: boolean;
  readonly file: 'src' | 'min';
  readonly tests: 'tests' | 'tests-jquery';
}

/** Time that stands still until the test moves it. */
interface Clock {
  /** Lets `ms` milliseconds pass, and runs what is due meanwhile, in order. */
  tick(ms: number): void;
  /** How long each timer still has to wait, in milliseconds. */
  left(): number[];
  /** Gives the page its own timers back. */
  end(): void;
}

interface Window {
  readonly testRun: TestRun;
  stopClock(atOnce?: boolean): Clock;
}
