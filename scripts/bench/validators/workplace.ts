import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { transformSync } from 'esbuild';
import { buildPackage } from '../../build-package.ts';
import { PEERS, requirePeer } from '../../extras.ts';
import { CASES, type Case } from './cases.ts';

const ROOT = join(import.meta.dirname, '../../..');

/** A library to compare: its name, and the module that exports the validator of a case as `validate`. */
export interface Subject {
  readonly name: string;
  readonly programOf: (one: Case) => string;
}

/** Creates validators of the same document with each library, as JavaScript, each in its own folder. */
export async function prepareSubjects(): Promise<{ readonly folder: string; readonly subjects: readonly Subject[] }> {
  const heyApi = requirePeer('@hey-api/openapi-ts/dist/run.mjs');
  // Below the peers, so that they resolve.
  mkdirSync(join(PEERS, '.cache'), { recursive: true });
  const folder = mkdtempSync(join(PEERS, '.cache/bench-validators-'));
  const generator = [join(ROOT, 'generator/start.js'), '--spec', join(ROOT, 'spec/v3/openapi.yaml')];
  execFileSync(process.execPath, [
    ...generator,
    '--layout',
    'package',
    '--only',
    'spec,sdk,validators',
    '--out',
    join(folder, 'ours'),
  ]);
  const input = join(folder, 'ours/spec/v3.json');
  for (const plugin of ['zod', 'valibot'] as const) {
    const plugins = ['-p', '@hey-api/typescript', plugin];
    execFileSync(process.execPath, [heyApi, '-i', input, '-o', join(folder, plugin), '-s', ...plugins]);
  }
  await buildPackage(join(folder, 'ours/sdk'));
  for (const tree of ['zod', 'valibot']) toJavaScript(join(folder, tree));
  for (const one of CASES)
    for (const [name, text] of programs(one)) writeFileSync(join(folder, programName(name, one)), text);
  const subjects = ['ours', 'zod (hey-api)', 'valibot (hey-api)', 'TypeBox at run time', 'Ajv at run time'].map(
    (name) => ({
      name,
      programOf: (one: Case) => join(folder, programName(name, one)),
    }),
  );
  return { folder, subjects };
}

function programName(subject: string, { operation, part }: Case): string {
  return `${subject.replaceAll(/\W+/g, '-')}.${operation}.${part}.mjs`;
}

function programs({ operation, part, slug }: Case): readonly (readonly [string, string])[] {
  const name = operation.charAt(0).toUpperCase() + operation.slice(1) + (part === 'body' ? 'Body' : 'Response');
  const own = `${operation}${part === 'body' ? 'Body' : 'Response'}`;
  return [
    ['ours', `export { ${own} as validate } from './ours/sdk/dist/validators/${slug}.js';\n`],
    [
      'zod (hey-api)',
      `import { z${name} as schema } from './zod/zod.gen.js';\nexport const validate = (value) => schema.safeParse(value).success;\n`,
    ],
    [
      'valibot (hey-api)',
      `import { v${name} as schema } from './valibot/valibot.gen.js';\nimport { safeParse } from 'valibot';\nexport const validate = (value) => safeParse(schema, value).success;\n`,
    ],
    ['TypeBox at run time', typeBoxProgram({ operation, part })],
    ['Ajv at run time', ajvProgram({ operation, part })],
  ];
}

/**
 * Gives Ajv the document and asks for one schema, as its documentation recommends, with the platform's formats.
 */
function ajvProgram(one: Pick<Case, 'operation' | 'part'>): string {
  return `import { Ajv2020 } from 'ajv/dist/2020.js';
${schemaProgram(one)}
const ajv = new Ajv2020({ strict: false, logger: false, validateSchema: false, formats: {
  'date-time': DATE_TIME, date: DATE, int32: true, int64: true, double: true, float: true } });
ajv.addSchema(document, 'spec');
export const validate = ajv.compile({ $ref: encodeURI('spec' + pointer) });
`;
}

/** Gives TypeBox's compiler the document with one schema as its root, and the platform's formats. */
function typeBoxProgram(one: Pick<Case, 'operation' | 'part'>): string {
  return `import { Set as setFormat } from 'typebox/format';
import { Compile } from 'typebox/schema';
${schemaProgram(one)}
setFormat('date-time', (value) => DATE_TIME.test(value));
setFormat('date', (value) => DATE.test(value));
const compiled = Compile({ ...document, $ref: pointer });
export const validate = (value) => compiled.Check(value);
`;
}

/** Returns the start of a program that compiles a schema at run time: the document, the pointer and the formats. */
function schemaProgram({ operation, part }: Pick<Case, 'operation' | 'part'>): string {
  return `import { readFileSync } from 'node:fs';
const DATE_TIME = /^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(?:\\.\\d+)?(?:Z|[+-]\\d{2}:?\\d{2})$/;
const DATE = /^\\d{4}-\\d{2}-\\d{2}$/;
const document = JSON.parse(readFileSync(new URL('./ours/spec/v3.json', import.meta.url), 'utf8'));
const escape = (text) => text.replaceAll('~', '~0').replaceAll('/', '~1');
const [path, method] = Object.entries(document.paths).flatMap(([path, item]) => Object.entries(item).filter(([, one]) => one.operationId === '${operation}').map(([method]) => [path, method]))[0];
const holder = ${part === 'body' ? "'requestBody'" : "'responses/200'"};
const types = Object.keys(${part === 'body' ? 'document.paths[path][method].requestBody.content' : "document.paths[path][method].responses['200'].content"});
const type = types.includes('application/json') ? 'application/json' : types[0];
const pointer = '#/paths/' + escape(path) + '/' + method + '/' + holder + '/content/' + escape(type) + '/schema';`;
}

/** Compiles the TypeScript of a tree to the JavaScript that ships. */
function toJavaScript(tree: string): void {
  const files = readdirSync(tree, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.ts') && !file.endsWith('.d.ts'),
  );
  for (const file of files) {
    const { code } = transformSync(readFileSync(join(tree, file), 'utf8'), { loader: 'ts' });
    const named = code.replaceAll(/(from\s*"\.[^"\n]*?)(?:\.ts)?"/g, '$1.js"');
    writeFileSync(join(tree, file.replace(/\.ts$/, '.js')), named);
  }
}
