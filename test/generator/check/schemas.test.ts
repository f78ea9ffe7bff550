import { describe, expect, test } from 'vitest';
import { check, diagnosticsOf } from './check-document.ts';

/** The diagnostics of the schema A, with pointers below it. */
const cases: readonly { readonly given: string; readonly want: readonly string[] }[] = [
  {
    given: '{ type: string, minLength: 0, maxLength: 3, pattern: "^a$", format: uuid, enum: [a], default: a }',
    want: [],
  },
  { given: '{ type: text }', want: ['type-unknown /type'] },
  { given: '{ propertes: { a: {} } }', want: ['keyword-misspelled /propertes'] },
  {
    given: '{ requried: [a], "x-requird": 1, custom: 1, unit: m, display: a }',
    want: ['keyword-misspelled /requried'],
  },
  { given: '{ type: [] }', want: ['type-unknown /type'] },
  { given: '{ type: [string, nul] }', want: ['type-unknown /type'] },
  { given: '{ minLength: -1 }', want: ['keyword-invalid /minLength'] },
  { given: '{ maxItems: 1.5 }', want: ['keyword-invalid /maxItems'] },
  { given: '{ multipleOf: 0 }', want: ['keyword-invalid /multipleOf'] },
  { given: '{ minimum: "1" }', want: ['keyword-invalid /minimum'] },
  { given: '{ minimum: 1, exclusiveMinimum: true }', want: ['exclusive-boolean /exclusiveMinimum'] },
  { given: '{ items: [{}] }', want: ['items-list /items'] },
  { given: '{ allOf: [] }', want: ['keyword-invalid /allOf'] },
  { given: '{ oneOf: [a] }', want: ['keyword-invalid /oneOf'] },
  { given: '{ properties: { a: string } }', want: ['keyword-invalid /properties'] },
  {
    given: '{ required: [nickNmae, OwnerID, other, born], properties: { nickName: {}, ownerId: {}, name: {}, b: {} } }',
    want: ['required-unknown /required/0', 'required-unknown /required/1'],
  },
  { given: '{ required: [id], properties: { ip: {} } }', want: [] },
  { given: '{ allOf: [{ required: [name], properties: { names: {} } }] }', want: [] },
  {
    given: '{ required: [nameOf], properties: { names: {}, nameOfs: {} }, allOf: [{ properties: { a: {} } }] }',
    want: [],
  },
  { given: '{ required: [x-one], properties: { x-ones: {} }, patternProperties: { "^x-": {} } }', want: [] },
  { given: '{ required: [sizes], properties: { size: {}, sizes: {} } }', want: [] },
  { given: '{ required: [sizes, size], properties: { size: {} } }', want: [] },
  { given: '{ required: name }', want: ['keyword-invalid /required'] },
  { given: '{ enum: a }', want: ['keyword-invalid /enum'] },
  { given: '{ not: 1 }', want: ['keyword-invalid /not'] },
  { given: '{ discriminator: { mapping: {} } }', want: ['member-missing /discriminator'] },
  { given: '{ pattern: "[" }', want: ['pattern-invalid /pattern'] },
  { given: '{ patternProperties: { "(": {} } }', want: ['pattern-invalid /patternProperties/('] },
  { given: '{ $schema: "https://json-schema.org/draft/2020-12/schema" }', want: [] },
  { given: '{ $schema: "http://json-schema.org/draft-07/schema#" }', want: ['dialect-older /$schema'] },
  { given: '{ $schema: "https://example.com/mine" }', want: ['dialect-unknown /$schema'] },
  { given: '{ type: integer, default: "1" }', want: ['value-contradicts-type /default'] },
  { given: '{ type: integer, default: 1.0, examples: [1, 1.5] }', want: ['value-contradicts-type /examples/1'] },
  { given: '{ type: number, const: 1 }', want: [] },
  { given: '{ type: boolean, enum: [true, "false"] }', want: ['value-contradicts-type /enum/1'] },
  { given: '{ enum: [a, b], default: c }', want: ['default-not-in-enum /default'] },
  { given: '{ enum: [1, "1", 1.0, [1], [1]] }', want: ['enum-repeats /enum/2', 'enum-repeats /enum/4'] },
  {
    given: '{ enum: [9007199254740992, 9007199254740993] }',
    want: ['number-imprecise /enum/0', 'number-imprecise /enum/1'],
  },
  { given: '{ enum: [] }', want: ['enum-empty /enum'] },
  {
    given: '{ additionalProperties: false, oneOf: [{ properties: { a: {} } }, { properties: { b: {} } }] }',
    want: ['closed-against-parts /additionalProperties'],
  },
  {
    given:
      '{ additionalProperties: false, allOf: [{ anyOf: [{ type: string }, { $ref: "#/components/schemas/B" }] }] }',
    want: ['closed-against-parts /additionalProperties'],
  },
  {
    given:
      '{ additionalProperties: false, properties: { a: {} }, allOf: [{ properties: { a: {} } }, { required: [a] }] }',
    want: [],
  },
  {
    given: '{ discriminator: { propertyName: kind }, oneOf: [{ $ref: "#/components/schemas/B" }, { type: "null" }] }',
    want: ['discriminator-undescribed /discriminator/propertyName'],
  },
  {
    given: '{ discriminator: { propertyName: b }, oneOf: [{ allOf: [{ $ref: "#/components/schemas/B" }] }, {}] }',
    want: [],
  },
  { given: '{ discriminator: { propertyName: k }, properties: { k: {} }, oneOf: [{ type: object }] }', want: [] },
  { given: '{ discriminator: { propertyName: k } }', want: [] },
  { given: '{ unevaluatedProperties: false, allOf: [{ properties: { a: {} } }] }', want: [] },
  { given: '{ minimum: 2, maximum: 1 }', want: ['schema-unsatisfiable /minimum'] },
  { given: '{ minItems: 2, maxItems: 1 }', want: ['schema-unsatisfiable /minItems'] },
  { given: '{ required: [a], properties: { a: false } }', want: ['schema-unsatisfiable /properties/a'] },
  { given: '{ allOf: [{ type: string }, { type: integer }] }', want: ['schema-unsatisfiable /allOf'] },
  { given: '{ allOf: [{ type: number }, { type: integer }] }', want: [] },
  { given: '{ type: object, allOf: [{ $ref: "#/components/schemas/B" }] }', want: ['schema-unsatisfiable /allOf'] },
  { given: '{ allOf: [{ enum: [a] }, { enum: [b] }] }', want: ['schema-unsatisfiable /allOf'] },
  { given: '{ format: nobody-knows }', want: ['format-unknown /format'] },
  { given: '{ xml: { name: a } }', want: ['xml-ignored /xml'] },
  { given: '{ x-anything: { type: 1, $ref: 2 } }', want: [] },
  { given: '{ properties: { type: {}, enum: {}, pattern: {}, $ref: {} } }', want: [] },
];

