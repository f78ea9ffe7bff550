import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { transformSync } from 'esbuild';
import fc from 'fast-check';
import { at, below, isObject, type Json } from '../../../generator/model/json.ts';
import { compileValidatorsTogether } from '../../../test/suites/compile-validators.ts';
import { HOSTILE_FORMATS, PATTERNS_WITHOUT_TABLE, VULNERABLE_PATTERNS } from '../../../test/suites/hostile-texts.ts';
import { arbitraryValue } from '../../../test/validators/arbitrary-values.ts';
import { buildPackage } from '../../build-package.ts';
import { PEERS, requirePeer } from '../../extras.ts';
import { bundleSize } from '../bundle-size.ts';
import { type Figures, formatTable, measure, type Rows, type Subject } from '../harness.ts';

const ROOT = join(import.meta.dirname, '../../..');
const PROGRAMS = join(import.meta.dirname, '../programs');

/** Our validators beside zod and valibot as hey-api generates them, and TypeBox's compiler and Ajv at run time. */
export const validators: Subject = {
  validators: compareValidators,
  'validators-own': measureOwn,
};

/** A request body or response on which validators are compared. */
interface Case {
  readonly title: string;
  readonly operation: string;
  /** Module of the validators of the operation's group. */
  readonly module: string;
  readonly part: 'body' | 'response';
}

/** From a body of a few fields to a response of a hundred resources. */
const CASES: readonly Case[] = [
  { title: 'small body (a business card)', operation: 'createBusinessCard', module: 'workforce', part: 'body' },
  { title: 'body (replacing a phase)', operation: 'replacePhase', module: 'project-management', part: 'body' },
  { title: 'body with lists (a contract)', operation: 'createContract', module: 'support', part: 'body' },
  {
    title: 'large body (criteria of assignments)',
    operation: 'searchAssignments',
    module: 'project-management',
    part: 'body',
  },
  {
    title: 'response (a hundred trees of assignments)',
    operation: 'searchAssignments',
    module: 'project-management',
    part: 'response',
  },
];

const LIBRARIES = ['ours', 'zod (hey-api)', 'valibot (hey-api)', 'TypeBox at run time', 'Ajv at run time'];

async function compareValidators(): Promise<string> {
  const folder = await prepareFolder();
  const document: Json = JSON.parse(readFileSync(join(folder, 'ours/spec/v3.json'), 'utf8'));
  const tables: string[] = [];
  for (const one of CASES) {
    const table = formatTable(await figuresOf(one, folder, document), [
      { figure: 'speed', heading: 'validated a second', decimals: 0, base: 'ours', best: 'high' },
      { figure: 'processor', heading: 'import, processor ms', decimals: 1, base: 'ours', best: 'low' },
      { figure: 'wall', heading: 'import, ms', decimals: 1, best: 'low' },
      { figure: 'gzip', heading: 'kB minified and gzip', decimals: 1, base: 'ours', best: 'low' },
    ]);
    tables.push(`#### ${one.title}\n\n${table}`);
  }
  return tables.join('\n\n');
}

async function figuresOf(one: Case, folder: string, document: Json): Promise<Rows> {
  const file = join(folder, 'values.json');
  writeFileSync(file, JSON.stringify(valuesOf(one, document)));
  const programs = LIBRARIES.map((name) => ({ name, program: join(folder, programName(name, one)) }));
  const args = [join(PROGRAMS, 'time-validators.mjs'), file, ...programs.map(({ program }) => program)];
  const speeds: readonly number[] = JSON.parse(execFileSync(process.execPath, args, { encoding: 'utf8' }));
  const imports = programs.map(({ name, program }) => ({ name, args: [join(PROGRAMS, 'time-import.mjs'), program] }));
  const loads = await measure(imports, 10);
  const rows = programs.map(async ({ name, program }, index): Promise<readonly [string, Figures]> => {
    const gzip = await gzipped(`export { validate } from '${program}';`, folder);
    return [name, { ...loads.get(name), speed: speeds[index] ?? NaN, gzip }];
  });
  return new Map(await Promise.all(rows));
}

async function gzipped(program: string, folder: string): Promise<number> {
  return (await bundleSize(program, folder)).gzip / 1000;
}

