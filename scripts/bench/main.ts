/** `npm run bench`: runs every benchmark of this folder; `npm run bench -- generate` runs one. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Suffix of the files that are a benchmark. */
const ENDING = '.bench.ts';
const all = readdirSync(import.meta.dirname)
  .filter((file) => file.endsWith(ENDING))
  .map((file) => file.slice(0, -ENDING.length));
const requested = process.argv.slice(2);
const unknown = requested.filter((name) => !all.includes(name));
if (unknown.length > 0) throw new Error(`There is no benchmark ${unknown.join(', ')}. There are: ${all.join(', ')}.`);

for (const name of requested.length > 0 ? requested : all) {
  console.log(`\n## ${name}\n`);
  await import(join(import.meta.dirname, name + ENDING));
}
