import { expect, test } from 'vitest';
import { buildContract } from '../../../generator/build/contract.ts';
import { requestParameters } from '../../../generator/emit/validators/emit-validators.ts';
import { Diagnostics } from '../../../generator/diagnostics/diagnostics.ts';
import { readDocument, type ServedOperation } from '#mock/document/served-document.ts';
import type { ServedParameter } from '#mock/document/parameters.ts';
import { readRequestParameters } from '#mock/validation/request-parameters.ts';
import { SchemaValidators } from '#mock/validation/schema-validators.ts';
import type { Json, JsonObject } from '#mock/json.ts';
import { start } from '#mock/start.ts';
import { emptyPlatform } from '#mock/platform.ts';
import { type OperationValidators, readRequest } from '#shared/validation/operation-validators.ts';
import { platformValidators } from '../../validators/platform-validators.ts';
import { documents } from '../support/platform-mock.ts';
import { integer, listOf, object, ref } from '../../support/schemas.ts';

/** Texts that a caller may send for a value: one or several for each parameter, after decoding. */
const FAMILY: readonly (readonly string[])[] = [
  ['5'],
  ['-0.5'],
  ['1e3'],
  ['0x10'],
  ['007'],
  [''],
  [' 5'],
  ['true'],
  ['TRUE'],
  ['1,2,3'],
  ['1', '2'],
  ['a b', 'ü%2F'],
  ['2026-01-31T10:00:00.000+0200'],
  ['null'],
  ['[1]'],
];

test('the mock and the client’s validators parse the same values from the same texts', async () => {
  const [source] = await documents();
  if (source === undefined) throw new Error('There is no document.');
  const { operations } = readDocument(source);
  const schemaValidators = new SchemaValidators(source.root, 'readOnly');
  const validators = await platformValidators();
  const differences = operations.flatMap((operation) =>
    operation.parameters
      .filter(({ place }) => place === 'query' || place === 'header')
      .flatMap((parameter) =>
        FAMILY.flatMap((texts) => difference({ operation, parameter, texts, schemaValidators, validators })),
      ),
  );
  expect(differences).toEqual([]);
});

interface Case {
  readonly operation: ServedOperation;
  readonly parameter: ServedParameter;
  readonly texts: readonly string[];
  readonly schemaValidators: SchemaValidators;
  readonly validators: ReadonlyMap<string, OperationValidators>;
}

function difference({ operation, parameter, texts, schemaValidators, validators }: Case): readonly string[] {
  const own = validators.get(operation.id);
  const property = own?.parameters?.find(({ name }) => name === parameter.name)?.property;
  if (own === undefined || property === undefined) return [`${operation.id} does not know ${parameter.name}`];
  const isQuery = parameter.place === 'query';
  if (!isQuery && (texts.length > 1 || /[^\x20-\x7e]|^\s/.test(texts[0] ?? ''))) return [];
  const query = new URLSearchParams(isQuery ? texts.map((text) => [parameter.name, text]) : []);
  const headers: Record<string, string> = isQuery ? {} : { [parameter.name.toLowerCase()]: texts[0] ?? '' };
  const byMock = readRequestParameters(operation, { path: {}, query, headers }, schemaValidators).values;
  const read: Json | undefined = isQuery ? byMock.query[parameter.name] : byMock.header[parameter.name.toLowerCase()];
  const byClient = readRequest(own, { path: {}, query, headers: new Headers(headers) });
  return JSON.stringify(read) === JSON.stringify(byClient[property])
    ? []
    : [`${operation.id} ${parameter.name} ${JSON.stringify(texts)}: ${JSON.stringify(read)}`];
}

const SCHEMAS: Readonly<Record<string, JsonObject>> = {
  text: { type: 'string' },
  whole: { type: 'integer', format: 'int64' },
  either: { type: ['integer', 'null'] },
  textOrNumber: { type: ['string', 'number'] },
  yes: { type: 'boolean' },
  numbers: listOf({ type: 'number' }),
  named: ref('Named'),
  namedNumbers: listOf(ref('Named')),
  listOrNull: { type: ['array', 'null'], items: { type: 'boolean' } },
  unspecified: {},
  listed: { enum: [1, 2] },
  listedOrNull: { enum: [1.5, null] },
  listedTexts: { enum: [1, 'all'] },
  constant: { const: true },
  part: { allOf: [ref('Named'), { minimum: 1 }] },
  parts: { allOf: [{ type: ['string', 'integer'] }, { type: 'number' }] },
  partNumbers: { allOf: [{ type: 'array' }, { items: { enum: [1, 2] } }] },
};

const box: JsonObject = object({ wide: integer, tags: listOf({ type: 'string' }) });

