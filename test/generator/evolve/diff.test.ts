// Runs in `npm run test:rest`.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { Diagnostics } from '../../../generator/diagnostics/diagnostics.ts';
import { type Diff, diff } from '../../../generator/evolve/diff/diff.ts';
import { codesOf } from '../../../generator/evolve/diff/rule.ts';
import { readSeverities, RULES } from '../../../generator/evolve/diff/rules.ts';
import { loadVersion } from '../../../generator/evolve/propose.ts';
import type { JsonObject } from '../../../generator/model/json.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';
import { ref, text } from '../../support/schemas.ts';

const folder = temporaryFolder('diff');

async function load(name: string, document: JsonObject) {
  writeFileSync(join(folder, name), JSON.stringify(document, undefined, 1));
  return loadVersion(join(folder, name), new Diagnostics());
}

async function compare(before: JsonObject, after: JsonObject, severities = readSeverities([])): Promise<Diff> {
  return diff(await load('before.json', before), await load('after.json', after), { severities });
}

/** A document with one operation, whose members are replaced by the given ones. */
function api(operation: JsonObject, root: JsonObject = {}): JsonObject {
  const responses = { 200: { description: 'Fine.' } };
  return {
    openapi: '3.1.1',
    info: { title: 'Things', version: '1.2.0' },
    paths: { '/things': { post: { operationId: 'sendThing', responses, ...operation } } },
    ...root,
  };
}

function json(schema: JsonObject): JsonObject {
  return { 'application/json': { schema } };
}

/** A document that sends and returns a schema. */
function both(schema: JsonObject, schemas: JsonObject = {}): JsonObject {
  const operation = {
    requestBody: { required: true, content: json(schema) },
    responses: { 200: { description: 'Fine.', content: json(schema) } },
  };
  return api(operation, { components: { schemas } });
}

type Pair = readonly [before: JsonObject, after: JsonObject];
type Case = readonly [code: string, pair: Pair];

/** Returns the cases of rules by their codes. Of `tag-added / tag-removed`, the latter is found in reverse order. */
function casesOf(pairs: Readonly<Record<string, Pair>>): readonly Case[] {
  return Object.entries(pairs).flatMap(([codes, [before, after]]): readonly Case[] => {
    const [code = '', reverse] = codes.split(' / ');
    const reversed: readonly Case[] = reverse === undefined ? [] : [[reverse, [after, before]]];
    return [[code, [before, after]], ...reversed];
  });
}

const object = (properties: JsonObject, more: JsonObject = {}): JsonObject => ({ type: 'object', properties, ...more });
const array = (more: JsonObject): JsonObject => ({ type: 'array', ...more });
const integer = (more: JsonObject): JsonObject => ({ type: 'integer', ...more });
const string = (more: JsonObject): JsonObject => ({ type: 'string', ...more });

/** Rules of schemas: each is reported for the request and for the response. */
const schemaPairs: Readonly<Record<string, Pair>> = {
  'type-changed': [text, { type: 'object' }],
  'type-widened': [{ type: 'integer' }, { type: 'number' }],
  'type-narrowed': [{ type: ['string', 'integer'] }, text],
  'became-nullable': [text, { type: ['string', 'null'] }],
  'became-not-nullable': [{ oneOf: [text, { type: 'null' }] }, text],
  'format-added / format-removed': [text, string({ format: 'date' })],
  'format-widened / format-narrowed': [integer({ format: 'int32' }), integer({ format: 'int64' })],
  'format-changed': [string({ format: 'date' }), string({ format: 'uuid' })],
  'enum-value-added / enum-value-removed': [string({ enum: ['a'] }), string({ enum: ['a', 'b'] })],
  'enum-added / enum-removed': [text, string({ enum: ['a'] })],
  'const-added / const-removed': [text, string({ const: 'a' })],
  'const-changed': [string({ const: 'a' }), string({ const: 'b' })],
  'enum-value-renamed': [string({ enum: ['in_stock', 'sold'] }), string({ enum: ['IN-STOCK', 'sold'] })],
  'enum-replaced': [string({ enum: ['a', 'b'] }), string({ enum: ['x', 'y'] })],
  'extensible-enum-value-added / extensible-enum-value-removed': [
    string({ 'x-extensible-enum': ['a'] }),
    string({ 'x-extensible-enum': ['a', 'b'] }),
  ],
  'default-added / default-removed': [text, string({ default: 'a' })],
  'default-changed': [string({ default: 'a' }), string({ default: 'b' })],
  'deprecated / reactivated': [text, string({ deprecated: true })],
  'property-removed / property-added': [object({ a: text, b: { type: 'integer' } }), object({ a: text })],
  'required-property-removed / required-property-added': [
    object({ a: text, b: { type: 'integer' } }, { required: ['b'] }),
    object({ a: text }),
  ],
  'closed-property-removed': [
    object({ a: text, b: { type: 'integer' } }, { additionalProperties: false }),
    object({ a: text }, { additionalProperties: false }),
  ],
  'property-became-required / property-became-optional': [
    object({ a: text }),
    object({ a: text }, { required: ['a'] }),
  ],
  'property-became-read-only / property-became-not-read-only': [
    object({ a: text }),
    object({ a: string({ readOnly: true }) }),
  ],
  'required-property-became-not-read-only': [
    object({ a: string({ readOnly: true }) }, { required: ['a'] }),
    object({ a: text }, { required: ['a'] }),
  ],
  'property-became-write-only / property-became-not-write-only': [
    object({ a: text }),
    object({ a: string({ writeOnly: true }) }),
  ],
  'additional-properties-closed / additional-properties-opened': [
    object({ a: text }),
    object({ a: text }, { additionalProperties: false }),
  ],
  'additional-properties-typed / additional-properties-untyped': [
    object({}),
    object({}, { additionalProperties: text }),
  ],
  'items-added / items-removed': [{ type: 'array' }, array({ items: text })],
  'one-of-became-any-of / any-of-became-one-of': [
    { oneOf: [{ minLength: 1 }, { minItems: 1 }] },
    { anyOf: [{ minLength: 1 }, { minItems: 1 }] },
  ],
  'pattern-added / pattern-removed': [text, string({ pattern: '^a' })],
  'pattern-changed': [string({ pattern: '^a' }), string({ pattern: '^b' })],
  'unique-items-added / unique-items-removed': [array({ items: text }), array({ items: text, uniqueItems: true })],
  'variant-added': [{ oneOf: [text] }, { oneOf: [text, { type: 'integer' }] }],
  'variant-removed': [{ anyOf: [text, { type: 'integer' }] }, { anyOf: [text] }],
  'variants-added / variants-removed': [{}, { oneOf: [text, { type: 'integer' }] }],
  'prefix-items-added / prefix-items-removed': [array({ prefixItems: [text] }), array({ prefixItems: [text, text] })],
  'multiple-of-narrowed / multiple-of-widened': [integer({ multipleOf: 5 }), integer({ multipleOf: 10 })],
};

