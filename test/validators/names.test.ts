import { expect, test } from 'vitest';
import type { Json } from '../../generator/model/json.ts';
import { validatorsOf } from '../suites/judge-schemas.ts';

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
  const [judge] = await validatorsOf([{ schema: { $ref: `#/components/schemas/${name}` }, components }]);
  expect(judge?.(right)).toBe(true);
  expect(judge?.(wrong)).toBe(false);
});
