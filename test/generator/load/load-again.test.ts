import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, describe, expect, test } from 'vitest';
import { checkDocument } from '../../../generator/load/check-document.ts';
import { loadSpecification } from '../../../generator/load/load-specification.ts';
import { jsonNotation } from '../../../generator/load/notation.ts';
import { parseJson } from '../../../generator/load/parse-json.ts';
import { reread, textWithout } from '../../../generator/load/reread.ts';
import { textParts } from '../../../generator/load/text-parts.ts';
import { isObject, type JsonObject } from '../../../generator/model/json.ts';
import { type Problem, Problems, SpecError } from '../../../generator/problems.ts';
import { type Memory, openMemory } from '../../../generator/run-memory.ts';
import { editedText, textEdits } from './text-edits.ts';

const isLong = process.env['TEST_LONG'] !== undefined;
const folder = mkdtempSync(join(tmpdir(), 'again-'));
const file = join(folder, 'openapi.json');
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A document with what is mended, what is told of, and what stands around its parts in two places. */
const document: JsonObject = {
  openapi: '3.0.3',
  info: { title: 'Pets', version: '1' },
  paths: {
    '/pets': {
      get: {
        summary: 'Lists "pets" \\ é',
        parameters: [{ $ref: '#/components/parameters/limit' }],
        responses: { 200: { $ref: '#/components/responses/Pets' } },
      },
    },
    '/pets/{id}': {
      put: {
        parameters: [{ name: 'id', in: 'path', required: true, schema: { type: 'string', nullable: true } }],
        requestBody: { content: { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } } },
        responses: { 204: { description: 'Done.' }, 404: { description: 'None.' } },
      },
    },
    '/pets/{name}': { get: { responses: { 200: { description: 'The same place.' } } } },
    'x-note': { of: 'nobody' },
  },
  tags: [{ name: 'pets' }],
  components: {
    schemas: {
      Pet: {
        type: 'object',
        required: ['id'],
        properties: { id: { type: 'integer', minimum: 1, exclusiveMinimum: true } },
      },
      Pets: { type: 'array', items: { $ref: '#/components/schemas/Pet' }, example: [{ id: 'one' }] },
    },
    responses: {
      Pets: {
        description: 'Pets.',
        content: {
          'application/json': {
            schema: { $ref: '#/components/schemas/Pets' },
            examples: { one: { $ref: '#/components/examples/one' }, bare: [{ id: 3 }] },
          },
        },
      },
    },
    parameters: { limit: { name: 'limit', in: 'query', description: null, schema: { type: 'integer' } } },
    examples: { one: { value: [{ id: 1 }] }, bare: { id: 2 } },
    securitySchemes: { key: { type: 'apiKey', name: 'k', in: 'header' } },
  },
};
const text = JSON.stringify(document, null, 1);

const bytes = Buffer.from(text);

describe('of a text that is read again, these parts are parsed', () => {
  const { value, ends = new Map() } = parseJson({ text, bytes });
  const parts = isObject(value) ? textParts(bytes, value, ends) : [];

  test.for<readonly [given: string, edit: (before: string) => string, want: readonly string[] | undefined]>([
    ['nothing', (before) => before, []],
    ['a text in a part', (before) => before.replace('Lists', 'Shows all'), ['/pets']],
    [
      'two parts',
      (before) => before.replace('Lists', 'Shows').replace('"minimum": 1', '"minimum":  2'),
      ['/pets', 'Pet'],
    ],
    ['space within a part', (before) => before.replace('"description": "Pets."', '\n"description": "Pets."'), ['Pets']],
    ['an escape, which is none then', (before) => before.replace('\\\\ é', '\\u00e9'), ['/pets']],
    ['space between parts', (before) => before.replace('"paths":', '"paths" :'), undefined],
    ['what surrounds them', (before) => before.replace('"version": "1"', '"version": "2"'), undefined],
    ['the name of a part', (before) => before.replace('"Pet":', '"Cat":'), undefined],
    ['the parts: there is one more', (before) => before.replace('"Pet":', '"New": {},"Pet":'), undefined],
    ['the parts: one has gone', (before) => before.replace('"limit": {', '"limit": {}, "x": {'), undefined],
    [
      'a part that is no object any more',
      (before) => before.replace('"one": {', '"one": [{').replace('"bare": {', '], "bare": {'),
      undefined,
    ],
    ['a key, which is there twice then', (before) => before.replace('"properties"', '"type"'), undefined],
    ['a quote, so that a string ends too early', (before) => before.replace('\\"pets', '"pets'), undefined],
    ['the end of a string, so that it goes on', (before) => before.replace('é"', 'é\\"'), undefined],
    ['a bracket, which is not closed then', (before) => before.replace('"minimum"', '{"minimum"'), undefined],
    ['the end: something stands behind it', (before) => `${before}\n`, undefined],
    ['the end: it is not there', (before) => before.slice(0, -2), undefined],
    ['a number, which is too large', (before) => before.replace('"minimum": 1', '"minimum": 1e999'), undefined],
    [
      'a part, which lies too deep then',
      (before) => before.replace('"minimum": 1', `"enum": ${'['.repeat(254)}${']'.repeat(254)}`),
      undefined,
    ],
  ])('where what has changed is %s', ([, edit, want]) => {
    const now = Buffer.from(edit(text));
    const parted = { notation: jsonNotation, bytes, parts };
    const without = textWithout(parted);
    const read = reread({ ...parted, skeleton: { text: without, value: JSON.parse(without) } }, now);
    expect(read?.changed.map(({ key }) => key)).toEqual(want);
    if (read === undefined) return;
    const whole = parseJson({ text: edit(text), bytes: now });
    expect(read.value).toEqual(whole.value);
    expect(read.parts).toEqual(textParts(now, read.value, whole.ends ?? new Map()));
    expect(read.parts.filter((part) => !parts.some(({ value: former }) => part.value === former))).toEqual(
      read.changed,
    );
  });
});

