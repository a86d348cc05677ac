let warnings: string[] = [];
let errors: string[] = [];
const original = { warn: console.warn, error: console.error };

QUnit.hooks.beforeEach(() => {
  warnings = [];
  errors = [];
  console.warn = (...args: unknown[]) => void warnings.push(args.join(' '));
  console.error = (...args: unknown[]) => void errors.push(args.join(' '));
});

QUnit.hooks.afterEach((assert) => {
  Object.assign(console, original);
  if (warnings.length + errors.length === 0) return;
  assert.deepEqual(warnings.concat(errors), [], 'unexpected messages in the console');
});

/** Returns and removes the warnings since the start of the test, or the last call. */
export function takeWarnings(): string[] {
  const taken = warnings;
  warnings = [];
  return taken;
}