/** Measures sizes of our validators, hostile values, and the cost of validation on top of a call over loopback. */
async function measureOwn(): Promise<string> {
  const folder = await prepareFolder();
  const document = JSON.parse(readFileSync(join(folder, 'ours/spec/v3.json'), 'utf8'));
  const operations = Object.values(document.paths).flatMap((item) => Object.values(Object(item)));
  const bodies = operations.filter((one) => Object(one).requestBody).map((one) => String(Object(one).operationId));
  const index = './ours/sdk/dist/validators.js';
  const sizes: number[] = [];
  for (const name of bodies)
    sizes.push(await gzipped(`import { ${name}Body } from '${index}'; globalThis.kept = ${name}Body;`, folder));
  const sorted = sizes.toSorted((one, other) => one - other);
  const args = [join(PROGRAMS, 'time-validated-calls.mjs'), join(folder, 'ours/sdk/dist')];
  const calls = (await measure([{ name: 'calls', args }], 5)).get('calls') ?? {};
  const { without = NaN, with: validated = NaN, again = NaN } = calls;
  const slowest = (await timeHostile()).toSorted((one, other) => other - one);
  const rows: Readonly<Record<string, number>> = {
    [`the median of ${bodies.length} bodies, kB minified and gzip`]: sorted[sorted.length >> 1] ?? NaN,
    'the largest body, kB': sorted.at(-1) ?? NaN,
    'all validators of all operations, kB': await gzipped(
      `import * as all from '${index}'; globalThis.kept = all;`,
      folder,
    ),
    [`the slowest of ${slowest.length} attacks, result and issues, ms`]: slowest[0] ?? NaN,
    'a call over loopback that validates its request, % more': (validated / ((without + again) / 2) - 1) * 100,
    'the difference between two clients without validation, %': Math.abs(again / without - 1) * 100,
  };
  const figures = new Map(Object.entries(rows).map(([name, value]) => [name, { value }]));
  return formatTable(figures, [{ figure: 'value', heading: 'ours', decimals: 1 }]);
}

