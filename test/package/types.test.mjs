import { execFile } from 'node:child_process';
import { copyFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../../.ci/lib/files.mjs';
import { project } from './consumer.mjs';

QUnit.module('package: types');

const compiler = path.join(root, 'node_modules/typescript/bin/tsc');
const folder = path.join(root, 'test/types');
const checks = ['accordion', 'tabs'];

const modes = {
  'Node, as modules and as CommonJS': [['mts', 'cts'], '--module', 'nodenext'],
  bundler: [['ts'], '--module', 'esnext', '--moduleResolution', 'bundler'],
};

QUnit.test.each('types hold in a project:', modes, async (assert, [extensions, ...options]) => {
  const files = extensions.flatMap((extension) =>
    checks.map((name) => {
      const copy = path.join(project(), `${name}.${extension}`);
      copyFileSync(path.join(folder, `${name}.ts`), copy);
      return copy;
    }),
  );
  const args = [compiler, '--noEmit', '--strict', '--target', 'es2018', ...options, ...files];
  const said = await new Promise((resolve) => {
    execFile(process.execPath, args, { cwd: project() }, (_error, output) => resolve(output));
  });
  assert.equal(said, '');
});
