import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { generate } from '../../generator/generate.ts';
import type { Json } from '../../generator/model/json.ts';
import { Diagnostics } from '../../generator/diagnostics/diagnostics.ts';

/** Schemas whose parts contradict each other, or that read the same value under several types. */
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
  { enum: [] },
  false,
  {},
];

test('the code of every schema is typed, even where its parts contradict each other', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'typed-'));
  try {
    const content = { 'application/json': { schema: { type: 'array', prefixItems: SCHEMAS } } };
    const responses = { 200: { description: 'OK', content } };
    const document = {
      ...{ openapi: '3.1.0', info: { title: 'Typed', version: '1' } },
      paths: { '/x': { get: { operationId: 'getX', responses } } },
    };
    writeFileSync(join(folder, 'openapi.json'), JSON.stringify(document));
    const { files } = await generate(
      { spec: join(folder, 'openapi.json'), only: ['sdk', 'validators'] },
      new Diagnostics(),
    );
    for (const [path, text] of files) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), text);
    }
    expect(diagnosticsOf(join(folder, 'sdk/src/validators/operations/get-x.ts'))).toEqual([]);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

function diagnosticsOf(file: string): readonly string[] {
  const program = ts.createProgram([file], {
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.NodeNext,
    strict: true,
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
