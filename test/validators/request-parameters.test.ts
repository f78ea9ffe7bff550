import { expect, test } from 'vitest';
import { findRequestIssues, type OperationValidators, readRequest } from '#shared/validation/operation-validators.ts';
import type { Json, JsonObject } from '../../generator/model/json.ts';
import type { StyleEncoder } from '#sdk/client/operation.ts';
import {
  deepObject,
  form,
  formExploded,
  jsonStyle,
  label,
  labelExploded,
  matrix,
  matrixExploded,
  pipeDelimited,
  simple,
  simpleExploded,
  spaceDelimited,
} from '#sdk/parameters/styles.ts';
import { compileParameterValidators } from '../suites/compile-validators.ts';
import { platformValidators } from './platform-validators.ts';

const validators: OperationValidators = {
  operation: 'search',
  parameters: [
    { property: 'thingId', name: 'thing_id', location: 'path' },
    { property: 'limit', name: 'limit', location: 'query', type: 'number' },
    { property: 'open', name: 'open', location: 'query', type: 'boolean' },
    { property: 'ids', name: 'ids', location: 'query', isList: true, type: 'number' },
    { property: 'tenant', name: 'X-TENANT', location: 'header' },
    { property: 'session', name: 'session', location: 'cookie' },
    { property: 'seen', name: 'seen', location: 'cookie', isList: true, type: 'number' },
  ],
};

test.for<readonly [query: string, want: object]>([
  ['', { thingId: '05', tenant: 'A' }],
  ['limit=5&open=true&ids=1,2', { thingId: '05', tenant: 'A', limit: 5, open: true, ids: [1, 2] }],
  ['ids=1&ids=2', { thingId: '05', tenant: 'A', ids: [1, 2] }],
  ['limit=5x&open=TRUE&ids=a', { thingId: '05', tenant: 'A', limit: '5x', open: 'TRUE', ids: ['a'] }],
  ['limit=1&limit=2', { thingId: '05', tenant: 'A', limit: ['1', '2'] }],
  ['limit=0x10&open=1', { thingId: '05', tenant: 'A', limit: '0x10', open: '1' }],
])('the query "%s" is parsed by the types of its parameters', ([query, want]) => {
  const sent = {
    path: { thing_id: '05' },
    query: new URLSearchParams(query),
    headers: new Headers({ 'x-tenant': 'A' }),
  };
  expect(readRequest(validators, sent)).toEqual(want);
});

test.for<readonly [cookie: string, want: object]>([
  ['session=a%20b; seen=1&seen=2', { session: 'a b', seen: [1, 2] }],
  ['seen=1%2C2;other=x', { seen: [1, 2] }],
  ['sessions=a; xsession=b', {}],
  ['session=%', { session: '%' }],
])('of the cookies "%s", only declared parameters are read', ([cookie, want]) => {
  const sent = { path: {}, query: new URLSearchParams(), headers: new Headers({ cookie }) };
  expect(readRequest(validators, sent)).toEqual(want);
});

test.for<readonly [place: 'path' | 'cookie', style: string, target: string, cookie: string]>([
  ['path', 'simple', '/things/a%2Cb,c', ''],
  ['path', 'label', '/things/.a%2Cb,c', ''],
  ['path', 'matrix', '/things/;of=a%2Cb,c', ''],
  ['cookie', 'form', '/things', 'of=a%2Cb,c'],
])('an encoded comma belongs to an item of a list in a %s (%s)', async ([place, style, target, cookie]) => {
  const schema = { type: 'array', items: { type: 'string' } };
  const parameter = { name: 'of', in: place, required: true, style, explode: false, schema };
  const own = await compileParameterValidators([parameter]);
  const path: Record<string, string> = place === 'path' ? { of: decodeURIComponent(target.split('/')[2] ?? '') } : {};
  const sent = { path, query: new URLSearchParams(), headers: new Headers({ cookie }), target };
  expect(readRequest(own, sent)).toEqual({ of: ['a,b', 'c'] });
});