type Restriction = readonly [code: string, keyword: string, one: JsonObject[string], other: JsonObject[string]];

/** Two values of each keyword that restricts values. */
const restrictions: readonly Restriction[] = [
  ['multiple-of', 'multipleOf', 2, 3],
  ['dependent-required', 'dependentRequired', { a: ['b'] }, { a: ['c'] }],
  ['if', 'if', text, { type: 'integer' }],
  ['then', 'then', text, { type: 'integer' }],
  ['else', 'else', text, { type: 'integer' }],
  ['not', 'not', text, { type: 'integer' }],
  ['content-media-type', 'contentMediaType', 'text/plain', 'text/html'],
  ['content-encoding', 'contentEncoding', 'base64', 'base32'],
];

/** Keywords of which the schemas inside are compared as any others. */
const nestedSchemas: readonly (readonly [code: string, keyword: string, value: JsonObject])[] = [
  ['dependent-schemas', 'dependentSchemas', { a: { required: ['b'] } }],
  ['pattern-properties', 'patternProperties', { '^a': text }],
  ['property-names', 'propertyNames', { minLength: 2 }],
  ['contains', 'contains', text],
  ['content-schema', 'contentSchema', text],
  ['unevaluated-properties', 'unevaluatedProperties', text],
  ['unevaluated-items', 'unevaluatedItems', text],
];

const LIMITS: Readonly<Record<string, string>> = {
  maximum: 'maximum',
  'exclusive-maximum': 'exclusiveMaximum',
  'max-length': 'maxLength',
  'max-items': 'maxItems',
  'max-properties': 'maxProperties',
  'max-contains': 'maxContains',
  minimum: 'minimum',
  'exclusive-minimum': 'exclusiveMinimum',
  'min-length': 'minLength',
  'min-items': 'minItems',
  'min-properties': 'minProperties',
  'min-contains': 'minContains',
};

function limitPairs(code: string, keyword: string): readonly Case[] {
  const limited = (value: number): JsonObject => ({ title: 'Limited', [keyword]: value });
  const free = { title: 'Limited' };
  const changed: readonly Case[] = [
    [`${code}-increased`, [limited(3), limited(5)]],
    [`${code}-decreased`, [limited(5), limited(3)]],
  ];
  // These have a limit even if they state none.
  if (code === 'min-length' || code === 'min-contains') return changed;
  return [...changed, [`${code}-set`, [free, limited(3)]], [`${code}-unset`, [limited(3), free]]];
}

function restrictionPairs(): readonly Case[] {
  const changed = restrictions.map(([code, keyword, one, other]): Case => [
    `${code}-changed`,
    [
      { title: 'R', [keyword]: one },
      { title: 'R', [keyword]: other },
    ],
  ]);
  const existing = [...restrictions, ...nestedSchemas].flatMap(([code, keyword, one]): readonly Case[] => [
    [`${code}-added`, [{ title: 'R' }, { title: 'R', [keyword]: one }]],
    [`${code}-removed`, [{ title: 'R', [keyword]: one }, { title: 'R' }]],
  ]);
  return [...changed, ...existing];
}

const union = (discriminator: JsonObject | undefined): JsonObject => ({
  oneOf: [ref('Cat'), ref('Dog')],
  ...(discriminator === undefined ? {} : { discriminator }),
});
const animals = {
  Cat: object({ kind: text, type: text, lives: { type: 'integer' } }),
  Dog: object({ kind: text, type: text, barks: { type: 'boolean' } }),
};
const [cat, dog] = ['#/components/schemas/Cat', '#/components/schemas/Dog'];
const mapped = (mapping: JsonObject): JsonObject => union({ propertyName: 'kind', mapping });

