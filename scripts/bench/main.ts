/**
 * `npm run bench` runs every benchmark, and `npm run bench -- generator` runs one. The tables go into `README.md`,
 * which the documentation site shows with charts. `npm run bench -- --compare OLD.md` compares that page with an
 * earlier one.
 */
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { compareResults, PAGE, writeResult } from './results.ts';
import { client } from './subjects/client.ts';
import { codemod } from './subjects/codemod.ts';
import { generator } from './subjects/generator.ts';
import { mock } from './subjects/mock.ts';
import { validators } from './subjects/validators.ts';
import { verify } from './subjects/verify.ts';

const benchmarks = new Map(Object.entries({ ...client, ...generator, ...validators, ...mock, ...verify, ...codemod }));
const { values, positionals } = parseArgs({ options: { compare: { type: 'string' } }, allowPositionals: true });
const before = values.compare === undefined ? undefined : readFileSync(values.compare, 'utf8');
const requested = positionals.length > 0 || before !== undefined ? positionals : [...benchmarks.keys()];
for (const name of requested) {
  const measure = benchmarks.get(name);
  if (measure === undefined)
    throw new Error(`There is no benchmark ${name}. There are: ${[...benchmarks.keys()].join(', ')}.`);
  console.log(`\n## ${name}\n`);
  const tables = await measure();
  console.log(tables);
  await writeResult(PAGE, name, tables);
}
if (before !== undefined) console.log(`\n${compareResults(before, readFileSync(PAGE, 'utf8'))}`);
process.exit(0);
