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
  const options = { compare: { type: 'string' }, help: { type: 'boolean' } } as const;
  try {
    const given = parseArgs({ options, allowPositionals: true });
    if (given.values.help !== true) return given;
  } catch (error) {
    return fail((error as Error).message);
  }
  console.log(usage());
  process.exit(0);
}

function fail(message: string): never {
  console.error(`${message}\n\n${usage()}`);
  process.exit(2);
}

function usage(): string {
  return `npm run bench -- [--compare OLD.md] [BENCHMARK …]\n\nBenchmarks: ${[...benchmarks.keys()].join(', ')}`;
}
