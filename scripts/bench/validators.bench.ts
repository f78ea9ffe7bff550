/**
 * `npm run bench -- validators`: compares our validators with zod and valibot as hey-api generates them, and with
 * TypeBox's compiler and Ajv at run time.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { gzipSync } from 'node:zlib';
import type { Figures } from './measure-figures.ts';
import { measureFigures } from './measure-figures.ts';
import { printFigures } from './print-figures.ts';
import { CASES, type Case } from './validators/cases.ts';
import { timeHostile } from './validators/time-hostile.ts';
import { valuesOf } from './validators/values.ts';
import { prepareSubjects } from './validators/workplace.ts';

const HERE = join(import.meta.dirname, 'validators');
const ROUNDS = 10;
const CALL_RUNS = 5;

const { folder, subjects } = await prepareSubjects();
process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
const document = JSON.parse(readFileSync(join(folder, 'ours/spec/v3.json'), 'utf8'));

for (const one of CASES) {
  console.log(`\n### ${one.title}\n`);
  printFigures(await figuresOf(one), [
    { figure: 'per second', heading: 'validated a second', decimals: 0, base: 'ours' },
    { figure: 'wall', heading: 'import, ms', decimals: 1, base: 'ours' },
    { figure: 'processor', heading: 'import, processor ms', decimals: 1 },
    { figure: 'gzip', heading: 'kB min+gzip', decimals: 1, base: 'ours' },
  ]);
}
console.log('\n### Ours, each body by itself and all together\n');
await printOwnSizes();
console.log('\n### Cost of hostile values\n');
await printHostile();
console.log('\n### Cost of validating a request on top of a call over loopback\n');
printCallCost();

async function figuresOf(one: Case): Promise<ReadonlyMap<string, Figures>> {
  const file = join(folder, 'values.json');
  writeFileSync(file, JSON.stringify(valuesOf(one, document)));
  const programs = subjects.map(({ name, programOf }) => ({ name, program: programOf(one) }));
  const args = [join(HERE, 'time-validators.mjs'), file, ...programs.map(({ program }) => program)];
  const speeds: readonly number[] = JSON.parse(execFileSync(process.execPath, args, { encoding: 'utf8' }));
  const imports = programs.map(({ name, program }) => ({ name, args: [join(HERE, 'time-import.mjs'), program] }));
  const loads = await measureFigures(imports, ROUNDS);
  const rows = programs.map(async ({ name, program }, index) => {
    const gzip = (await sizeOf(`export { validate } from '${program}';`)) / 1000;
    return [name, { 'per second': speeds[index] ?? 0, ...loads.get(name), gzip }] as const;
  });
  return new Map(await Promise.all(rows));
}

/** Measures the bytes of a program, bundled, minified and gzipped. */
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

/** Returns the slowest attack. */
async function printHostile(): Promise<void> {
  const times = (await timeHostile()).toSorted((one, other) => other.milliseconds - one.milliseconds);
  const shown = times
    .slice(0, 5)
    .map(({ what: subject, milliseconds }) => `- ${subject}: ${milliseconds.toFixed(1)} ms`);
  console.log(`The five slowest of ${times.length} attacks, result and explanation:\n\n${shown.join('\n')}`);
}

/** Measures the client's processor time without and with the validators of the operation. */
function printCallCost(): void {
  const args = [join(HERE, 'time-calls.mjs'), join(folder, 'ours/sdk/dist')];
  for (let run = 0; run < CALL_RUNS; run += 1) {
    const {
      without,
      with: validated,
      again,
    }: Figures = JSON.parse(execFileSync(process.execPath, args, { encoding: 'utf8' }));
    if (without === undefined || validated === undefined || again === undefined)
      throw new Error('the calls were not measured');
    const share = (validated / ((without + again) / 2) - 1) * 100;
    const chance = Math.abs(again / without - 1) * 100;
    console.log(
      `- ${without.toFixed(1)} µs a call without, ${validated.toFixed(1)} µs with: ${share.toFixed(1)} % more; two without differ by ${chance.toFixed(1)} %`,
    );
  }
}
