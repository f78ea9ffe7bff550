// Runs in `npm run test:rest`.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { generate } from '../../generator/generate.ts';
import type { Json, JsonObject } from '../../generator/model/json.ts';
import { Diagnostics } from '../../generator/diagnostics/diagnostics.ts';
import { testFolder } from '../support/temporary-folder.ts';
import { writeFiles } from '../support/write-files.ts';

/** Schemas whose parts contradict each other, or that apply keywords of several types to one value. */
const SCHEMAS: readonly Json[] = [
  { allOf: [{ const: 'a' }, { const: 'b' }] },
  { type: 'string', allOf: [{ type: 'number', minimum: 3 }, { minLength: 2 }] },
  { enum: ['a', 'b'], const: 'c', minLength: 1 },
  { enum: [1, 'a', null, { b: 1 }], minLength: 1, minimum: 0, required: ['b'] },
  { type: ['integer', 'null', 'string'], minimum: 1, maxLength: 3, format: 'int32' },
  { oneOf: [{ type: 'string', minLength: 1 }, { required: ['a'] }, { const: 5 }, true] },
  { anyOf: [{ type: 'null' }, { type: 'object', properties: { a: { type: 'array', items: { minimum: 1 } } } }] },
  // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
  { not: { const: 'a' }, if: { minimum: 3 }, then: { multipleOf: 0.1 }, else: { type: 'string', pattern: '^a+$' } },
  { properties: { constructor: { type: 'string', minLength: 2 }, toString: { type: 'integer', minimum: 1 } } },
  { propertyNames: { const: 5 }, additionalProperties: { enum: Array.from({ length: 20 }, (_, index) => index) } },
  { prefixItems: [{ minLength: 1 }], contains: { minimum: 2 }, maxContains: 3, items: { uniqueItems: true } },
  { dependentSchemas: { a: { type: 'string', maxLength: 3 } }, dependentRequired: { a: ['valueOf'] } },
  { patternProperties: { '^a': { type: 'number', exclusiveMinimum: 1 } }, additionalProperties: false },
  { type: 'object', unevaluatedProperties: { type: 'string' }, allOf: [{ properties: { a: { const: null } } }] },
  { type: 'object', additionalProperties: false },
  { type: 'object', propertyNames: false },
  { type: 'object', unevaluatedProperties: false },
  { enum: [] },
  false,
  {},
];

/** An object with so many properties that one function for all of them would exceed a compiler limit (TS2563). */
const WIDE: Json = {
  type: 'object',
  properties: Object.fromEntries([
    ...Array.from({ length: 400 }, (_, index) => [`flat${index}`, { type: ['integer', 'null'], minimum: 1 }]),
    ...Array.from({ length: 100 }, (_, index) => [`nested${index}`, nestedObject(2)]),
    ['wide', nestedObject(600)],
    ['constructor', { type: 'string' }],
  ]),
  required: Array.from({ length: 300 }, (_, index) => `required${index}`),
};

function nestedObject(count: number): Json {
  const names = Array.from({ length: count }, (_, index) => `p${index}`);
  return { type: 'object', properties: Object.fromEntries(names.map((name) => [name, { type: 'string' }])) };
}

test('validators of contradictory schemas compile', async () => {
  // A value that no schema accepts is read and not used.
  const errors = await typeErrors({ type: 'array', prefixItems: SCHEMAS });
  expect(errors.filter((error) => !/'item\d+' is declared but its value is never read/.test(error))).toEqual([]);
});

test.each<{ title: string; given: Json }>([
  { title: 'no keywords', given: {} },
  { title: 'parts that accept every value', given: { allOf: [{}, true] } },
  { title: 'a property that accepts every value', given: { properties: { a: {} } } },
])('no function is written for the other variants of a union where one has $title', async ({ given }) => {
  const other: Json = { type: 'object', properties: { a: { type: 'array', items: { minimum: 1 } } } };
  expect(await typeErrors({ anyOf: [other, given] })).toEqual([]);
});

test.each<{ title: string; given: Json }>([
  { title: 'a union that accepts every value', given: { anyOf: [{ $ref: '#/components/schemas/Thing' }, {}] } },
  { title: 'a condition without a consequence', given: { if: { $ref: '#/components/schemas/Thing' } } },
])('neither a function nor a type is written for a named schema in $title', async ({ given }) => {
  expect(await typeErrors(given, { Thing: { type: 'object', properties: { a: { type: 'array' } } } })).toEqual([]);
});

test('the validator of a very wide object compiles', async () => {
  expect(await typeErrors(WIDE)).toEqual([]);
});

const numbers = (count: number): readonly number[] => Array.from({ length: count }, (_, index) => index);

/** Schemas with so many members that one function for all of them would exceed the same limit. */
const LONG: readonly Json[] = [
  { oneOf: numbers(1100).map((minimum) => ({ type: 'integer', minimum })) },
  { anyOf: numbers(2100).map((minimum) => ({ type: 'integer', minimum })) },
  { allOf: numbers(2100).map((minimum) => ({ type: 'integer', minimum })) },
  { dependentRequired: Object.fromEntries(numbers(1100).map((index) => [`a${index}`, [`b${index}`]])) },
  { dependentSchemas: Object.fromEntries(numbers(2100).map((index) => [`a${index}`, { maxProperties: index }])) },
  { prefixItems: numbers(2100).map(() => ({ type: 'string' })) },
];

test('the validators of very long lists compile', async () => {
  expect(await typeErrors({ anyOf: LONG })).toEqual([]);
});

test('the validator of a property that no value fits compiles without an unused name', async () => {
  const events = { type: 'array', enum: ['a', 'b'], items: { type: 'string' } };
  expect(await typeErrors({ type: 'object', required: ['events'], properties: { events } })).toEqual([]);
});

test('the validator of listed integers with a format imports only what it uses', async () => {
  expect(await typeErrors({ type: 'integer', format: 'int32', enum: [60, 300] })).toEqual([]);
});

/** Generates the validator of a response and returns what the compiler reports about it. */
async function typeErrors(schema: Json, schemas: JsonObject = {}): Promise<readonly string[]> {
  const folder = testFolder('typed');
  const content = { 'application/json': { schema } };
  const responses = { 200: { description: 'OK', content } };
  const document = {
    openapi: '3.1.0',
    info: { title: 'Typed', version: '1' },
    paths: { '/x': { get: { operationId: 'getX', responses } } },
    components: { schemas },
  };
  writeFileSync(join(folder, 'openapi.json'), JSON.stringify(document));
  const { files } = await generate(
    { spec: join(folder, 'openapi.json'), only: ['sdk', 'validators'] },
    new Diagnostics(),
  );
  writeFiles(folder, files);
  return diagnosticsOf(join(folder, 'sdk/src/validators/operations.ts'));
}

function diagnosticsOf(file: string): readonly string[] {
  const program = ts.createProgram([file], {
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.NodeNext,
    strict: true,
    noUnusedLocals: true,
    noEmit: true,
    allowImportingTsExtensions: true,
    noUncheckedIndexedAccess: true,
    exactOptionalPropertyTypes: true,
    isolatedModules: true,
    verbatimModuleSyntax: true,
    types: [],
  });
  return ts
    .getPreEmitDiagnostics(program)
    .map(
      ({ messageText, file: source }) => `${source?.fileName} ${ts.flattenDiagnosticMessageText(messageText, '\n')}`,
    );
}
