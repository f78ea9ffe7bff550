import { Ajv2020 } from 'ajv/dist/2020.js';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { loadContract } from '../../../generator/contract.ts';
import { readDocument } from '#mock/document/served-document.ts';
import { isObject, type Json, type JsonObject, listAt, member, objectAt } from '#mock/json.ts';
import { SchemaValidators } from '#mock/validation/schema-validators.ts';
import { at, decodePointer, textAt } from '#shared/json.ts';
import { FORMATS } from '#shared/schema/formats.ts';
import { arbitraryValue } from '../../validators/arbitrary-values.ts';
import { documents } from '../support/platform-mock.ts';

/** Validates by Ajv. Properties that only the server sends are not required, which JSON Schema cannot say. */
function oracleOf(root: JsonObject): (schema: Json) => (value: unknown) => boolean {
  const ajv = new Ajv2020({ strict: false, logger: false, ownProperties: true, allowUnionTypes: true });
  for (const [name, { of, test: validate }] of FORMATS) {
    if (of === 'number') ajv.addFormat(name, { type: 'number', validate: validate as (value: number) => boolean });
    else ajv.addFormat(name, { type: 'string', validate: validate as (value: string) => boolean });
  }
  const { components = {} } = withoutReadOnly(root, root) as JsonObject;
  return (schema) => {
    const whole = withoutReadOnly(schema, root);
    return ajv.compile(isObject(whole) ? { ...whole, components } : whole === true);
  };
}

function withoutReadOnly(value: Json, root: JsonObject): Json {
  if (Array.isArray(value)) return value.map((item: Json) => withoutReadOnly(item, root));
  if (!isObject(value)) return value;
  const inner = Object.fromEntries(Object.entries(value).map(([key, one]) => [key, withoutReadOnly(one, root)]));
  const { discriminator: _, ...schema } = inner;
  if (!Array.isArray(schema['required'])) return schema;
  const isReadOnly = (name: Json): boolean => {
    const property = member(objectAt(value, 'properties'), String(name));
    const target = at(root, decodePointer(textAt(property, '$ref') ?? '#/nothing'));
    return member(property, 'readOnly') === true || member(target, 'readOnly') === true;
  };
  return { ...schema, required: listAt(schema, 'required').filter((name) => !isReadOnly(name)) };
}

const OTHERS: readonly Json[] = [null, true, 7, -0.5, '', 'text', '2026-02-30', [], [1, 1], {}, { kind: 1 }];

/** A value with one part replaced, removed or added. */
function damaged(value: Json, choose: (count: number) => number): Json {
  const other = OTHERS[choose(OTHERS.length)] ?? null;
  if (typeof value !== 'object' || value === null || choose(4) === 0) return other;
  if (Array.isArray(value)) {
    const index = choose(value.length + 1);
    return index === value.length
      ? [...value, other]
      : value.map((item, at) => (at === index ? damaged(item, choose) : item));
  }
  const names = Object.keys(value);
  const name = names[choose(names.length + 1)];
  if (name === undefined) return { ...value, unknown: other };
  const { [name]: inner = null, ...rest } = value as JsonObject;
  return choose(3) === 0 ? rest : { ...rest, [name]: damaged(inner, choose) };
}

/** The values of a schema for which the mock and Ajv differ. */
function differences(schema: Json, root: JsonObject, count: { valid: number; invalid: number }): readonly string[] {
  const isValid = new SchemaValidators(root, 'readOnly').validatorFor(schema);
  const expected = oracleOf(root)(schema);
  const values = fc.sample(fc.tuple(arbitraryValue(schema, root), fc.infiniteStream(fc.nat(1_000))), {
    seed: 1,
    numRuns: 6,
  });
  return values.flatMap(([value, random]) => {
    const choose = (limit: number): number => Number(random.next().value) % limit;
    const wanted = [value, damaged(value, choose), damaged(damaged(value, choose), choose)];
    return wanted.flatMap((one) => {
      const want = expected(one);
      count[want ? 'valid' : 'invalid'] += 1;
      const issues = isValid(one);
      return (issues.length === 0) === want
        ? []
        : [`${JSON.stringify(schema)}: ${JSON.stringify(one)} ${JSON.stringify(issues)}`];
    });
  });
}

test('every body of both documents is valid for the mock exactly if Ajv says so', async () => {
  const count = { valid: 0, invalid: 0 };
  for (const source of await documents()) {
    const bodies = readDocument(source).operations.flatMap(
      ({ body }) => body?.contents.map(({ schema }) => schema) ?? [],
    );
    const schemas = new Map(bodies.map((schema) => [JSON.stringify(schema), schema]));
    for (const schema of schemas.values()) expect(differences(schema, source.root, count)).toEqual([]);
  }
  expect(count.valid).toBeGreaterThan(250);
  expect(count.invalid).toBeGreaterThan(250);
}, 60_000);

test.each([
  'arrays-and-tuples',
  'composition',
  'enumerations',
  'maps',
  'nullable',
  'objects',
  'read-and-write-only',
  'recursion',
  'required-without-properties',
  'type-object-with-composition',
  'upgraded-3.0',
])('every component of a foreign document is valid for the mock exactly if Ajv says so: %s', async (name) => {
  const { document } = await loadContract(`test/golden/${name}/spec.yaml`);
  const root: JsonObject = JSON.parse(JSON.stringify(document));
  const count = { valid: 0, invalid: 0 };
  for (const component of Object.keys(objectAt(objectAt(root, 'components'), 'schemas')))
    expect(differences({ $ref: `#/components/schemas/${component}` }, root, count)).toEqual([]);
  expect(count.valid + count.invalid).toBeGreaterThan(15);
});