/** Parameters that are written in other ways than `name=text`. */
const WRITTEN: readonly JsonObject[] = [
  { name: 'deep', in: 'query', style: 'deepObject', explode: true, schema: box },
  { name: 'members', in: 'query', schema: box },
  { name: 'whole', in: 'query', explode: false, schema: box },
  { name: 'json', in: 'query', content: { 'application/json': { schema: box } } },
  { name: 'spaced', in: 'query', style: 'spaceDelimited', explode: false, schema: listOf(integer) },
  { name: 'part', in: 'query', style: 'deepObject', explode: true, schema: { allOf: [box, { minProperties: 1 }] } },
  { name: 'barred', in: 'query', style: 'pipeDelimited', explode: false, schema: { type: 'array' } },
  { name: 'X-Json', in: 'header', content: { 'application/json': { schema: box } } },
  { name: 'X-List', in: 'header', schema: listOf(integer) },
  { name: 'crumb', in: 'cookie', schema: { type: 'string' } },
  { name: 'crumbs', in: 'cookie', schema: listOf(integer) },
  { name: 'jsonCrumb', in: 'cookie', content: { 'application/json': { schema: box } } },
];

function rootWith(parameters: readonly JsonObject[]): JsonObject {
  const get = { operationId: 'listThings', parameters, responses: { 204: { description: 'Nothing.' } } };
  return {
    openapi: '3.1.0',
    info: { title: 'Parameters', version: '1' },
    paths: { '/things': { get } },
    components: { schemas: { Named: integer } },
  };
}

test('both derive the type of a parameter’s texts from its schema', () => {
  const plain = Object.entries(SCHEMAS).map(([name, schema]) => ({ name, in: 'query', schema }));
  for (const parameters of [plain, WRITTEN]) {
    const root = rootWith(parameters);
    const { api } = buildContract({ document: root }, new Diagnostics());
    const [operation] = api.groups.flatMap(({ operations }) => operations);
    const [served] = readDocument({ name: 'things', root }).operations;
    if (operation === undefined || served === undefined) throw new Error('The operation is not there.');
    const byClient = requestParameters(operation, root).map((reading) => ({ ...Object(reading), property: undefined }));
    const byMock = served.parameters.map(({ reading }) => ({ ...reading, property: undefined }));
    expect(byMock).toEqual(byClient);
  }
});

test('JSON, members of objects, lists with other separators and cookies are parsed by their style', () => {
  const root = rootWith(WRITTEN);
  const [operation] = readDocument({ name: 'things', root }).operations;
  if (operation === undefined) throw new Error('The operation is not there.');
  const value = { wide: 1, tags: ['a b', 'c'] };
  const query = new URLSearchParams([
    ['deep[wide]', '1'],
    ['deep[tags]', 'a b'],
    ['deep[tags]', 'c'],
    ['wide', '1'],
    ['tags', 'a b,c'],
    ['json', JSON.stringify(value)],
    ['spaced', '1 2'],
    ['barred', 'a|b'],
    ['part[wide]', '1'],
  ]);
  const cookie = `crumb=a%20b; crumbs=1&crumbs=2; jsonCrumb=${encodeURIComponent(JSON.stringify(value))}`;
  const headers = { cookie, 'x-json': JSON.stringify(value), 'x-list': '1, 2' };
  const { values, issues } = readRequestParameters(
    operation,
    { path: {}, query, headers },
    new SchemaValidators(root, 'readOnly'),
  );
  expect(issues).toEqual([]);
  expect(values.query).toEqual({
    deep: value,
    members: value,
    json: value,
    spaced: [1, 2],
    barred: ['a', 'b'],
    part: { wide: 1 },
  });
  expect(values.header).toEqual({ 'x-json': value, 'x-list': [1, 2] });
});

const listOfTexts = listOf({ type: 'string' });
const state = listOf({ enum: ['no,show', 'open'] });
const pair = object({ one: { type: 'string' }, two: { type: 'string' } });

