import { expect, test } from 'vitest';
import type { Json } from '../../generator/model/json.ts';
import { compileValidators } from '../suites/compile-validators.ts';
import { integer, object, ref, text } from '../support/schemas.ts';

const date: Json = object({ day: { type: 'string', format: 'date' }, next: ref('Date') }, ['day']);
const components = {
  Date: date,
  DateTime: { type: 'string', format: 'date-time' },
  Validator: object({ schema: ref('Schema') }),
  Schema: object({ validator: ref('Validator'), at: ref('DateTime') }),
};

test.for<readonly [name: string, valid: Json, invalid: Json]>([
  ['Date', { day: '2024-01-31', next: { day: '2024-02-01' } }, { day: '2024-01-31', next: { day: '31/01/2024' } }],
  ['DateTime', '2024-01-31T10:20:30Z', '2024-01-31'],
  ['Schema', { validator: { schema: {} } }, { validator: { schema: { at: 'now' } } }],
])('a schema may be named %s, like a name of the runtime', async ([name, valid, invalid]) => {
  const [validator] = await compileValidators([{ schema: { $ref: `#/components/schemas/${name}` }, components }]);
  expect(validator?.(valid)).toBe(true);
  expect(validator?.(invalid)).toBe(false);
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
  'x\nfunction validate(data) { return true; }\n',
  '`\u0024{data}`\u2028',
])('a property may be named %j, like generated code', async (name) => {
  const schema: Json = {
    type: 'object',
    additionalProperties: false,
    required: [name],
    properties: { [name]: { const: { a: 1 } }, other: { anyOf: [{ type: 'string', minLength: 2 }, integer] } },
  };
  const [validator] = await compileValidators([{ schema, components: {} }]);
  expect(validator?.({ [name]: { a: 1 }, other: 'ab' })).toBe(true);
  expect(validator?.({ [name]: { a: 1 }, other: 'a' })).toBe(false);
  expect(validator?.({ [name]: { a: 2 } })).toBe(false);
  expect(validator?.({ isEqual: { a: 1 } })).toBe(false);
  expect(validator?.({})).toBe(false);
});

test.for(['__proto__', 'constructor', 'toString'])(
  'an optional property may be named %j, like an inherited one',
  async (name) => {
    const schema: Json = object({ [name]: text });
    const [validator] = await compileValidators([{ schema, components: {} }]);
    expect(validator?.({})).toBe(true);
    expect(validator?.({ [name]: 'a' })).toBe(true);
    expect(validator?.({ [name]: 1 })).toBe(false);
  },
);
