import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Json, JsonObject } from '../../generator/model/json.ts';
import { driveOperations } from './drive-operations.ts';
import { testFolder } from '../support/temporary-folder.ts';

/** Values by type: with reserved characters, with other scripts, empty, zero, false, and nested. */
const VALUES: Readonly<Record<string, { readonly type: string; readonly value: Json }>> = {
  text: { type: 'string', value: 'a b&c=d/e?f#g+h;i,j%20k' },
  script: { type: 'string', value: 'Zoë 東京 🚀' },
  integer: { type: 'integer', value: 0 },
  number: { type: 'number', value: -1.5e-7 },
  boolean: { type: 'boolean', value: false },
  texts: { type: 'array', value: ['a b', 'c,d', 'é|;'] },
  numbers: { type: 'array', value: [0, 2.5] },
  object: { type: 'object', value: { R: 100, 'a b': 'c&d', none: false } },
  lists: { type: 'object', value: { sort: ['a', 'b,c'], page: 0 } },
};

/** The styles of each place, as OpenAPI 3.1 defines them for types of values. */
const STYLES = {
  path: ['simple', 'label', 'matrix'],
  query: ['form', 'spaceDelimited', 'pipeDelimited', 'deepObject'],
  header: ['simple'],
  cookie: ['form'],
} as const;

/** Tests whether an item has the text that separates items, so that the client refuses it. */
function isDivided(place: string, style: string, explode: boolean, kind: string): boolean {
  const isPlain = place === 'header' || (place === 'multipart/form-data' && !explode);
  const byStyle = { spaceDelimited: ' ', pipeDelimited: '|', ...(explode && { label: '.' }) };
  const separator = new Map(Object.entries(byStyle)).get(style) ?? (isPlain ? ',' : undefined);
  const value = VALUES[kind]?.value;
  if (separator === undefined || typeof value !== 'object' || value === null) return false;
  return Object.entries(value)
    .flatMap(([key, item]) => (Array.isArray(value) ? [item] : [key, item]))
    .some((part) => String(part).includes(separator));
}

/** Tests whether the specification defines an encoding of a value. Headers carry no other script. */
function isDefined(place: string, style: string, explode: boolean, kind: string): boolean {
  const type = VALUES[kind]?.type;
  if (place === 'header' && kind === 'script') return false;
  if (style === 'json') return explode;
  // The client warns that these keywords have no effect in a multipart form.
  if (place === 'multipart/form-data' && (style !== 'form' || (!explode && type === 'object'))) return false;
  if (isDivided(place, style, explode, kind)) return false;
  if (style === 'deepObject') return type === 'object' && explode;
  if (style === 'spaceDelimited' || style === 'pipeDelimited')
    return ['array', 'object'].includes(`${type}`) && !explode && kind !== 'lists';
  return kind !== 'lists' || (explode && (style === 'form' || style === 'matrix'));
}

function parameterOperations(): readonly (readonly [string, JsonObject])[] {
  return Object.entries(STYLES).flatMap(([place, styles]) =>
    [...styles, 'json'].flatMap((style) =>
      [true, false].flatMap((explode) =>
        Object.entries(VALUES)
          .filter(([kind]) => isDefined(place, style, explode, kind))
          .map(([kind, { type, value }]) => {
            const schema = { type, const: value };
            const how = style === 'json' ? { content: { 'application/json': { schema } } } : { style, explode, schema };
            const name = place === 'header' ? 'X-Value' : 'value';
            return [
              `/${place}-${style}-${explode}-${kind}${place === 'path' ? '/{value}' : ''}`,
              {
                get: {
                  parameters: [{ name, in: place, required: true, ...how }],
                  responses: { 200: { description: 'ok' } },
                },
              },
            ] as const;
          }),
      ),
    ),
  );
}

/** How a member of a form may be encoded. */
const ENCODINGS: Readonly<Record<string, JsonObject>> = {
  default: {},
  json: { contentType: 'application/json' },
  form: { style: 'form', explode: true },
  joined: { style: 'form', explode: false },
  spaces: { style: 'spaceDelimited', explode: false },
  pipes: { style: 'pipeDelimited', explode: false },
  deep: { style: 'deepObject', explode: true },
};

function formOperations(): readonly (readonly [string, JsonObject])[] {
  return ['application/x-www-form-urlencoded', 'multipart/form-data'].flatMap((mediaType) =>
    Object.entries(ENCODINGS).flatMap(([how, encoding]) =>
      Object.entries(VALUES)
        .filter(([kind]) => {
          const { style = 'json', explode = true } = encoding;
          return isDefined(mediaType, String(style), explode === true, kind);
        })
        .map(([kind, { type, value }]) => {
          const schema = { type: 'object', required: ['value'], properties: { value: { type, const: value } } };
          const content = { [mediaType]: { schema, ...(how !== 'default' && { encoding: { value: encoding } }) } };
          return [
            `/${mediaType.replaceAll(/\W/g, '-')}-${how}-${kind}`,
            { post: { requestBody: { required: true, content }, responses: { 200: { description: 'ok' } } } },
          ] as const;
        }),
    ),
  );
}

test('each value in each place and encoding is sent as the specification describes', async () => {
  const folder = testFolder('matrix');
  const page = { name: 'page', in: 'query', required: true, schema: { const: 2 } };
  const get = { parameters: [page], responses: { 200: { description: 'ok' } } };
  const all = [...parameterOperations(), ...formOperations(), ['/keyed?full=true&raw&a=b%20c', { get }] as const];
  const paths = Object.fromEntries(all);
  const document = { openapi: '3.1.1', info: { title: 'Matrix', version: '1' }, paths };
  writeFileSync(join(folder, 'openapi.json'), JSON.stringify(document));
  const { operations, differences } = await driveOperations(join(folder, 'openapi.json'), join(folder, 'client'));
  expect(operations).toBe(Object.keys(paths).length);
  expect(differences).toEqual([]);
});