const discriminators: Readonly<Record<string, Pair>> = {
  'discriminator-added / discriminator-removed': [union(undefined), union({ propertyName: 'kind' })],
  'discriminator-property-changed': [union({ propertyName: 'kind' }), union({ propertyName: 'type' })],
  'discriminator-mapping-added / discriminator-mapping-removed': [
    mapped({ cat, dog }),
    mapped({ cat, dog, hound: dog }),
  ],
  'discriminator-value-changed': [mapped({ cat, dog }), mapped({ cat, hound: dog })],
  'discriminator-mapping-changed': [mapped({ pet: cat, dog }), mapped({ pet: dog, cat })],
};

/** Documents in which a name changed. The new one stands at the same place, with the same description. */
const pet = (name: string, values: readonly string[]): JsonObject => ({
  Pet: object({
    id: text,
    [name]: integer({ description: 'Weight of the animal in grams.' }),
    colour: text,
    size: ref('Size'),
  }),
  Size: string({ enum: [...values] }),
});
const petReference = ref('Pet');
const moved = (properties: JsonObject): JsonObject => ({ Pet: object({ id: text, ...properties, colour: text }) });

const renames: Readonly<Record<string, readonly [before: JsonObject, after: JsonObject]>> = {
  'property-renamed': [
    both(petReference, pet('weight', ['small', 'large'])),
    both(petReference, pet('bodyWeight', ['small', 'large'])),
  ],
  'enum-value-renamed by evidence': [
    both(petReference, pet('weight', ['small', 'large_size', 'huge'])),
    both(petReference, pet('weight', ['small', 'largeSize', 'huge'])),
  ],
  'property-moved': [
    both(petReference, moved({ ownerName: text })),
    both(petReference, { ...moved({ owner: ref('Owner') }), Owner: object({ name: text }) }),
  ],
};

const bodyOf = (more: JsonObject = {}): JsonObject => ({ requestBody: { content: json(text), ...more } });
const responseOf = (content: JsonObject): JsonObject => ({ responses: { 200: { description: 'Fine.', content } } });
const headers = (header: JsonObject | undefined): JsonObject => ({
  responses: { 200: { description: 'Fine.', ...(header === undefined ? {} : { headers: { 'X-Total': header } }) } },
});
const query = (more: JsonObject = {}, name = 'limit'): JsonObject => ({
  parameters: [{ name, in: 'query', schema: text, ...more }],
});
const links = (link?: JsonObject): JsonObject => ({
  responses: { 200: { description: 'Fine.', ...(link === undefined ? {} : { links: { next: link } }) } },
});
const components = (value: JsonObject): JsonObject => ({ components: value });
const limit = { name: 'limit', in: 'query', schema: text };
const servers = (...hosts: readonly string[]): JsonObject => ({
  servers: hosts.map((host) => ({ url: `https://${host}.example` })),
});
const variable = (region: string): JsonObject => ({
  servers: [{ url: 'https://{region}.example', variables: { region: { default: region } } }],
});
const statuses = (...codes: readonly string[]): JsonObject => ({
  responses: Object.fromEntries(codes.map((code) => [code, { description: code }])),
});
const encoded = (contentType: string): JsonObject => ({
  requestBody: {
    content: { 'multipart/form-data': { schema: object({ file: text }), encoding: { file: { contentType } } } },
  },
  responses: {
    200: {
      description: 'Fine.',
      content: { 'multipart/form-data': { schema: object({ file: text }), encoding: { file: { contentType } } } },
    },
  },
});

const scheme = (name: string, value: JsonObject): JsonObject => ({
  components: { securitySchemes: { [name]: value } },
});
const key = { type: 'apiKey', in: 'header', name: 'X-Key' };
const keys = {
  components: {
    securitySchemes: { key, other: key, oauth: { type: 'openIdConnect', openIdConnectUrl: 'https://a.example' } },
  },
};
const flows = (flow: JsonObject): JsonObject => scheme('oauth', { type: 'oauth2', flows: flow });
const flow = (scopes: JsonObject, tokenUrl = 'https://a.example/token'): JsonObject => ({
  clientCredentials: { tokenUrl, scopes },
});
const implicit = { implicit: { authorizationUrl: 'https://a.example', scopes: {} } };
const requires = (...security: readonly JsonObject[]): JsonObject => api({ security }, keys);
const webhook = (name: string): JsonObject =>
  api({}, { webhooks: { [name]: { post: { operationId: 'notify', responses: { 200: { description: 'Fine.' } } } } } });
const callback = api({
  callbacks: { done: { '{$request.body#/url}': { post: { responses: { 200: { description: 'Fine.' } } } } } },
});
const paths = (path: string, more: JsonObject = {}): JsonObject => {
  const id = { name: /\{(\w+)\}/.exec(path)?.[1] ?? 'id', in: 'path', required: true, schema: text };
  const responses = { 200: { description: 'Fine.', content: json(object({ id: text })) } };
  return api(
    {},
    {
      paths: {
        [path]: {
          get: { operationId: 'readThing', summary: 'Reads one thing.', parameters: [id], responses, ...more },
        },
      },
    },
  );
};

