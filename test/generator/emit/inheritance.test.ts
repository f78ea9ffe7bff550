import { join } from 'node:path';
import { expect, test } from 'vitest';
import { Diagnostics } from '../../../generator/diagnostics/diagnostics.ts';
import { generate } from '../../../generator/generate.ts';
import type { Json, JsonObject } from '../../../generator/model/json.ts';
import { folderWith } from '../load/load-files.ts';

const reference = (name: string): JsonObject => ({ $ref: `#/components/schemas/${name}` });
const own = (name: string): JsonObject => ({ type: 'object', properties: { [name]: { type: 'string' } } });

/** Each level extends two schemas that both extend the level below. */
function diamonds(levels: number): JsonObject {
  const schemas: Record<string, Json> = {
    Level0: { type: 'object', required: ['id'], properties: { id: { type: 'string', readOnly: true } } },
  };
  for (let level = 1; level <= levels; level += 1) {
    const base = reference(`Level${level - 1}`);
    schemas[`Left${level}`] = { allOf: [base, own(`left${level}`)] };
    schemas[`Right${level}`] = { allOf: [base, own(`right${level}`)] };
    schemas[`Level${level}`] = { allOf: [reference(`Left${level}`), reference(`Right${level}`), own(`own${level}`)] };
  }
  schemas['Top'] = { allOf: [reference(`Level${levels}`)], unevaluatedProperties: false };
  return schemas;
}

function documentOf(schemas: JsonObject): string {
  const content = { 'application/json': { schema: reference('Top') } };
  const parameters = [{ name: 'id', in: 'path', required: true, schema: { type: 'string' } }];
  const responses = { 200: { description: 'd', content } };
  const [get, put] = [
    { operationId: 'getTop', responses },
    { operationId: 'replaceTop', requestBody: { content }, responses },
  ];
  return JSON.stringify({
    openapi: '3.1.0',
    info: { title: 'T', version: '1' },
    paths: { '/tops/{id}': { parameters, get, put } },
    components: { schemas },
  });
}

// At 2^n steps, no more than some 15 levels could be generated.
test.each([30, 60])('a diamond inheritance of %i levels → interfaces that extend each other', async (levels) => {
  const folder = folderWith({ 'openapi.json': documentOf(diamonds(levels)) });
  const sources = { spec: join(folder, 'openapi.json'), only: ['sdk', 'validators'] };
  const { files } = await generate(sources, new Diagnostics());
  const types = files.get('sdk/src/types.ts') ?? '';
  expect(types).toContain(`export interface Level${levels} extends Left${levels}, Right${levels} {`);
  expect(types).toContain(`export interface Left${levels} extends Level${levels - 1} {`);
});
