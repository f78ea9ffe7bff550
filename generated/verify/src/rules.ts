import type { StatedRule } from './checks/rules.ts';
/** Rules of this API, and the checks whose findings name them. */
export const rules: readonly StatedRule[] = [
  {
    id: 'R006',
    text: 'PUT creates a resource.',
    source: 'conventions L31',
    basis: 'documented',
    checks: [
      {
        check: 'created-item',
      },
      {
        check: 'read-after-create',
      },
      {
        check: 'read-identity',
      },
    ],
  },
  {
    id: 'R007',
    text: 'POST to a resource updates it; POST to a collection updates all of its items.',
    source: 'conventions L31',
    basis: 'documented',
    checks: [
      {
        check: 'read-after-update',
      },
    ],
  },
  {
    id: 'R010',
    text: 'DELETE removes a resource and responds with 204 and an empty body.',
    source: 'conventions L31; conventions L220',
    basis: 'documented',
    checks: [
      {
        check: 'response-bodiless',
      },
    ],
  },
  {
    id: 'R011',
    text: 'Request and response bodies are JSON; a request sets the content type `application/json`.',
    source: 'conventions L32',
    basis: 'documented',
    checks: [
      {
        check: 'response-media-type',
      },
    ],
  },
  {
    id: 'R015',
    text: 'Objects are JSON objects with property names in camelCase, and collections are JSON arrays. Names that depart from this (`parent_id`, `canUseDoubleVAT`) keep their spelling.',
    source: 'conventions L39',
    basis: 'documented',
    checks: [
      {
        check: 'response-schema',
      },
    ],
  },
  {
    id: 'R018',
    text: 'A read-only property returns current data. The operation that contains it cannot change it.',
    source: 'conventions L41',
    basis: 'documented',
    checks: [
      {
        check: 'protected-field',
      },
    ],
  },
  {
    id: 'R081',
    text: 'An authenticated user without the right gets 403.',
    source: 'conventions L197; conventions L213',
    basis: 'documented',
    checks: [
      {
        check: 'missing-right',
      },
    ],
  },
  {
    id: 'R091',
    text: 'Every operation shares the error statuses 400, 401, 402, 403, 404, 405, 406 and 500, and no others. Their body is an ErrorResponse.',
    source: 'conventions L207; domains L3',
    basis: 'documented',
    checks: [
      {
        check: 'response-status',
      },
    ],
  },
  {
    id: 'R093',
    text: '400 is the general failure. An update without a mandatory field gets it too.',
    source: 'conventions L211',
    basis: 'documented',
    checks: [
      {
        check: 'request-schema',
      },
    ],
  },
  {
    id: 'R094',
    text: '401 means missing or invalid credentials.',
    source: 'conventions L212',
    basis: 'documented',
    checks: [
      {
        check: 'missing-credentials',
      },
    ],
  },
  {
    id: 'R096',
    text: '404 means that the resource does not exist.',
    source: 'conventions L215',
    basis: 'documented',
    checks: [
      {
        check: 'deleted-item',
      },
      {
        check: 'unknown-path',
      },
    ],
  },
  {
    id: 'R097',
    text: '405 means that the resource does not support the method.',
    source: 'conventions L216',
    basis: 'documented',
    checks: [
      {
        check: 'unknown-method',
      },
    ],
  },
  {
    id: 'R098',
    text: '406 means that the resource has no content that the `Accept` header allows.',
    source: 'conventions L217',
    basis: 'documented',
    checks: [
      {
        check: 'not-acceptable',
      },
    ],
  },
  {
    id: 'R137',
    text: '`code` of an employee can be neither omitted, nor null, nor changed by an update.',
    source: 'conventions L292',
    basis: 'documented',
    checks: [
      {
        check: 'create-only-field',
        collections: ['employees'],
        properties: ['code'],
      },
    ],
  },
  {
    id: 'R139',
    text: '`dailyCost`, `directHourlyRate`, `dailySellingPrice` and `occupancyRate` are 0 when omitted or null.',
    source: 'conventions L292',
    basis: 'documented',
    checks: [
      {
        check: 'omitted-default',
        collections: ['employees'],
        properties: ['dailyCost', 'directHourlyRate', 'dailySellingPrice', 'occupancyRate'],
      },
    ],
  },
  {
    id: 'R146',
    text: '`code` of a customer cannot change after creation, and `name` is mandatory.',
    source: 'conventions L90',
    basis: 'documented',
    checks: [
      {
        check: 'create-only-field',
        collections: ['customers'],
        properties: ['code'],
      },
    ],
  },
  {
    id: 'R147',
    text: '`fileUrl` of a Document cannot change after creation.',
    source: 'domains L159',
    basis: 'documented',
    checks: [
      {
        check: 'create-only-field',
        collections: ['documents'],
        properties: ['fileUrl'],
      },
    ],
  },
  {
    id: 'R158',
    text: 'An update sets a non-mandatory field that it omits to null. Null also empties a field explicitly.',
    source: 'conventions L301',
    basis: 'documented',
    checks: [
      {
        check: 'cleared-field',
      },
    ],
  },
  {
    id: 'R160',
    text: 'A boolean that an update omits becomes false.',
    source: 'conventions L303',
    basis: 'documented',
    checks: [
      {
        check: 'omitted-boolean',
      },
    ],
  },
  {
    id: 'R167',
    text: 'The company of a resource cannot change after creation, neither by header nor by body.',
    source: 'conventions L311-312',
    basis: 'documented',
    checks: [
      {
        check: 'create-only-field',
        properties: ['companyId'],
      },
    ],
  },
];