/** Rules without a direction, and those of bodies and media types. */
const documents = casesOf({
  'operation-removed / operation-added': [api({}), api({}, { paths: {} })],
  'deprecated-operation-removed': [api({ deprecated: true }), api({}, { paths: {} })],
  'sunset-operation-removed': [api({ deprecated: true, 'x-sunset': '2020-01-31' }), api({}, { paths: {} })],
  'operation-renamed': [paths('/things/{id}'), paths('/all/things/{id}')],
  'path-parameter-renamed': [paths('/things/{id}'), paths('/things/{thingId}')],
  'operation-id-changed': [api({}), api({ operationId: 'postThing' })],
  'operation-deprecated / operation-reactivated': [api({}), api({ deprecated: true })],
  'tag-added / tag-removed': [api({}), api({ tags: ['a'] })],
  'webhook-removed / webhook-added': [webhook('a'), api({})],
  'callback-removed / callback-added': [callback, api({})],
  'parameter-removed / parameter-added': [api(query()), api({})],
  'parameter-renamed': [api(query()), api(query({}, 'maxLimit'))],
  'parameter-moved': [api(query()), api(query({ in: 'header' }))],
  'required-parameter-added': [api({}), api(query({ required: true }))],
  'parameter-became-required / parameter-became-optional': [api(query()), api(query({ required: true }))],
  'parameter-deprecated / parameter-reactivated': [api(query()), api(query({ deprecated: true }))],
  'empty-value-allowed / empty-value-disallowed': [api(query()), api(query({ allowEmptyValue: true }))],
  'parameter-serialization-changed': [
    api(query({ schema: array({ items: text }) })),
    api(query({ schema: array({ items: text }), explode: false })),
  ],
  'request-parameter-default-added / request-parameter-default-removed': [
    api(query()),
    api(query({ schema: string({ default: 'a' }) })),
  ],
  'request-parameter-default-changed': [
    api(query({ schema: string({ default: 'a' }) })),
    api(query({ schema: string({ default: 'b' }) })),
  ],
  'response-parameter-default-added / response-parameter-default-removed': [
    api(headers({ schema: text })),
    api(headers({ schema: string({ default: 'a' }) })),
  ],
  'response-parameter-default-changed': [
    api(headers({ schema: string({ default: 'a' }) })),
    api(headers({ schema: string({ default: 'b' }) })),
  ],
  'request-body-removed / request-optional-body-added': [api(bodyOf()), api({})],
  'request-required-body-added': [api({}), api(bodyOf({ required: true }))],
  'request-body-became-required / request-body-became-optional': [api(bodyOf()), api(bodyOf({ required: true }))],
  'request-media-type-removed / request-media-type-added': [
    api(bodyOf({ content: { ...json(text), 'text/plain': { schema: text } } })),
    api(bodyOf()),
  ],
  'response-media-type-removed / response-media-type-added': [
    api(responseOf({ ...json(text), 'text/plain': { schema: text } })),
    api(responseOf(json(text))),
  ],
  'request-media-type-schema-added / request-media-type-schema-removed': [
    api(bodyOf({ content: { 'application/json': {} } })),
    api(bodyOf()),
  ],
  'response-media-type-schema-added / response-media-type-schema-removed': [
    api(responseOf({ 'application/json': {} })),
    api(responseOf(json(text))),
  ],
  'request-encoding-changed': [api(encoded('image/png')), api(encoded('image/jpeg'))],
  'response-encoding-changed': [api(encoded('image/png')), api(encoded('image/jpeg'))],
  'success-status-removed / success-status-added': [api(statuses('200', '201')), api(statuses('200'))],
  'error-status-removed / error-status-added': [api(statuses('200', '404')), api(statuses('200'))],
  'status-widened': [api(statuses('200')), api(statuses('2XX'))],
  'status-narrowed': [api(statuses('4XX')), api(statuses('404'))],
  'link-added / link-removed': [api(links()), api(links({ operationId: 'sendThing' }))],
  'link-changed': [api(links({ operationId: 'sendThing' })), api(links({ operationRef: '#/paths/~1things/post' }))],
  'header-deprecated / header-reactivated': [
    api(headers({ schema: text })),
    api(headers({ schema: text, deprecated: true })),
  ],
  'required-header-removed': [api(headers({ required: true, schema: text })), api(headers(undefined))],
  'header-removed / header-added': [api(headers({ schema: text })), api(headers(undefined))],
  'header-became-optional / header-became-required': [
    api(headers({ required: true, schema: text })),
    api(headers({ schema: text })),
  ],
  'security-required / security-dropped': [requires(), requires({ key: [] })],
  'security-alternative-removed / security-alternative-added': [
    requires({ key: [] }, { other: [] }),
    requires({ key: [] }),
  ],
  'security-scope-added / security-scope-removed': [requires({ oauth: ['a'] }), requires({ oauth: ['a', 'b'] })],
  'redundant-security-removed': [requires({ key: [], other: [] }, { key: [] }), requires({ key: [] })],
  'optional-security-changed': [requires({}), requires({}, { key: [] })],
  'default-security-changed': [
    api({ security: [] }, keys),
    api({ security: [] }, { ...keys, security: [{ key: [] }] }),
  ],
  'security-scheme-renamed': [api({}, scheme('key', key)), api({}, scheme('apiKey', key))],
  'security-scheme-added / security-scheme-removed': [api({}), api({}, scheme('key', key))],
  'security-scheme-changed': [api({}, scheme('key', key)), api({}, scheme('key', { ...key, in: 'query' }))],
  'oauth-url-changed': [api({}, flows(flow({}))), api({}, flows(flow({}, 'https://b.example/token')))],
  'oauth-flow-removed / oauth-flow-added': [api({}, flows({ ...flow({}), ...implicit })), api({}, flows(flow({})))],
  'oauth-scope-removed / oauth-scope-added': [api({}, flows(flow({ a: 'A' }))), api({}, flows(flow({})))],
  'schema-removed / schema-added': [both(text, animals), both(text, { Cat: animals.Cat })],
  'schema-renamed': [both({ $ref: dog }, { Dog: animals.Dog }), both(ref('DogView'), { DogView: animals.Dog })],
  'component-removed / component-added': [api({}, components({ parameters: { limit } })), api({})],
  'unused-component-changed': [
    api({}, components({ parameters: { limit } })),
    api({}, components({ parameters: { limit: { ...limit, required: true } } })),
  ],
  'property-unused-changed': [
    api(bodyOf({ content: json(object({ a: string({ readOnly: true }) })) })),
    api(bodyOf({ content: json(object({ a: integer({ readOnly: true }) })) })),
  ],
  'default-server-changed': [api({}, servers('a', 'b')), api({}, servers('b', 'a'))],
  'server-variable-changed': [api({}, variable('eu')), api({}, variable('us'))],
  'documentation-changed': [api({ summary: 'Sends.' }), api({ summary: 'Sends a thing.' })],
  'extension-changed': [api({ 'x-internal': true }), api({ 'x-internal': 'partly' })],
  unclassified: [both(text), both(string({ xml: { attribute: true } }))],
  'server-removed / server-added': [api({}, servers('a', 'b')), api({}, servers('a'))],
});

