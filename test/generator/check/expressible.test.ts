import { describe, expect, test } from 'vitest';
import { diagnosticsOf } from './check-document.ts';

const cases: readonly { readonly schema: string; readonly want?: string }[] = [
  { schema: '{ type: string, not: { const: a } }', want: 'not' },
  { schema: '{ not: false }', want: 'not' },
  { schema: '{ not: {} }' },
  { schema: '{ type: object, if: { required: [a] }, then: { required: [b] } }', want: 'if' },
  { schema: '{ type: object, if: { required: [a] } }' },
  { schema: '{ type: object, dependentSchemas: { a: { required: [b] } } }', want: 'dependentSchemas' },
  { schema: '{ type: object, dependentRequired: { a: [b] } }', want: 'dependentRequired' },
  { schema: '{ type: object, dependentRequired: {} }' },
  { schema: "{ type: object, propertyNames: { pattern: '^[a-z]+$' } }", want: 'propertyNames' },
  { schema: '{ type: object, propertyNames: { type: string } }' },
  { schema: '{ type: object, unevaluatedProperties: { type: string } }', want: 'unevaluatedProperties' },
  { schema: '{ type: object, unevaluatedProperties: false }' },
  { schema: '{ type: object, unevaluatedProperties: { not: {} } }' },
  { schema: '{ type: array, prefixItems: [{ type: string }], unevaluatedItems: false }', want: 'unevaluatedItems' },
  { schema: '{ type: array, contains: { type: string } }', want: 'contains' },
  { schema: '{ type: array, prefixItems: [{ type: string }], maxItems: 3 }', want: 'maxItems' },
  { schema: '{ type: array, prefixItems: [{ type: string }], items: false, maxItems: 1 }' },
  { schema: '{ type: array, items: { type: string }, maxItems: 3 }' },
  { schema: '{ type: object, properties: { not: { type: string }, if: { type: string } } }' },
];

describe('a keyword that no type can express', () => {
  test.for(cases)('$schema: $want', async ({ schema, want }) => {
    const found = await diagnosticsOf(`paths: {}\ncomponents: { schemas: { A: ${schema} } }`);
    expect(found).toEqual(want === undefined ? [] : [`not-expressible /components/schemas/A/${want}`]);
  });

  test('is reported once, however often the schema is referred to', async () => {
    const schemas = `A: { not: { const: 1 } }, B: { $ref: '#/components/schemas/A' }, C: { $ref: '#/components/schemas/A' }`;
    expect(await diagnosticsOf(`paths: {}\ncomponents: { schemas: { ${schemas} } }`)).toHaveLength(1);
  });
});