describe('a schema', () => {
  test.for(cases)('$given: $want', async ({ given, want }) => {
    const found = await diagnosticsOf(
      `components: { schemas: { A: ${given}, B: { type: string, properties: { b: {} } } } }`,
    );
    expect(found).toEqual(want.map((diagnostic) => diagnostic.replace(' ', ' /components/schemas/A')));
  });

  test('unknown formats are reported once, and not if x-formats declares them', async () => {
    expect(
      await diagnosticsOf('components: { schemas: { A: { format: one }, B: { format: two }, C: { format: one } } }'),
    ).toEqual(['format-unknown /components/schemas/A/format']);
    expect(await diagnosticsOf('x-formats: { one: first }\ncomponents: { schemas: { A: { format: one } } }')).toEqual(
      [],
    );
  });

  test('an invalid pattern is reported with the message of the engine', async () => {
    const { diagnostics } = await check('components: { schemas: { A: { pattern: "a{2,1}" } } }');
    expect(diagnostics[0]?.cause).toContain('numbers out of order');
  });

  test('each infinite number is reported at its place', async () => {
    expect(await diagnosticsOf('components: { schemas: { A: { minimum: .nan }, B: { maximum: .inf } } }')).toEqual([
      'number-not-finite /components/schemas/A/minimum',
      'number-not-finite /components/schemas/B/maximum',
    ]);
  });
});