test('an encoded comma separates where only that makes the list valid', async () => {
  const schema = { type: 'array', items: { enum: ['id', 'name', 'id,name', 'no,show'] } };
  const own = await compileParameterValidators([
    ...['fields', 'others'].map((name) => ({ name, in: 'query', explode: false, schema })),
    { name: 'tenant', in: 'query', required: true, schema: { type: 'string' } },
    { name: 'seen', in: 'cookie', explode: false, schema },
  ]);
  const target = `/things?${new URLSearchParams({ fields: 'name,id', others: 'id,name' })}`;
  const query = new URL(target, 'http://localhost').searchParams;
  const sent = { path: {}, query, headers: new Headers({ cookie: 'seen=name%2Cid' }), target };
  expect(readRequest(own, sent)).toEqual({ fields: ['name', 'id'], others: ['id,name'], seen: ['name', 'id'] });
});

test('cookies are validated like any other parameter', async () => {
  const own = await compileParameterValidators([
    { name: 'session', in: 'cookie', required: true, schema: { type: 'string', minLength: 2 } },
    { name: 'seen', in: 'cookie', schema: { type: 'array', items: { type: 'integer' } } },
  ]);
  const found = (cookie: string) =>
    findRequestIssues(
      own,
      readRequest(own, { path: {}, query: new URLSearchParams(), headers: new Headers({ cookie }) }),
    ).map(({ part, code, pointer }) => `${part} ${code} ${pointer}`);
  expect(found('session=ab; seen=1&seen=2')).toEqual([]);
  expect(found('seen=x')).toEqual(['cookie missing /session', 'cookie type /seen/0']);
  expect(found('session=a')).toEqual(['cookie length /session']);
});

const filter: Json = {
  type: 'object',
  additionalProperties: false,
  properties: { size: { type: 'integer' }, open: { type: 'boolean' }, name: { type: 'string' } },
};
const numbers: Json = { type: 'array', items: { type: 'integer' } };
const texts: Json = { type: 'array', items: { type: 'string' } };
const nested: Json = {
  type: 'object',
  properties: { size: { type: 'integer' }, in: { type: 'object', properties: { names: texts } }, sizes: numbers },
};

test.for<readonly [form: string, parameter: JsonObject, encode: StyleEncoder, value: Json]>([
  ['a number or null', { schema: { anyOf: [{ type: 'integer' }, { type: 'null' }] } }, form, 5],
  ['an array or null', { explode: false, schema: { oneOf: [{ type: 'null' }, numbers] } }, form, [1, 2]],
  [
    'an object as name[key]',
    { style: 'deepObject', explode: true, schema: filter },
    deepObject,
    { size: 5, open: true },
  ],
  [
    'nested objects and arrays as name[key]',
    { style: 'deepObject', explode: true, schema: nested },
    deepObject,
    { size: 5, in: { names: ['05', 'a'] }, sizes: [1, 2] },
  ],
  ['an object as one parameter per property', { schema: filter }, formExploded, { size: 5, open: false, name: '05' }],
  ['JSON', { content: { 'application/json': { schema: filter } } }, jsonStyle, { size: 5, name: 'a&b' }],
  [
    'an array separated by spaces',
    { style: 'spaceDelimited', explode: false, schema: numbers },
    spaceDelimited,
    [1, 2],
  ],
  ['an array separated by pipes', { style: 'pipeDelimited', explode: false, schema: numbers }, pipeDelimited, [1, 2]],
  [
    'an object as alternating keys and values',
    { explode: false, schema: filter },
    form,
    { size: 5, open: false, name: '05' },
  ],
  [
    'an object separated by pipes',
    { style: 'pipeDelimited', explode: false, schema: filter },
    pipeDelimited,
    { size: 5 },
  ],
  [
    'an object separated by spaces',
    { style: 'spaceDelimited', explode: false, schema: filter },
    spaceDelimited,
    { size: 5, open: true },
  ],
  ['an array separated by commas', { style: 'form', explode: false, schema: numbers }, form, [1, 2]],
])('%s is parsed as the client serializes it', async ([, parameter, encode, value]) => {
  const own = await compileParameterValidators([{ name: 'of', in: 'query', required: true, ...parameter }]);
  const read = (query: string) =>
    readRequest(own, { path: {}, query: new URLSearchParams(query), headers: new Headers() });
  const request = read(encode('of', value, encodeURIComponent));
  expect(request).toEqual({ of: value });
  expect(findRequestIssues(own, request)).toEqual([]);
  expect(findRequestIssues(own, read(''))).toMatchObject([{ code: 'missing', pointer: '/of' }]);
});