test.each<readonly [how: string, parameter: JsonObject, target: string, want: Json]>([
  ['form', { in: 'query', explode: false, schema: state }, '/things?p=no%2Cshow', ['no,show']],
  ['form', { in: 'query', explode: false, schema: state }, '/things?p=no%2cshow,open', ['no,show', 'open']],
  ['exploded form', { in: 'query', schema: listOfTexts }, '/things?p=a%2Cb', ['a,b']],
  ['exploded form', { in: 'query', schema: listOfTexts }, '/things?p=a%2Cb&p=c', ['a,b', 'c']],
  ['form of an object', { in: 'query', explode: false, schema: pair }, '/things?p=one,a%2Cb', { one: 'a,b' }],
  ['form of an object', { in: 'query', explode: false, schema: pair }, '/things?p=one%2Cab', { one: 'ab' }],
  ['exploded form of an object', { in: 'query', schema: pair }, '/things?one=a%2Cb&two=c', { one: 'a,b', two: 'c' }],
  [
    'form of numbers, every comma encoded',
    { in: 'query', explode: false, schema: { ...listOfTexts, items: integer } },
    '/things?p=1%2C2',
    [1, 2],
  ],
  [
    'form of an enum, every comma encoded',
    { in: 'query', explode: false, schema: { ...listOfTexts, items: { enum: ['a', 'b'] } } },
    '/things?p=a%2Cb',
    ['a', 'b'],
  ],
  [
    'spaces',
    { in: 'query', style: 'spaceDelimited', explode: false, schema: listOfTexts },
    '/things?p=a%20b,c',
    ['a', 'b,c'],
  ],
  [
    'bars',
    { in: 'query', style: 'pipeDelimited', explode: false, schema: listOfTexts },
    '/things?p=a%7Cb%2Cc',
    ['a', 'b,c'],
  ],
  ['simple', { in: 'header', schema: listOfTexts }, '/things', ['a%2Cb', 'c']],
])('an encoded comma belongs to its item, if that is valid: %s, %j of %s', (_, parameter, target, want) => {
  const root = rootWith([{ name: 'p', ...parameter }]);
  const [operation] = readDocument({ name: 'things', root }).operations;
  if (operation === undefined) throw new Error('The operation is not there.');
  const query = new URLSearchParams(target.split('?')[1] ?? '');
  const sent = { path: {}, query, headers: { p: 'a%2Cb,c' }, target };
  const { values, issues } = readRequestParameters(operation, sent, new SchemaValidators(root, 'readOnly'));
  expect([values.query['p'] ?? values.header['p'], issues]).toEqual([want, []]);
});

test.each<readonly [schema: JsonObject, text: string, want: Json]>([
  [{ enum: [1, 2] }, '1', 1],
  [{ const: true }, 'true', true],
  [{ enum: [1, 'all'] }, 'all', 'all'],
  [{ allOf: [ref('Named'), { minimum: 1 }] }, '5', 5],
  [{ allOf: [{ type: 'array' }, { items: { enum: [1, 2] } }] }, '1,2', [1, 2]],
])('a text is parsed by the types that its schema allows, in any notation: %j', (schema, text, want) => {
  const root = rootWith([{ name: 'p', in: 'query', schema }]);
  const [operation] = readDocument({ name: 'things', root }).operations;
  if (operation === undefined) throw new Error('The operation is not there.');
  const sent = { path: {}, query: new URLSearchParams({ p: text }), headers: {} };
  const { values, issues } = readRequestParameters(operation, sent, new SchemaValidators(root, 'readOnly'));
  expect([values.query, issues]).toEqual([{ p: want }, []]);
});

test.each([
  ['crumb', { cookie: 'crumb=%31%32%33%34' }, ''],
  ['crumb', { cookie: 'crumb=a%20b' }, 'must NOT have more than'],
  ['count', { cookie: 'crumb=1; count=1x' }, 'must be number'],
])('a cookie is validated as its parsed value: %s of %j', (name, headers, message) => {
  const schemas: Readonly<Record<string, JsonObject>> = {
    crumb: { type: 'string', maxLength: message === '' ? 4 : 2 },
    count: { type: 'number' },
  };
  const root = rootWith([{ name, in: 'cookie', schema: schemas[name] ?? {} }]);
  const [operation] = readDocument({ name: 'things', root }).operations;
  if (operation === undefined) throw new Error('The operation is not there.');
  const sent = { path: {}, query: new URLSearchParams(), headers };
  const { issues } = readRequestParameters(operation, sent, new SchemaValidators(root, 'readOnly'));
  expect(issues.map(({ path }) => path)).toEqual(message === '' ? [] : [`/cookie/${name}`]);
  expect(issues[0]?.message ?? '').toContain(message);
});

test('a parameter in JSON is validated to the same depth as a body', async () => {
  const Tree = listOf(ref('Tree'));
  const parameters = [{ name: 'tree', in: 'query', content: { 'application/json': { schema: ref('Tree') } } }];
  const content = { 'application/json': { example: 'ok' } };
  const root = {
    openapi: '3.1.0',
    info: { title: 'T', version: '1' },
    components: { schemas: { Tree } },
    paths: { '/x': { get: { parameters, responses: { 200: { description: '', content } } } } },
  };
  const mock = await start({
    platform: emptyPlatform,
    documents: [{ name: 'deep', root: JSON.parse(JSON.stringify(root)) }],
  });
  for (const depth of [200, 202, 50_000])
    await mock.fetch(`${mock.url}/x?tree=${'['.repeat(depth)}${']'.repeat(depth)}`);
  const tooDeep = ['/query/tree is nested deeper than 200 levels'];
  expect(mock.calls().map(({ violations }) => violations)).toEqual([[], tooDeep, tooDeep]);
  await mock.close();
});