const schemaCases: readonly Case[] = [
  ...casesOf(schemaPairs),
  ...Object.entries(LIMITS).flatMap(([code, keyword]) => limitPairs(code, keyword)),
  ...restrictionPairs(),
].map(([code, [before, after]]) => [code, [both(before), both(after)]]);

const directed: readonly Case[] = [
  ...schemaCases,
  ...casesOf(discriminators).map(([code, [before, after]]): Case => [
    code,
    [both(before, animals), both(after, animals)],
  ]),
  ...Object.entries(renames).map(([code, pair]): Case => [code.replace(/ .*/, ''), pair]),
];

/** Rules whose code has `request-` or `response-` although no change of this kind exists in that direction. */
const ONE_SIDED = new Set([
  'response-body-removed',
  'response-required-body-added',
  'response-optional-body-added',
  'response-body-became-required',
  'response-body-became-optional',
  // Of folders, as the test of the command shows.
  'document-removed',
  'document-added',
]);
/** Read-only properties are no part of a request, write-only ones none of a response; these limits are never absent. */
const UNREACHABLE = /^(?:request|response)-(?:min-length|min-contains)-(?:set|unset)$/;
const NEVER_CHANGED = new RegExp(`^(?:request|response)-(?:${nestedSchemas.map(([code]) => code).join('|')})-changed$`);

describe('each rule', () => {
  test.each(directed)('%s is found in requests and in responses', async (code, [before, after]) => {
    const { changes } = await compare(before, after);
    const found = changes.map((change) => change.code);
    expect(found).toContain(`request-${code}`);
    expect(found).toContain(`response-${code}`);
  });

  test.each(documents)('%s is found', async (code, [before, after]) => {
    const { changes } = await compare(before, after);
    expect(changes.map((change) => change.code)).toContain(code);
  });

  test('has a case here', () => {
    const tested = new Set([
      ...directed.flatMap(([code]) => [`request-${code}`, `response-${code}`]),
      ...documents.map(([code]) => code),
    ]);
    const codes = RULES.flatMap((rule) => codesOf(rule).map(([code]) => code));
    const missing = codes.filter(
      (code) => !tested.has(code) && !ONE_SIDED.has(code) && !UNREACHABLE.test(code) && !NEVER_CHANGED.test(code),
    );
    expect(missing).toEqual([]);
  });

  test.each([...directed, ...documents])('%s is not found in equal documents', async (_, [before, after]) => {
    expect((await compare(before, before)).changes).toEqual([]);
    expect((await compare(after, after)).changes).toEqual([]);
  });
});

const number = { type: 'integer' };
const nullable = (...variants: readonly JsonObject[]): JsonObject => ({ anyOf: [...variants, { type: 'null' }] });
const base = { Base: object({ a: text }, { required: ['a'] }) };
const baseReference = ref('Base');
const underPrefix = (prefix: string, path: string): JsonObject =>
  api({}, { servers: [{ url: `https://a.example${prefix}` }], paths: { [path]: { get: { responses: {} } } } });
const older = (schema: JsonObject): JsonObject => ({ ...both(schema), openapi: '3.0.3' });

