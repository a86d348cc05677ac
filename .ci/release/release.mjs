// `npm run release`: the downloads and the hashes, and whether all is ready to be published.
import path from 'node:path';
import { root } from '../lib/files.mjs';
import { writeDownloads } from './downloads.mjs';
import { committed, faultsOf, written } from './faults.mjs';

const state = { ...written(), ...committed() };
for (const file of writeDownloads(path.join(root, 'build/release'), state.version)) {
  console.log(`build/release/${file}`);
}
const faults = faultsOf(state);
for (const fault of faults) console.error(`Not ready: ${fault}`);
process.exitCode = faults.length > 0 ? 1 : 0;
