import { expect, test } from 'vitest';
import { createCore } from '#mock/core.ts';
import { constraintRequests, Inspector } from '#mock/inspection.ts';
import type { JsonObject } from '#mock/json.ts';
import { emptyPlatform } from '#mock/platform.ts';

const text = { type: 'string' };
const LIST = { type: 'array', items: { type: 'string', minLength: 3 }, maxItems: 2 };

/** Source of a document with one operation, whose parameters are references. */
function sourceOf(parameters: readonly object[], more: object = {}) {
  const stated = Object.fromEntries(parameters.map((each, index) => [`P${index}`, each]));
  const post = { operationId: 'list', ...more, responses: { 200: { description: '' } } };
  const document = {
    openapi: '3.1.0',
    info: { title: 'T', version: '1' },
    components: { parameters: stated },
    paths: {
      '/things': {
        post: { ...post, parameters: parameters.map((_, index) => ({ $ref: `#/components/parameters/P${index}` })) },
      },
    },
  };
  const root: JsonObject = JSON.parse(JSON.stringify(document));
  return { documents: [{ name: 't', root }], platform: emptyPlatform };
}

test.each([
  [{}, '?ids=string&ids=strinb&ids=strinc'],
  [{ explode: false }, '?ids=string%2Cstrinb%2Cstrinc'],
  [{ style: 'pipeDelimited', explode: false }, '?ids=string%7Cstrinb%7Cstrinc'],
  [{ style: 'pipeDelimited', explode: true }, '?ids=string&ids=strinb&ids=strinc'],
])('a list that is too long is sent as its parameter says: %j', (style, want) => {
  const inspector = new Inspector(sourceOf([{ name: 'ids', in: 'query', schema: LIST, ...style }]));
  const [operation] = inspector.operations;
  if (operation === undefined) throw new Error('The document has an operation.');
  const { requests } = constraintRequests(inspector, operation, { target: '/things' });
  const tooLong = requests.find(({ constraint, isWithin }) => constraint === 'maxItems' && !isWithin);
  expect(tooLong?.request.target).toBe(`/things${want}`);
});

const OF_VALUES = ['/query/area minLength', '/query/ids maxItems', '/query/ids minLength'];

test.each<readonly [given: string, more: object, unbroken: readonly string[]]>([
  ['no body', {}, OF_VALUES],
  [
    'a body',
    { requestBody: { content: { 'application/json': { schema: { type: 'object' } } } } },
    [...OF_VALUES, '/body type', '/body syntax', '/body media type'],
  ],
])('required parameters beside %s are constraints, which a call without them breaks', async (_, more, unbroken) => {
  const required = [
    { name: 'area', in: 'query', required: true, schema: { ...text, minLength: 3 } },
    { name: 'ids', in: 'query', required: true, schema: LIST },
    { name: 'X-Trace', in: 'header', required: true, schema: text },
    { name: 'X-Tenant', in: 'header', required: true, schema: text },
    { name: 'sid', in: 'cookie', required: true, schema: text },
  ];
  const core = createCore({ ...sourceOf(required, more), coverage: true });
  await core.handle({ method: 'POST', target: '/things', headers: {}, body: new Uint8Array() });
  const entries = (await core.coverage()).entries.filter(({ kind }) => kind === 'constraint');
  expect(entries.flatMap(({ name, missing }) => (missing === undefined ? [name] : []))).toEqual([
    '/query/area required',
    '/query/ids required',
    '/header/X-Trace required',
    '/header/X-Tenant required',
    '/cookie/sid required',
  ]);
  expect(entries.flatMap(({ name, missing }) => (missing === undefined ? [] : [name]))).toEqual(unbroken);
});
