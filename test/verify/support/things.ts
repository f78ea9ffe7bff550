import { statedRules } from './rules.ts';
import { emptyPlatform, type Platform } from '#mock/platform.ts';
import type { JsonObject } from '#mock/json.ts';
import type { VerifySource } from '../../../templates/runtime/verify-engine/src/verify-har.ts';

const user = {
  id: '1',
  login: 'technical',
  password: 'technical',
  code: 'T',
  name: 'T',
  firstName: '',
  company: '',
  companies: [],
  rights: ['*'],
  technical: true,
  saml: false,
};

/** Behavior of a small API with one user: a rate that is omitted is 0. */
export const thingsPlatform: Platform = {
  ...emptyPlatform,
  behaviors: [{ rules: ['R139'], writes: { things: (written) => ({ ...written, rate: written['rate'] ?? 0 }) } }],
  identities: { users: [user], clients: [] },
};

const thing = {
  type: 'object',
  additionalProperties: false,
  required: ['name'],
  properties: {
    id: { type: 'string', readOnly: true },
    name: { type: 'string' },
    note: { type: ['string', 'null'] },
    active: { type: 'boolean' },
    rate: { type: ['number', 'null'], default: 0 },
    code: { type: 'string', 'x-create-only': true },
    address: { type: ['object', 'null'], properties: { country: { type: 'string' } } },
  },
};

function json(schema: JsonObject): JsonObject {
  return { content: { 'application/json': { schema } } };
}

function operation(id: string, action: string, response: JsonObject, more: JsonObject = {}): JsonObject {
  return {
    operationId: id,
    'x-resource': { collection: 'things', action, id: 'thing_id' },
    'x-rights': [['T1']],
    responses: {
      ...response,
      '400': { description: '' },
      '401': { description: '' },
      '404': { description: '' },
      '406': { description: '' },
    },
    ...more,
  };
}

const ok = (schema: JsonObject): JsonObject => ({ '200': { description: '', ...json(schema) } });
const item = { $ref: '#/components/schemas/Thing' };
const parameter = { name: 'thing_id', in: 'path', required: true, schema: { type: 'string' } };

/** A small document with one collection. */
export const thingsDocument: JsonObject = {
  openapi: '3.1.0',
  info: { title: 'Things', version: '1' },
  servers: [{ url: 'https://things.example.com/rest' }],
  components: {
    securitySchemes: { basic: { type: 'http', scheme: 'basic' } },
    schemas: { Thing: thing },
  },
  security: [{ basic: [] }],
  paths: {
    '/things': {
      put: operation('createThing', 'create', ok({ type: 'string' }), { requestBody: json(item) }),
      get: operation('listThings', 'search', ok({ type: 'array', items: item })),
    },
    '/things/{thing_id}': {
      parameters: [parameter],
      get: operation('getThing', 'read', ok(item)),
      post: operation('replaceThing', 'replace', ok({ type: 'string' }), { requestBody: json(item) }),
      delete: operation('deleteThing', 'delete', {
        '204': { description: '', headers: { 'X-Trace': { required: true } } },
      }),
    },
  },
};

/** The document with the rules of the platform. */
export function thingsSource(): VerifySource {
  const rules = statedRules.map((rule) =>
    rule.id === 'R139' ? { ...rule, checks: [{ check: 'omitted-default', collections: ['things'] }] } : rule,
  );
  return { platform: thingsPlatform, documents: [{ name: 'v1', root: thingsDocument }], rules };
}
