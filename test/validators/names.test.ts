import { expect, test } from 'vitest';
import type { Json } from '../../generator/model/json.ts';
import { compileValidators } from '../suites/compile-validators.ts';

const date: Json = {
  type: 'object',
  required: ['day'],
  properties: { day: { type: 'string', format: 'date' }, next: { $ref: '#/components/schemas/Date' } },
};
const components = {
  Date: date,
  DateTime: { type: 'string', format: 'date-time' },
  Validator: { type: 'object', properties: { schema: { $ref: '#/components/schemas/Schema' } } },
  Schema: {
    type: 'object',
    properties: {
      validator: { $ref: '#/components/schemas/Validator' },
      at: { $ref: '#/components/schemas/DateTime' },
    },
  },
};

test.for<readonly [name: string, right: Json, wrong: Json]>([
  ['Date', { day: '2024-01-31', next: { day: '2024-02-01' } }, { day: '2024-01-31', next: { day: '31/01/2024' } }],
  ['DateTime', '2024-01-31T10:20:30Z', '2024-01-31'],
  ['Schema', { validator: { schema: {} } }, { validator: { schema: { at: 'now' } } }],
])('a schema may be called %s, as what judges is called', async ([name, right, wrong]) => {
  const [judge] = await compileValidators([{ schema: { $ref: `#/components/schemas/${name}` }, components }]);
  expect(judge?.(right)).toBe(true);
  expect(judge?.(wrong)).toBe(false);
});

test.for([
  '__proto__',
  'func0',
  'schema1',
  'errors === 0',
  'let errors = 0;\n',
  'if(valid1)',
  'const _errs1 = errors;\n',
  '"0"',
  'x\nfunction judge(data) { return true; }\n',
  '`\u0024{data}`\u2028',
])('a property may be called %j, as code may read', async (name) => {
  const schema: Json = {
    type: 'object',
    additionalProperties: false,
    required: [name],
    properties: {
      [name]: { const: { a: 1 } },
      other: { anyOf: [{ type: 'string', minLength: 2 }, { type: 'integer' }] },
    },
  };
  const [judge] = await compileValidators([{ schema, components: {} }]);
  expect(judge?.({ [name]: { a: 1 }, other: 'ab' })).toBe(true);
  expect(judge?.({ [name]: { a: 1 }, other: 'a' })).toBe(false);
  expect(judge?.({ [name]: { a: 2 } })).toBe(false);
  expect(judge?.({ isEqual: { a: 1 } })).toBe(false);
  expect(judge?.({})).toBe(false);
});

test.for(['__proto__', 'constructor', 'toString'])(
  'a property that may be missing may be called %j, as what every object inherits',
  async (name) => {
    const schema: Json = { type: 'object', properties: { [name]: { type: 'string' } } };
    const [judge] = await compileValidators([{ schema, components: {} }]);
    expect(judge?.({})).toBe(true);
    expect(judge?.({ [name]: 'a' })).toBe(true);
    expect(judge?.({ [name]: 1 })).toBe(false);
  },
);
