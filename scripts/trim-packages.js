// Runs after `npm ci`, on Node 20 or later. Removes 75 MB that packages ship for other purposes: the C headers of the
// npm package `node`, and the browser bundles of a library that Prism brings.
import { existsSync, readdirSync, rmSync } from 'node:fs';

const modules = new URL('../node_modules/', import.meta.url);
const builds = new URL('node/node_modules/', modules);
const unused = existsSync(builds) ? readdirSync(builds).map((name) => new URL(`${name}/include/`, builds)) : [];

for (const folder of [...unused, new URL('postman-collection/node_modules/@faker-js/faker/dist/', modules)]) {
  rmSync(folder, { recursive: true, force: true });
}
