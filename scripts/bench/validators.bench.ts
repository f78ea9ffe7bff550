/** `npm run bench -- validators`: ours beside zod and valibot as hey-api makes them, and Ajv at run time. */
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { gzipSync } from 'node:zlib';
import type { Figures } from './measure-figures.ts';
import { measureFigures } from './measure-figures.ts';
import { printFigures } from './print-figures.ts';
import { CASES, type Case } from './validators/cases.ts';
import { valuesOf } from './validators/values.ts';
import { prepareSubjects, type Subject } from './validators/workplace.ts';

const HERE = join(import.meta.dirname, 'validators');
const ROUNDS = 3;

const { folder, subjects } = await prepareSubjects();
const document = JSON.parse(readFileSync(join(folder, 'ours/spec/v3.json'), 'utf8'));

for (const one of CASES) {
  console.log(`\n### ${one.title}\n`);
  printFigures(await figuresOf(one), [
    { figure: 'per second', heading: 'judged a second', decimals: 0, base: 'ours' },
    { figure: 'wall', heading: 'import, ms', decimals: 1, base: 'ours' },
    { figure: 'processor', heading: 'import, processor ms', decimals: 1 },
    { figure: 'gzip', heading: 'kB min+gzip', decimals: 1, base: 'ours' },
  ]);
}
console.log('\n### Ours, each body by itself and all together\n');
await printOwnSizes();
rmSync(folder, { recursive: true, force: true });

async function figuresOf(one: Case): Promise<ReadonlyMap<string, Figures>> {
  const file = join(folder, 'values.json');
  writeFileSync(file, JSON.stringify(valuesOf(one, document)));
  const program = (script: string, args: (subject: Subject) => readonly string[]) =>
    subjects.map((subject) => ({ name: subject.name, args: [join(HERE, script), ...args(subject)] }));
  const speed = await measureFigures(
    program('time-judge.mjs', (subject) => [subject.programOf(one), file]),
    ROUNDS,
  );
  const load = await measureFigures(
    program('time-import.mjs', (subject) => [subject.programOf(one)]),
    ROUNDS * 2,
  );
  const rows = subjects.map(async (subject) => {
    const size = { gzip: (await sizeOf(`export { judge } from '${subject.programOf(one)}';`)) / 1000 };
    return [subject.name, { ...speed.get(subject.name), ...load.get(subject.name), ...size }] as const;
  });
  return new Map(await Promise.all(rows));
}

/** Bytes of a program, bundled for a page, minified and compressed. */
async function sizeOf(contents: string): Promise<number> {
  const stdin = { contents, resolveDir: folder, loader: 'js' } as const;
  const external = ['node:fs'];
  const { outputFiles } = await build({
    stdin,
    bundle: true,
    minify: true,
    format: 'esm',
    write: false,
    logLevel: 'error',
    external,
  });
  return gzipSync(outputFiles[0]?.contents ?? '').length;
}

async function printOwnSizes(): Promise<void> {
  const operations = Object.values(document.paths).flatMap((item) => Object.values(item as object));
  const bodies: readonly string[] = operations
    .filter(({ requestBody }) => requestBody)
    .map(({ operationId }) => operationId);
  const index = './ours/sdk/dist/validators.js';
  const sizes = await Promise.all(
    bodies.map((name) => sizeOf(`import { ${name}Body } from '${index}'; globalThis.kept = ${name}Body;`)),
  );
  const sorted = sizes.toSorted((one, other) => one - other).map((size) => size / 1000);
  const whole = (await sizeOf(`import * as all from '${index}'; globalThis.kept = all;`)) / 1000;
  console.log(
    `${bodies.length} bodies: median ${sorted[sorted.length >> 1]?.toFixed(1)} kB, largest ${sorted.at(-1)?.toFixed(1)} kB; all validators of all operations ${whole.toFixed(1)} kB (min+gzip)`,
  );
}
