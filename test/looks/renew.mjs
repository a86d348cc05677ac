// Takes the pictures of test/looks/pictures anew: `node test/looks/renew.mjs`, after a build.
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { root } from '../../demo/static.mjs';

const { status } = spawnSync(
  process.execPath,
  ['node_modules/qunit/bin/qunit.js', path.join('test', 'input', 'looks-pictures.test.mjs')],
  { cwd: root, stdio: 'inherit', env: { ...process.env, RENEW_PICTURES: '1' } },
);
process.exitCode = status ?? 1;
