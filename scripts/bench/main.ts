/**
 * `npm run bench` runs every benchmark of this folder and `npm run bench -- generate` runs one. The results go into
 * `results.json`, which the documentation site shows. `npm run bench -- --compare OLD.json` compares them with those of
 * another file; with names before it, it runs these first.
 */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { compareResults, readResults, recordRun, RESULTS, writeResult } from './results.ts';

/** Suffix of the files that are a benchmark. */
const ENDING = '.bench.ts';
const all = readdirSync(import.meta.dirname)
  .filter((file) => file.endsWith(ENDING))
  .map((file) => file.slice(0, -ENDING.length));
const { values, positionals: requested } = parseArgs({
  options: { compare: { type: 'string' } },
  allowPositionals: true,
});
const { compare } = values;
const unknown = requested.filter((name) => !all.includes(name));
if (unknown.length > 0) throw new Error(`There is no benchmark ${unknown.join(', ')}. There are: ${all.join(', ')}.`);
const before = compare === undefined ? [] : readResults(compare);
if (compare !== undefined && before.length === 0)
  throw new Error(`${compare} has no results. Name a copy of an earlier scripts/bench/results.json.`);

for (const name of requested.length > 0 || compare !== undefined ? requested : all) {
  console.log(`\n## ${name}\n`);
  writeResult(RESULTS, await recordRun(name, () => import(join(import.meta.dirname, name + ENDING))));
}
if (compare !== undefined) console.log(`\n${compareResults(before, readResults(RESULTS))}`);
