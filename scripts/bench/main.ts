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
const { values, positionals } = commandLine();
const before = values.compare === undefined ? undefined : readFileSync(values.compare, 'utf8');
const requested = positionals.length > 0 || before !== undefined ? positionals : [...benchmarks.keys()];
for (const name of requested) {
  const measure = benchmarks.get(name) ?? fail(`There is no benchmark ${name}.`);
  console.log(`\n## ${name}\n`);
  const tables = await measure();
  console.log(tables);
  await writeResult(PAGE, name, tables);
}
if (before !== undefined) console.log(`\n${compareResults(before, readFileSync(PAGE, 'utf8'))}`);
process.exit(0);

function commandLine(): { readonly values: { readonly compare?: string }; readonly positionals: readonly string[] } {
  try {
    return parseArgs({ options: { compare: { type: 'string' } }, allowPositionals: true });
  } catch (error) {
    return fail(process.argv.includes('--help') ? '' : (error as Error).message);
  }
}

/** Prints a message and the usage, and ends: with 0 if there is nothing but the usage to print. */
function fail(message: string): never {
  const usage = `npm run bench -- [--compare OLD.md] [BENCHMARK …]\n\nBenchmarks: ${[...benchmarks.keys()].join(', ')}`;
  if (message === '') console.log(usage);
  else console.error(`${message}\n\n${usage}`);
  process.exit(message === '' ? 0 : 2);
}
