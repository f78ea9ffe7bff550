// Runs after `npm ci`, on Node 20 or later. The npm package `node` brings 67 MB of C headers, which nothing here needs.
import { existsSync, readdirSync, rmSync } from 'node:fs';

const builds = new URL('../node_modules/node/node_modules/', import.meta.url);
for (const name of existsSync(builds) ? readdirSync(builds) : []) {
  if (name.startsWith('node-')) rmSync(new URL(`${name}/include`, builds), { recursive: true, force: true });
}
