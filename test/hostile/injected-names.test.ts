import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { generate } from '../../generator/generate.ts';
import { Diagnostics } from '../../generator/diagnostics/diagnostics.ts';
import { folderWith } from '../generator/load/load-files.ts';
import { emittedFiles, unplanned } from './support/unplanned-code.ts';
import { readCode } from './support/read-code.ts';

/** Names that would become a function, a statement, a member or a comment if they were not escaped. */
const names = [
  'x\nfunction isGetXResponse(data) { return __PWN("x"); }\n',
  'x\nfunction isGetXResponse(data) { return __PWN("x"); }`]; /*',
  "x'];__PWN('x');data['",
  'x"];__PWN("x");data["',
  'x`];__PWN("x");data[`',
  '\u0024{__PWN("x")}',
  '*/__PWN("x");/*',
  '\u2028__PWN("x");\u2029',
  '\r\n__PWN("x");//',
  '__proto__',
];
const places: readonly ((name: string) => object)[] = [
  (name) => ({
    type: 'object',
    additionalProperties: false,
    required: [name],
    properties: { [name]: { const: name } },
  }),
  (name) => ({ type: 'object', dependentRequired: { [name]: [name, 'b'] }, minProperties: 1 }),
  (name) => ({ type: 'object', dependentSchemas: { [name]: { required: [name] } } }),
  (name) => ({ enum: [name, { [name]: [name] }, 1] }),
  (name) => ({ enum: [name, ...Array.from({ length: 20 }, (_, index) => `${name}${index}`)] }),
  (name) => ({ type: 'string', title: name, description: name, default: name, examples: [name], format: name }),
  (name) => ({ type: 'object', patternProperties: { [escapePattern(name)]: { pattern: escapePattern(name) } } }),
  (name) => ({
    oneOf: ['A', 'B'].map((kind) => ({ type: 'object', required: [name], properties: { [name]: { const: kind } } })),
    discriminator: { propertyName: name },
  }),
];

test.for(names)('%j stays plain text anywhere in a schema', async (name) => {
  const schemas = places.map((place) => place(name));
  const folder = folderWith({});
  writeFileSync(join(folder, 'root.json'), JSON.stringify(documentOf(schemas)));
  const { files } = await generate({ spec: join(folder, 'root.json') }, new Diagnostics());
  expect(unplanned(files)).toEqual([]);
  const strings = emittedFiles(files)
    .filter(([path]) => path.includes('/validators/'))
    .flatMap(([path, text]) => [...readCode(path, text).strings]);
  expect(strings).toContain(name);
});

function escapePattern(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
}

function documentOf(schemas: readonly object[]): object {
  const content = { 'application/json': { schema: { type: 'array', prefixItems: schemas } } };
  const get = { operationId: 'getX', responses: { 200: { description: 'ok', content } } };
  return { openapi: '3.1.0', info: { title: 'T', version: '1' }, paths: { '/x': { get } } };
}