test.for<readonly [form: string, parameter: JsonObject, encode: StyleEncoder, value: Json]>([
  ['a number', { schema: { type: 'integer' } }, simple, 5],
  ['a number after a dot', { style: 'label', schema: { type: 'integer' } }, label, 5],
  ['a number after its name', { style: 'matrix', schema: { type: 'integer' } }, matrix, 5],
  ['an empty string after its name', { style: 'matrix', schema: { type: 'string' } }, matrix, ''],
  ['an array', { schema: numbers }, simple, [1, 2]],
  ['an array after a dot', { style: 'label', schema: numbers }, label, [1, 2]],
  ['an array separated by dots', { style: 'label', explode: true, schema: numbers }, labelExploded, [1, 2]],
  ['an array after its name', { style: 'matrix', schema: numbers }, matrix, [1, 2]],
  ['an array with repeated names', { style: 'matrix', explode: true, schema: numbers }, matrixExploded, [1, 2]],
  ['an object', { schema: filter }, simple, { size: 5, open: true, name: '05' }],
  ['an object as pairs', { explode: true, schema: filter }, simpleExploded, { size: 5, name: 'a=b' }],
  ['an object after a dot', { style: 'label', schema: filter }, label, { size: 5, open: false }],
  [
    'an object separated by dots',
    { style: 'label', explode: true, schema: filter },
    labelExploded,
    { size: 5, name: 'a' },
  ],
  ['an object after its name', { style: 'matrix', schema: filter }, matrix, { size: 5, open: false }],
  [
    'an object as one parameter per property',
    { style: 'matrix', explode: true, schema: filter },
    matrixExploded,
    { size: 5, name: 'a' },
  ],
])('%s in a path is parsed as the client serializes it', async ([, parameter, encode, value]) => {
  const own = await compileParameterValidators([{ name: 'of', in: 'path', required: true, ...parameter }]);
  const text = decodeURIComponent(encode('of', value, encodeURIComponent));
  const request = readRequest(own, { path: { of: text }, query: new URLSearchParams(), headers: new Headers() });
  expect(request).toEqual({ of: value });
  expect(findRequestIssues(own, request)).toEqual([]);
});

test('an invalid property of an object in a path has its own pointer', async () => {
  const own = await compileParameterValidators([
    { name: 'of', in: 'path', required: true, style: 'label', schema: filter },
  ]);
  const found = (text: string) =>
    findRequestIssues(
      own,
      readRequest(own, { path: { of: text }, query: new URLSearchParams(), headers: new Headers() }),
    ).map(({ code, pointer }) => `${code} ${pointer}`);
  expect(found('.size,x,open,true')).toEqual(['type /of/size']);
  expect(found('.size,5,__proto__,1')).toEqual(['unknown-property /of/__proto__']);
  expect(found('')).toEqual([]);
});

test.for<readonly [form: string, place: 'header' | 'cookie', explode: boolean, text: string]>([
  ['as alternating keys and values', 'header', false, 'size,5,open,true'],
  ['as pairs', 'header', true, 'size=5,open=true'],
  ['as pairs that were joined with spaces', 'header', true, 'size=5, open=true'],
  ['as alternating keys and values', 'cookie', false, 'other=1; of=size%2C5%2Copen%2Ctrue'],
  ['as cookies', 'cookie', true, 'other=1; size=5&open=true'],
])('an object %s in a %s is parsed', async ([, place, explode, text]) => {
  const own = await compileParameterValidators([{ name: 'of', in: place, required: true, explode, schema: filter }]);
  const headers = new Headers({ [place === 'cookie' ? 'cookie' : 'of']: text });
  const request = readRequest(own, { path: {}, query: new URLSearchParams(), headers });
  expect(request).toEqual({ of: { size: 5, open: true } });
});

test('R103 text in place of a number is an issue', async () => {
  const own = (await platformValidators()).get('searchJournals');
  if (own === undefined) throw new Error('there is no search of journals');
  const sent = (query: string) => ({ path: {}, query: new URLSearchParams(query), headers: new Headers(), body: {} });
  const found = (query: string) => findRequestIssues(own, readRequest(own, sent(query))).map(({ pointer }) => pointer);
  expect(found('offset=2&limit=2')).toEqual([]);
  expect(found('offset=two&limit=2')).toEqual(['/offset']);
});
