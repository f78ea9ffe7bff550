// Runs in `npm run test:rest`.
import { expect, test } from 'vitest';
import { createCore, createFetch } from '#mock/core.ts';
import { isObject, type Json, type JsonObject, jsonCopy } from '#mock/json.ts';
import { emptyPlatform } from '#mock/platform.ts';
import { findingLine } from '../../templates/runtime/verify-engine/src/checks/finding.ts';
import { verifyServer } from '../../templates/runtime/verify-engine/src/live/run.ts';
import { listOf, object, ref, text } from '../support/schemas.ts';

const tent = {
  type: 'object',
  additionalProperties: false,
  required: ['label'],
  properties: {
    id: { type: 'string', readOnly: true },
    label: { type: 'string', minLength: 2, maxLength: 24, pattern: '^[a-z][a-z0-9 -]*$' },
    size: { type: 'integer', minimum: 1, maximum: 9 },
    weight: { type: 'number', exclusiveMinimum: 0, multipleOf: 0.5 },
    seats: { type: 'integer', multipleOf: 5 },
    isOpen: { type: 'boolean' },
    color: { type: ['string', 'null'], enum: ['red', 'blue', null] },
    soldAt: { type: 'string', format: 'date-time' },
    day: { type: 'string', format: 'date' },
    poles: { type: 'array', minItems: 1, maxItems: 3, uniqueItems: true, items: { type: 'string', maxLength: 12 } },
    maker: object({ city: { type: 'string', minLength: 1 } }, ['city']),
    notes: { type: 'object', maxProperties: 2, additionalProperties: { type: 'string', maxLength: 10 } },
  },
};
const json = (schema: JsonObject): JsonObject => ({ content: { 'application/json': { schema } } });
const ok = (schema: JsonObject): JsonObject => ({ description: '', ...json(schema) });
const failures = { '400': { description: '' }, '404': { description: '' } };
const resource = (action: string): JsonObject => ({ 'x-resource': { collection: 'tents', action, id: 'tent_id' } });
const item = ref('Tent');
const input = { required: true, ...json(item) };
const query = (name: string, schema: JsonObject): JsonObject => ({ name, in: 'query', schema });
const root: JsonObject = {
  openapi: '3.1.0',
  info: { title: 'Tents', version: '1' },
  components: { schemas: { Tent: tent } },
  paths: {
    '/tents': {
      get: {
        operationId: 'listTents',
        ...resource('search'),
        parameters: [
          { ...query('area', { type: 'string', minLength: 2, maxLength: 5 }), required: true },
          query('width', { type: 'integer', minimum: 1, maximum: 4 }),
          query('shades', { type: 'array', maxItems: 2, items: { type: 'string', enum: ['light', 'dark', 'none'] } }),
          { name: 'X-Trace', in: 'header', schema: { type: 'string', format: 'uuid' } },
          { name: 'theme', in: 'cookie', schema: { type: 'string', enum: ['plain', 'rich'] } },
        ],
        responses: { '200': ok(listOf(item)), ...failures },
      },
      post: {
        operationId: 'addTent',
        ...resource('create'),
        requestBody: input,
        responses: { '201': ok(item), ...failures },
      },
    },
    '/tents/{tent_id}': {
      parameters: [{ name: 'tent_id', in: 'path', required: true, schema: text }],
      get: { operationId: 'getTent', ...resource('read'), responses: { '200': ok(item), ...failures } },
      put: {
        operationId: 'putTent',
        ...resource('replace'),
        requestBody: input,
        responses: { '200': ok(item), ...failures },
      },
      delete: {
        operationId: 'dropTent',
        ...resource('delete'),
        responses: { '204': { description: '' }, ...failures },
      },
    },
    '/days/{day}': {
      get: {
        operationId: 'getDay',
        parameters: [{ name: 'day', in: 'path', required: true, schema: { type: 'string', format: 'date' } }],
        responses: { '200': ok(object({ day: text })), ...failures },
      },
    },
  },
};

/** Verifies a mock of another document by the one above. */
async function findingsOf(served: JsonObject): Promise<readonly string[]> {
  const source = { documents: [{ name: 'v1', root }], platform: emptyPlatform, rules: [] };
  const core = createCore({ ...source, documents: [{ name: 'v1', root: served }], reportFailure: () => undefined });
  const { findings, errors } = await verifyServer(source, {
    baseUrl: 'http://localhost',
    parameters: { area: 'north', day: '2026-05-05' },
    rate: 1e9,
    fetch: createFetch((request) => core.handle(request)),
  });
  expect(errors).toEqual([]);
  return findings.map(findingLine);
}

const KEYWORDS = [
  'minLength',
  'maxLength',
  'pattern',
  'format',
  'minimum',
  'maximum',
  'exclusiveMinimum',
  'multipleOf',
].concat(['enum', 'minItems', 'maxItems', 'uniqueItems', 'maxProperties', 'additionalProperties', 'required']);

/** Returns the places of all constraints of requests. */
function constraintsIn(value: Json, path: readonly string[] = []): readonly (readonly string[])[] {
  if (typeof value !== 'object' || value === null || path.includes('responses')) return [];
  return Object.entries(value).flatMap(([key, inner]) => {
    const isConstraint = KEYWORDS.includes(key) && typeof inner !== 'object';
    const isList = (key === 'enum' || key === 'required') && Array.isArray(inner);
    const own = (isConstraint || isList) && !path.includes('requestBody') ? [[...path, key]] : [];
    return [...own, ...constraintsIn(inner, [...path, key])];
  });
}

function without(path: readonly string[]): JsonObject {
  const copy: Json = jsonCopy(root);
  let at: Json = copy;
  for (const key of path.slice(0, -1)) at = (at as Record<string, Json>)[key] ?? null;
  delete (at as Record<string, Json>)[path.at(-1) ?? ''];
  if (!isObject(copy)) throw new TypeError('A document is an object.');
  return copy;
}

test('a server that keeps its document has no finding', async () => {
  expect(await findingsOf(root)).toEqual([]);
});

test('a server that ignores one constraint has findings, in whatever place the constraint is', async () => {
  // A path always has its parameter.
  const places = constraintsIn(root).filter(
    (path) => !(path.includes('/tents/{tent_id}') || path.join().endsWith('{day},get,parameters,0,required')),
  );
  expect(places.length).toBeGreaterThan(25);
  const missed: string[] = [];
  for (const path of places) if ((await findingsOf(without(path))).length === 0) missed.push(path.join('/'));
  expect(missed).toEqual([]);
});
