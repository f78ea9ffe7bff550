import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { generate } from '../../generator/generate.ts';
import type { JsonObject } from '../../generator/model/json.ts';
import { Diagnostics, SpecError } from '../../generator/diagnostics/diagnostics.ts';
import { folderWith } from '../generator/load/load-files.ts';
import { unplanned } from './support/unplanned-code.ts';

/** Values that would name a file, a member, a module or an address if they were not escaped. */
const texts = [
  '../../evil',
  '/etc/passwd',
  '..',
  '*/__PWN("x");/*',
  '");__PWN("x");("',
  '`\u0024{__PWN("x")}`',
  '\n__PWN("x")\n',
  '\u2028__PWN("x")\u2029',
  '\r\nX-Evil: 1',
  '{{__PWN}}',
  '__proto__',
  'constructor',
  'client',
  'index',
  'con',
  '',
  '//evil.example',
  '{id}',
  '((a+)+)+$',
  '\ud800',
];
const ok = { description: 'ok' };
const thing = { 'application/json': { schema: { $ref: '#/components/schemas/Thing' } } };

/** A document in which a text stands wherever an extension of ours takes one. */
function documentOf(text: string): JsonObject {
  const inPath = { name: 'id', in: 'path', required: true, 'x-identifier': text, schema: { type: 'string' } };
  const inHeader = { ...inPath, name: 'X-C', in: 'header', required: false, 'x-client-option': true };
  const resource = { collection: text, id: text };
  const extensions = { 'x-source': text, 'x-not-shown': [text], 'x-provenance': text };
  const get = {
    operationId: 'getThing',
    tags: [text],
    'x-rights': [[text]],
    'x-retry': text,
    ...extensions,
    'x-resource': { ...resource, action: text },
    responses: { 200: { ...ok, content: thing } },
  };
  const post = {
    operationId: 'replaceThing',
    tags: [text],
    requestBody: { content: thing },
    responses: { 200: ok },
    'x-resource': { ...resource, action: 'replace', as: text },
    'x-update': { read: 'searchThings', body: named(text, [text, '{id}']), match: named(text, 'id') },
  };
  const list = { 'application/json': { schema: { type: 'array', items: thing['application/json'].schema } } };
  const search = {
    operationId: 'searchThings',
    requestBody: { content: thing },
    responses: { 200: { ...ok, content: list } },
  };
  const login = { operationId: 'login', security: [], responses: { 200: ok } };
  const schema = {
    type: 'object',
    'x-variant': { kind: text },
    ...extensions,
    properties: {
      a: {
        type: 'string',
        format: text,
        deprecated: true,
        'x-replaced-by': text,
        'x-create-only': text,
        'x-owned-by': text,
      },
      e: { type: 'string', 'x-extensible-enum': [text, 'a'] },
      [`b${text}`]: { $ref: '#/components/schemas/Part' },
      b: { type: 'string' },
    },
  };
  return JSON.parse(
    JSON.stringify({
      openapi: '3.1.0',
      info: { title: 'T', version: '1' },
      'x-package': { facade: text, document: text },
      'x-formats': named(text, text),
      'x-domains': named(text, { tag: text, pathPrefix: text, provenance: text, 'x-not-shown': [text] }),
      'x-reference-suffix': text,
      paths: {
        '/things/{id}': { parameters: [inPath, inHeader], get, post },
        '/things/search': { post: search },
        '/login': { post: login },
      },
      components: {
        schemas: { Thing: schema, Part: { type: 'object', properties: { id: { type: 'string' } } } },
        securitySchemes: {
          key: {
            type: 'http',
            scheme: 'bearer',
            'x-selector': '/rest',
            'x-login': { operation: 'login', username: text, password: text, encoding: text },
          },
        },
      },
    }),
  );
}

/** An object with one own member, called whatever it may be. */
function named(name: string, value: unknown): object {
  return Object.defineProperty({}, name, { value, enumerable: true });
}

async function made(document: JsonObject, diagnostics = new Diagnostics()): Promise<ReadonlyMap<string, string>> {
  const folder = folderWith({});
  writeFileSync(join(folder, 'root.json'), JSON.stringify(document));
  return (await generate({ spec: join(folder, 'root.json') }, diagnostics)).files;
}

describe('platform extensions', () => {
  test.for(texts)('containing %j yield only names, texts and paths', async (text) => {
    const files = await made(documentOf(text));
    expect(unplanned(files)).toEqual([]);
    expect([...files.keys()].filter((path) => !/^(?:(?!\.\.?\/)[\w.-]+\/)*[\w.-]+$/.test(path))).toEqual([]);
    expect('polluted' in {}).toBe(false);
  });

  test.for<readonly [code: string, pointer: string, extensions: object]>([
    ['package-scope-invalid', '/x-package/scope', { 'x-package': { scope: '../../evil' } }],
    ['file-unreadable', '/x-companions/0', { 'x-companions': ['nowhere'] }],
    ['file-unreadable', '/x-companions/0', { 'x-companions': ['a\u0000b'] }],
    ['reference-outside', '/x-companions/0', { 'x-companions': ['../..'] }],
    ['reference-outside', '/x-companions/0', { 'x-companions': ['.'] }],
  ])('are rejected as %s at %s: %j', async ([code, pointer, extensions]) => {
    const diagnostics = new Diagnostics();
    await expect(made({ ...documentOf('a'), ...(extensions as JsonObject) }, diagnostics)).rejects.toThrow(SpecError);
    const errors = diagnostics.list.filter(({ severity }) => severity === 'error');
    expect(errors.map((error) => [error.code, error.address])).toEqual([[code, expect.objectContaining({ pointer })]]);
  });
});