const pairPart = { $ref: '#/components/schemas/Pair/$defs/Part' };
const schemes = (securitySchemes: JsonObject): JsonObject => components({ securitySchemes });

/** Documents that mean the same. */
const spellings: Readonly<Record<string, Pair>> = {
  'a list of types and oneOf': [both({ type: ['string', 'integer'] }), both({ oneOf: [number, text] })],
  'a list of types with keywords and anyOf': [
    both({ type: ['string', 'integer'], maxLength: 3, minimum: 1 }),
    both({ anyOf: [string({ maxLength: 3 }), integer({ minimum: 1 })] }),
  ],
  'a nullable type and an alternative of null': [both({ type: ['string', 'null'] }), both(nullable(text))],
  'a nullable reference and an alternative': [
    both(object({ a: nullable(baseReference) }), base),
    both(object({ a: { oneOf: [{ type: 'null' }, baseReference] } }), base),
  ],
  'nullable of 3.0 and a type of 3.1': [older(string({ nullable: true })), both({ type: ['string', 'null'] })],
  'exclusiveMinimum of 3.0 and of 3.1': [
    older({ type: 'number', minimum: 1, exclusiveMinimum: true }),
    both({ type: 'number', exclusiveMinimum: 1 }),
  ],
  'an exclusive and an inclusive bound of an integer': [
    both(integer({ minimum: 1, maximum: 9 })),
    both(integer({ exclusiveMinimum: 0, exclusiveMaximum: 10 })),
  ],
  'a constant and an enumeration of one value': [both({ const: 'a' }), both(string({ enum: ['a'] }))],
  'values listed as alternatives and as an enumeration': [
    both(object({ a: { oneOf: [{ const: 'a', title: 'A' }, { enum: ['b', 'c'] }] } })),
    both(object({ a: { enum: ['a', 'b', 'c'] } })),
  ],
  'texts listed as alternatives and as an enumeration': [
    both({ anyOf: [string({ enum: ['a'] }), string({ const: 'b' })] }),
    both(string({ enum: ['a', 'b'] })),
  ],
  'schemas below $defs and inline': [
    both(ref('Pair'), { Pair: { ...object({ a: pairPart }), $defs: { Part: text } } }),
    both(ref('Pair'), { Pair: object({ a: text }) }),
  ],
  'the case of an HTTP scheme and of the header of a key': [
    api({}, schemes({ a: { type: 'http', scheme: 'Bearer' }, k: { type: 'apiKey', in: 'header', name: 'X-Key' } })),
    api({}, schemes({ a: { type: 'http', scheme: 'bearer' }, k: { type: 'apiKey', in: 'header', name: 'x-key' } })),
  ],
  'the order of values': [both({ enum: ['a', 'b'] }), both({ enum: ['b', 'a'] })],
  'both values of a boolean': [both({ type: 'boolean' }), both({ type: 'boolean', enum: [true, false] })],
  'the only alternative and the schema': [both({ oneOf: [text] }), both(text)],
  'alternatives inside of alternatives': [
    both({ anyOf: [text, { anyOf: [number, { type: 'boolean' }] }] }),
    both({ anyOf: [number, { type: 'boolean' }, text] }),
  ],
  'disjoint alternatives of oneOf and anyOf': [both({ oneOf: [text, number] }), both({ anyOf: [text, number] })],
  'allOf and one schema': [
    both({ allOf: [baseReference, object({ b: text })] }, base),
    both(object({ a: text, b: text }, { required: ['a'] }), base),
  ],
  'allOf of one reference': [both({ allOf: [baseReference] }, base), both(baseReference, base)],
  'additional properties of any kind': [both(object({})), both(object({}, { additionalProperties: true }))],
  'what is false by default': [
    both(object({ a: text }, { required: [], minProperties: 0 })),
    both(object({ a: string({ readOnly: false, deprecated: false, minLength: 0 }) })),
  ],
  'an explicit and an implicit mapping': [
    both(union({ propertyName: 'kind' }), animals),
    both(union({ propertyName: 'kind', mapping: { Cat: cat, Dog: 'Dog' } }), animals),
  ],
  'a shared and an inline parameter': [
    api({ parameters: [{ $ref: '#/components/parameters/limit' }] }, components({ parameters: { limit } })),
    api({ parameters: [{ ...limit, required: false, style: 'form', explode: true }] }),
  ],
  'a shared and an inline response': [
    api(
      { responses: { 200: { $ref: '#/components/responses/Fine' } } },
      components({ responses: { Fine: { description: 'Fine.' } } }),
    ),
    api({ responses: { 200: { description: 'Fine.' } } }),
  ],
  'a shared and an inline example': [
    api(
      responseOf({ 'text/plain': { examples: { a: { $ref: '#/components/examples/A' } } } }),
      components({ examples: { A: { value: 'a' } } }),
    ),
    api(responseOf({ 'text/plain': { examples: { a: { value: 'a' } } } })),
  ],
  'the order of parameters, tags and servers of one kind': [
    api({ parameters: [limit, { ...limit, name: 'page' }], tags: ['a', 'b'] }),
    api({ parameters: [{ ...limit, name: 'page' }, limit], tags: ['b', 'a'] }),
  ],
  'the case of a media type and its character encoding': [
    api(responseOf({ 'application/json': { schema: text } })),
    api(responseOf({ 'Application/JSON; charset=UTF-8': { schema: text } })),
  ],
  'the case of a header': [
    api(headers({ schema: text })),
    api({ responses: { 200: { description: 'Fine.', headers: { 'x-total': { schema: text } } } } }),
  ],
  'inherited and own credentials': [
    api({}, { ...keys, security: [{ key: [] }] }),
    api({ security: [{ key: [] }] }, { ...keys, security: [{ key: [] }] }),
  ],
  'a prefix in the paths and in the servers': [underPrefix('', '/v1/things'), underPrefix('/v1', '/things')],
};