describe('a save after which parts depend on each other is loaded as by a run that remembers nothing', () => {
  test.for<readonly [given: string, edit: (before: string) => string, base?: (before: string) => string]>([
    ['an identifier', (before) => before.replace('"type": "object"', '"$id": "a", "type": "object"')],
    [
      'a path that is another',
      (before) => before.replace('"get": {\n    "responses"', '"$ref": "#/paths/~1pets", "get": {\n    "responses"'),
    ],
    [
      'a reference into another file',
      (before) => before.replace('#/components/schemas/Pet"', 'openapi.json#/components/schemas/Pet"'),
    ],
    [
      'bytes where JSON leads',
      (before) => before.replace('"type": "integer",', '"type": "string", "format": "binary",'),
    ],
    [
      'bytes that JSON leads to from now on',
      (before) => before.replace('#/components/schemas/Pets"', '#/components/schemas/File"'),
      (before) => before.replace('"Pet":', '"File": { "type": "string", "format": "binary" }, "Pet":'),
    ],
    [
      'flags of an old version in a new one',
      (before) => before.replace('"minimum": 1', '"minimum": 2, "nullable": true'),
      (before) => before.replace('3.0.3', '3.1.0').replace(', "nullable": true', ''),
    ],
    [
      'a form that holds what JSON led to alone',
      (before) =>
        before
          .replace('"application/octet-stream"', '"multipart/form-data"')
          .replace(
            /"schema": \{\s+"type": "string",\s+"format": "binary"\s+\}/u,
            '"schema": { "properties": { "file": { "$ref": "#/components/schemas/File" } } }',
          ),
      (before) =>
        before
          .replace('#/components/schemas/Pet"', '#/components/schemas/File"')
          .replace('"Pet":', '"File": { "type": "string", "format": "binary" }, "Pet":'),
    ],
  ])('where there is %s', async ([, edit, base = (before: string) => before]) => {
    const memory = openMemory();
    await loaded(base(text), memory());
    for (const saved of [edit(base(text)), base(text).replace('Lists', 'Shows')]) {
      const remembered = await loaded(saved, memory());
      expect(remembered.document).not.toBeUndefined();
      expect(remembered).toEqual(await loaded(saved));
    }
  });
});

test('whatever is saved of a text, what is loaded and told is that of a run that remembers nothing', async () => {
  const property = fc.asyncProperty(fc.array(textEdits, { minLength: 2, maxLength: 6 }), async (saves) => {
    const memory = openMemory();
    let good = text;
    await loaded(good, memory());
    for (const save of saves) {
      const next = editedText(good, save);
      const remembered = await loaded(next, memory());
      expect(remembered).toEqual(await loaded(next));
      if (remembered.document !== undefined) good = next;
    }
  });
  await fc.assert(property, { numRuns: isLong ? 1_000 : 120, seed: 20_261_122 });
}, 1_800_000);

/** What a text comes to: a document, or none, and all that is told of it, with its places. */
async function loaded(
  saved: string,
  memory: Memory = {},
): Promise<{ readonly document?: JsonObject; readonly told: readonly Problem[] }> {
  writeFileSync(file, saved);
  const problems = new Problems();
  try {
    const specification = await loadSpecification(file, problems, memory);
    checkDocument(specification, problems, memory.check);
    return { document: specification.document, told: problems.found };
  } catch (error) {
    if (!(error instanceof SpecError)) throw error;
    return { told: problems.found };
  }
}