/** Creates validators of the same document with each library, as JavaScript, each in its own folder. */
async function prepareFolder(): Promise<string> {
  // Below the peers, so that they resolve.
  mkdirSync(join(PEERS, '.cache'), { recursive: true });
  const folder = mkdtempSync(join(PEERS, '.cache/bench-validators-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  const generator = [
    join(ROOT, 'generator/start.js'),
    '--spec',
    join(ROOT, 'spec/v3/openapi.yaml'),
    '--layout',
    'package',
  ];
  execFileSync(process.execPath, [...generator, '--only', 'spec,sdk,validators', '--out', join(folder, 'ours')]);
  const heyApi = [requirePeer('@hey-api/openapi-ts/dist/run.mjs'), '-i', join(folder, 'ours/spec/v3.json'), '-s'];
  for (const plugin of ['zod', 'valibot'])
    execFileSync(process.execPath, [...heyApi, '-o', join(folder, plugin), '-p', '@hey-api/typescript', plugin]);
  await buildPackage(join(folder, 'ours/sdk'));
  for (const tree of ['zod', 'valibot']) toJavaScript(join(folder, tree));
  const document: Json = JSON.parse(readFileSync(join(folder, 'ours/spec/v3.json'), 'utf8'));
  for (const one of CASES)
    for (const [name, text] of programs(one, document)) writeFileSync(join(folder, programName(name, one)), text);
  return folder;
}

/** Compiles the TypeScript of a tree to the JavaScript that ships. */
function toJavaScript(tree: string): void {
  const isSource = (file: string): boolean => file.endsWith('.ts') && !file.endsWith('.d.ts');
  for (const file of readdirSync(tree, { recursive: true, encoding: 'utf8' }).filter(isSource)) {
    const { code } = transformSync(readFileSync(join(tree, file), 'utf8'), { loader: 'ts' });
    const named = code.replaceAll(/(from\s*"\.[^"\n]*?)(?:\.ts)?"/g, '$1.js"');
    writeFileSync(join(tree, file.replace(/\.ts$/, '.js')), named);
  }
}

function programName(library: string, { operation, part }: Case): string {
  return `${library.replaceAll(/\W+/g, '-')}.${operation}.${part}.mjs`;
}

/** Returns the program of each library, which exports `validate`. */
function programs({ operation, part, module }: Case, document: Json): readonly (readonly [string, string])[] {
  const own = `${operation}${part === 'body' ? 'Body' : 'Response'}`;
  const name = own.charAt(0).toUpperCase() + own.slice(1);
  const start = runTimeStart(schemaPointer(operation, part, document));
  return [
    ['ours', `export { ${own} as validate } from './ours/sdk/dist/validators/${module}.js';\n`],
    [
      'zod (hey-api)',
      `import { z${name} as schema } from './zod/zod.gen.js';\nexport const validate = (value) => schema.safeParse(value).success;\n`,
    ],
    [
      'valibot (hey-api)',
      `import { v${name} as schema } from './valibot/valibot.gen.js';\nimport { safeParse } from 'valibot';\nexport const validate = (value) => safeParse(schema, value).success;\n`,
    ],
    // The document with one schema as its root, and the platform's formats.
    [
      'TypeBox at run time',
      `import { Set as setFormat } from 'typebox/format';\nimport { Compile } from 'typebox/schema';\n${start}
setFormat('date-time', (value) => DATE_TIME.test(value));
setFormat('date', (value) => DATE.test(value));
const compiled = Compile({ ...document, $ref: pointer });
export const validate = (value) => compiled.Check(value);\n`,
    ],
    // The document, of which one schema is compiled, as Ajv's documentation recommends.
    [
      'Ajv at run time',
      `import { Ajv2020 } from 'ajv/dist/2020.js';\n${start}
const formats = { 'date-time': DATE_TIME, date: DATE, int32: true, int64: true, double: true, float: true };
const ajv = new Ajv2020({ strict: false, logger: false, validateSchema: false, formats });
ajv.addSchema(document, 'spec');
export const validate = ajv.compile({ $ref: encodeURI('spec' + pointer) });\n`,
    ],
  ];
}

/** Returns the start of a program that compiles a schema at run time: the document, the pointer and the formats. */
function runTimeStart(pointer: string): string {
  return `import { readFileSync } from 'node:fs';
const DATE_TIME = /^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(?:\\.\\d+)?(?:Z|[+-]\\d{2}:?\\d{2})$/;
const DATE = /^\\d{4}-\\d{2}-\\d{2}$/;
const document = JSON.parse(readFileSync(new URL('./ours/spec/v3.json', import.meta.url), 'utf8'));
const pointer = ${JSON.stringify(`#${pointer}`)};`;
}

/** Creates valid values of a case's schema, the same in every run; the response has a hundred items. */
function valuesOf({ operation, part }: Case, document: Json): readonly Json[] {
  if (!isObject(document)) return [];
  const schema = at(document, schemaPointer(operation, part, document)) ?? true;
  const sampled = fc.sample(arbitraryValue(schema, document), { numRuns: 400, seed: 5 });
  const wanted = sampled.filter((value) => JSON.stringify(value).length > 100);
  if (part === 'body') return wanted.slice(0, 50);
  const items = wanted.flatMap((value): readonly Json[] => (Array.isArray(value) ? value : []));
  return [items.filter((item) => JSON.stringify(item).length > 60).slice(0, 100)];
}

function schemaPointer(operation: string, part: Case['part'], document: Json): string {
  const paths = isObject(document) && isObject(document['paths']) ? Object.entries(document['paths']) : [];
  for (const [path, item] of paths)
    for (const [method, one] of isObject(item) ? Object.entries(item) : []) {
      if (!isObject(one) || one['operationId'] !== operation) continue;
      const holder = below('/paths', path, method, ...(part === 'body' ? ['requestBody'] : ['responses', '200']));
      return below(holder, 'content', 'application/json', 'schema');
    }
  throw new Error(`There is no operation ${operation}.`);
}

const ITEMS = 8_000;
const LEVELS = 20_000;

/** Measures milliseconds of each attack of the tests: 50,000 characters, 8,000 unique objects, 20,000 levels. */
async function timeHostile(): Promise<readonly number[]> {
  const items = Array.from({ length: ITEMS }, (_, index) => ({ id: index, name: `name ${index}` }));
  let deep: unknown = {};
  for (let level = 0; level < LEVELS; level += 1) deep = [deep];
  const attacks: readonly (readonly [schema: Json, value: unknown])[] = [
    ...[...VULNERABLE_PATTERNS, ...PATTERNS_WITHOUT_TABLE].map(
      ([pattern, value]) => [{ type: 'string', pattern }, value] as const,
    ),
    ...HOSTILE_FORMATS.map(([format, value]) => [{ type: 'string', format }, value] as const),
    [{ type: 'array', uniqueItems: true }, items],
    [{}, deep],
  ];
  const compiled = await compileValidatorsTogether(attacks.map(([schema]) => schema));
  return attacks.map(([, value], index) => {
    const begin = process.cpuUsage();
    compiled[index]?.validate(value);
    const { user, system } = process.cpuUsage(begin);
    return (user + system) / 1000;
  });
}