test('a parameter that a media type describes instead of a schema is serialized in another way', async () => {
  const before = api(query({ schema: object({ a: text }) }));
  const after = api({ parameters: [{ name: 'limit', in: 'query', content: json(object({ a: text })) }] });
  const { changes } = await compare(before, after);
  expect(changes.map(({ severity, text: sentence }) => `${severity}: ${sentence}`)).toEqual([
    'breaking: the query parameter "limit" of POST /things is serialized in another way: schema → application/json',
  ]);
});

test('a changed operationId is a warning: requests stay as they are, names of functions do not', async () => {
  const { changes } = await compare(api({}), api({ operationId: 'postThing' }));
  expect(changes.map(({ code, severity }) => [code, severity])).toEqual([['operation-id-changed', 'warning']]);
});

test.each(Object.entries(spellings))(
  'equal documents in different spelling have no changes: %s',
  async (_, [before, after]) => {
    expect((await compare(before, after)).changes).toEqual([]);
    expect((await compare(after, before)).changes).toEqual([]);
  },
);

describe('a change', () => {
  test('has its place in both documents and the operations that it affects', async () => {
    const schemas = { Pet: object({ id: text, name: text }) };
    const { changes } = await compare(both(petReference, schemas), both(petReference, { Pet: object({ id: text }) }));
    const removed = changes.find(({ code }) => code === 'response-property-removed');
    expect(removed).toMatchObject({
      severity: 'warning',
      text: 'the property "name" of Pet was removed',
      before: { pointer: '/components/schemas/Pet/properties/name' },
      after: { pointer: '/components/schemas/Pet' },
      operations: ['POST /things'],
    });
    expect(removed?.before?.line).toBeGreaterThan(1);
  });

  test('of a schema is reported once for all operations that use it', async () => {
    const schemas = (type: string) => ({ components: { schemas: { Pet: { type } } } });
    const responses = { 200: { description: 'Fine.', content: json(petReference) } };
    const item = { '/a': { get: { responses } }, '/b': { get: { responses } } };
    const { changes } = await compare(
      api({}, { paths: item, ...schemas('string') }),
      api({}, { paths: item, ...schemas('object') }),
    );
    expect(changes.map(({ code, operations }) => [code, operations])).toEqual([
      ['response-type-changed', ['GET /a', 'GET /b']],
    ]);
  });

  test('of a name is one change, not a removal and an addition', async () => {
    const codes = (await compare(...(renames['property-renamed'] ?? [{}, {}]))).changes.map(({ code }) => code);
    expect(codes.toSorted()).toEqual(['request-property-renamed', 'response-property-renamed']);
  });

  test.each([
    [object({ a: text }, { required: ['a'] }), 'type-changed'],
    [{ type: ['string', 'null'], maxLength: 5 }, 'type-narrowed'],
    [{ anyOf: [text, { type: 'null' }] }, 'type-narrowed'],
  ])('of %j to null alone is one change, and back too', async (schema, code) => {
    const mirror = code === 'type-narrowed' ? 'type-widened' : code;
    const [there, back] = [
      [both(schema), both({ type: 'null' })] as const,
      [both({ type: 'null' }), both(schema)] as const,
    ];
    const codes = async (pair: Pair) => (await compare(...pair)).changes.map((change) => change.code).toSorted();
    expect(await codes(there)).toEqual([`request-${code}`, `response-${code}`]);
    expect(await codes(back)).toEqual([`request-${mirror}`, `response-${mirror}`]);
  });

  test('in a recursive schema is found', async () => {
    const node = (type: string): JsonObject => ({
      Pet: object({ value: { type }, next: petReference, all: array({ items: petReference }) }),
    });
    const { changes } = await compare(both(petReference, node('string')), both(petReference, node('integer')));
    expect(changes.map(({ code }) => code)).toEqual(['request-type-changed', 'response-type-changed']);
  });

  test('in a webhook is rated from the side that receives it', async () => {
    const hook = (schema: JsonObject): JsonObject =>
      api({}, { webhooks: { a: { post: { requestBody: { content: json(schema) }, responses: {} } } } });
    const { changes } = await compare(hook(object({ a: text }, { required: ['a'] })), hook(object({ a: text })));
    expect(changes).toMatchObject([{ code: 'response-property-became-optional', severity: 'breaking' }]);
  });

  test('is not found where a property only moved into a composed schema', async () => {
    const composed = { allOf: [ref('Base'), object({ name: text })] };
    const { changes } = await compare(
      both(object({ id: text, name: text })),
      both(composed, { Base: object({ id: text }) }),
    );
    expect(changes.map(({ code }) => code)).toEqual(['schema-added']);
  });
});

describe('the version number', () => {
  const cases: readonly (readonly [string, Pair, Partial<Diff>])[] = [
    [
      'is major for a breaking change',
      [api({}), api({}, { paths: {} })],
      { release: 'major', versions: { before: '1.2.0', after: '1.2.0', deserved: '2.0.0', isTooLow: true } },
    ],
    [
      'is minor for an addition',
      [api({}), api(query())],
      { release: 'minor', versions: { before: '1.2.0', after: '1.2.0', deserved: '1.3.0', isTooLow: true } },
    ],
    [
      'is patch without changes',
      [api({}), api({})],
      { release: 'patch', versions: { before: '1.2.0', after: '1.2.0', deserved: '1.2.1', isTooLow: false } },
    ],
    [
      'increases the minor part before 1.0.0',
      [api({}, { info: { title: 'T', version: '0.4' } }), api({}, { paths: {}, info: { title: 'T', version: '0.5' } })],
      { release: 'major', versions: { before: '0.4', after: '0.5', deserved: '0.5.0', isTooLow: false } },
    ],
    [
      'is not computed from a date',
      [
        api({}, { info: { title: 'T', version: '2024-01-01' } }),
        api(query(), { info: { title: 'T', version: '2024-02-01' } }),
      ],
      { release: 'minor', versions: { before: '2024-01-01', after: '2024-02-01', isTooLow: false } },
    ],
  ];
  test.each(cases)('%s', async (_, [before, after], want) => {
    expect(await compare(before, after)).toMatchObject(want);
  });
});

describe('severities', () => {
  test('replace those of the rules, for both directions or one', async () => {
    const [before, after] = [both(object({ a: text })), both(object({}))];
    const severities = readSeverities([
      ['property-removed', 'error'],
      ['request-property-removed', 'off'],
    ]);
    const { changes } = await compare(before, after, severities);
    expect(changes.map(({ code, severity }) => [code, severity])).toEqual([['response-property-removed', 'breaking']]);
  });

  test('of unknown codes and unknown severities are errors', () => {
    expect(() => readSeverities([['property-remove', 'off']])).toThrow('Did you mean "property-removed"?');
    expect(() => readSeverities([['property-removed', 'no']])).toThrow('"no" is no severity of property-removed');
  });
});

/**
 * The worst impact that `redocly diff` (2.77.0) states for a pair of documents, and ours. It rates a schema once, in
 * the stricter direction; we rate requests and responses separately and keep "breaking" for what breaks every caller.
 */
const redocly: readonly {
  readonly title: string;
  readonly pair: Pair;
  readonly impact: string;
  readonly want: string;
}[] = [
  {
    title: 'an optional property that is gone: callers may live without it',
    pair: [both(object({ id: text, label: text })), both(object({ id: text }))],
    impact: 'major',
    want: 'warning',
  },
  {
    title: 'a new value of an enumeration: clients may read only known ones',
    pair: [both({ enum: ['a', 'b'] }), both({ enum: ['a', 'b', 'c'] })],
    impact: 'major',
    want: 'warning',
  },
  {
    title: 'a property that became required',
    pair: [both(object({ id: text })), both(object({ id: text }, { required: ['id'] }))],
    impact: 'major',
    want: 'breaking',
  },
  {
    title: 'a new required parameter',
    pair: [api({}), api({ parameters: [{ name: 'q', in: 'query', required: true, schema: text }] })],
    impact: 'major',
    want: 'breaking',
  },
  { title: 'another type', pair: [both(text), both({ type: 'integer' })], impact: 'major', want: 'breaking' },
  {
    title: 'a new optional property',
    pair: [both(object({ id: text })), both(object({ id: text, note: text }))],
    impact: 'minor',
    want: 'non-breaking',
  },
];

test.each(redocly)('$title is $want, where redocly diff states $impact', async ({ pair, want }) => {
  const { counts } = await compare(...pair);
  expect(['breaking', 'warning', 'non-breaking'].find((one) => counts[one as keyof typeof counts] > 0)).toBe(want);
});

describe('an unchanged part', () => {
  const only = (type: string): JsonObject => object({ a: { type, readOnly: true } });
  const [one, other] = [ref('One'), ref('Other')];
  const using = (sent: JsonObject = {}, read: JsonObject = {}): JsonObject =>
    api(
      { ...bodyOf({ content: json(sent) }), ...responseOf(json(read)) },
      components({ schemas: { One: only('string'), Other: only('integer') } }),
    );

  test('shows a response that has a property which two requests lack -> the property is not unused', async () => {
    const { changes } = await compare(using(one, one), using(other, one));
    expect(changes.map(({ code }) => code)).not.toContain('property-unused-changed');
  });

  test('became another schema by a rename table, which both versions have -> both are compared', async () => {
    const document = using({}, { oneOf: [one, other] });
    const versions = [await load('before.json', document), await load('after.json', document)] as const;
    const tables = new Map([['schemas', [{ v2: 'One', v3: 'Other' }]]]);
    const codes = (options: object): readonly string[] => diff(...versions, options).changes.map(({ code }) => code);
    expect(codes({})).toEqual([]);
    expect(codes({ tables })).toContain('response-type-changed');
  });
});
