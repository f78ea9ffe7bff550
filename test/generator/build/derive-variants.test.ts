import { beforeAll, describe, expect, test } from 'vitest';
import { loadSpecification } from '../../../generator/load/load.ts';
import { SchemaDeriver, deriveVariants } from '../../../generator/build/variants.ts';
import { type Json, type JsonObject, at, decodePointer, objectAt } from '../../../generator/model/json.ts';
import { Diagnostics } from '../../../generator/diagnostics/diagnostics.ts';

const component = (name: string): Json => ({ $ref: `#/components/schemas/${name}` });

/** A reference to a property of one. */
const inside = (name: string, property: string): Json => ({
  $ref: `#/components/schemas/${name}/properties/${property}`,
});

/** A document with these components. */
function documentOf(schemas: JsonObject): JsonObject {
  return { openapi: '3.1.0', 'x-reference-suffix': 'Id', components: { schemas } };
}

describe('the request variant of a schema', () => {
  const table = [
    {
      title: 'omits read-only properties, and does not require them',
      given: { A: { properties: { id: { readOnly: true }, name: {} }, required: ['id', 'name'] } },
      shape: 'create',
      want: { ACreate: { properties: { name: {} }, required: ['name'], 'x-variant': { of: 'A', kind: 'create' } } },
    },
    {
      title: 'omits the nested object of a pair, and keeps a scalar with such a name',
      given: { A: { properties: { owner: {}, ownerId: {}, version: { type: 'string' }, versionId: {} } } },
      shape: 'create',
      want: {
        ACreate: {
          properties: { ownerId: {}, version: { type: 'string' }, versionId: {} },
          'x-variant': { of: 'A', kind: 'create' },
        },
      },
    },
    {
      title: 'recognizes a pair whose halves are in two parts of an allOf',
      given: {
        Base: { properties: { ownerId: { type: 'string' } } },
        A: { allOf: [component('Base'), { properties: { owner: {}, name: {} } }] },
      },
      shape: 'create',
      want: {
        ACreate: { allOf: [component('Base'), { properties: { name: {} } }], 'x-variant': { of: 'A', kind: 'create' } },
      },
    },
    {
      title: 'for a replace requires mandatory properties and booleans, and allows null for the others',
      given: {
        A: {
          properties: { name: { type: 'string' }, on: { type: 'boolean' }, count: { type: 'integer' } },
          required: ['name'],
        },
      },
      shape: 'replace',
      want: {
        AReplace: {
          properties: { name: { type: 'string' }, on: { type: 'boolean' }, count: { type: ['integer', 'null'] } },
          required: ['name', 'on'],
          'x-variant': { of: 'A', kind: 'replace' },
        },
      },
    },
    {
      title: 'is the schema itself if nothing changes',
      given: { A: { properties: { self: component('A'), name: {} } } },
      shape: 'write',
      want: {},
    },
    {
      title: 'changes with a schema that it contains only through a reference to itself',
      given: {
        A: { properties: { b: component('B') } },
        B: { properties: { a: component('A'), secret: { readOnly: true } } },
      },
      shape: 'write',
      want: {
        AWrite: { properties: { b: component('BWrite') }, 'x-variant': { of: 'A', kind: 'write' } },
        BWrite: { properties: { a: component('AWrite') }, 'x-variant': { of: 'B', kind: 'write' } },
      },
    },
    {
      title: 'is derived once for a part of a component that several schemas refer to',
      given: {
        A: { properties: { one: inside('B', 'owner'), two: inside('B', 'owner'), three: inside('B', 'name') } },
        B: { properties: { owner: { properties: { id: { readOnly: true }, name: {} } }, name: {} } },
      },
      shape: 'create',
      want: {
        ACreate: {
          properties: { one: component('BOwnerCreate'), two: component('BOwnerCreate'), three: inside('B', 'name') },
          'x-variant': { of: 'A', kind: 'create' },
        },
        BOwnerCreate: { properties: { name: {} }, 'x-variant': { kind: 'create' } },
      },
    },
    {
      title: 'is derived for a part that refers to itself',
      given: {
        A: { properties: { tree: inside('B', 'tree') } },
        B: { properties: { tree: { properties: { below: inside('B', 'tree'), id: { readOnly: true } } } } },
      },
      shape: 'write',
      want: {
        AWrite: { properties: { tree: component('BTreeWrite') }, 'x-variant': { of: 'A', kind: 'write' } },
        BTreeWrite: { properties: { below: component('BTreeWrite') }, 'x-variant': { kind: 'write' } },
      },
    },
    {
      title: 'is derived for a part that changes only through its parent',
      given: {
        A: { properties: { part: inside('B', 'part') } },
        B: { properties: { part: { properties: { whole: component('C') } } } },
        C: { properties: { id: { readOnly: true }, a: component('A') } },
      },
      shape: 'write',
      want: {
        AWrite: { properties: { part: component('BPartWrite') }, 'x-variant': { of: 'A', kind: 'write' } },
        BPartWrite: { properties: { whole: component('CWrite') }, 'x-variant': { kind: 'write' } },
        CWrite: { properties: { a: component('AWrite') }, 'x-variant': { of: 'C', kind: 'write' } },
      },
    },
  ] as const;
  test.each(table)('$title', ({ given, shape, want }) => {
    const deriver = new SchemaDeriver(documentOf(given));
    deriver.derive(component('A'), shape);
    expect(deriver.derived()).toEqual(want);
  });

  test('omits write-only properties from the response variant', () => {
    const user = { properties: { name: {}, password: { writeOnly: true } }, required: ['name', 'password'] };
    const content = { 'application/json': { schema: component('User') } };
    const paths = { '/me': { get: { responses: { '200': { description: 'You.', content } } } } };
    const derived = deriveVariants({ ...documentOf({ User: user }), paths });
    const schema = at(derived, '/paths/~1me/get/responses/200/content/application~1json/schema');
    expect(schema).toEqual(component('UserRead'));
    expect(at(derived, '/components/schemas/UserRead')).toMatchObject({ properties: { name: {} }, required: ['name'] });
  });
});

test('a response that refers to the schema of a request keeps the read-only properties', () => {
  const schema = { properties: { id: { readOnly: true }, name: {} } };
  const place = '#/paths/~1a/post/requestBody/content/application~1json/schema';
  const json = (inner: Json): JsonObject => ({ content: { 'application/json': { schema: inner } } });
  const derived = deriveVariants({
    openapi: '3.1.0',
    paths: { '/a': { post: { requestBody: json(schema), responses: { 200: json({ items: { $ref: place } }) } } } },
  });
  const schemaOf = (part: string): Json | undefined =>
    at(derived, `/paths/~1a/post/${part}/content/application~1json/schema`);
  expect(schemaOf('requestBody')).toEqual({ properties: { name: {} } });
  const { $ref: reference } = Object(Object(schemaOf('responses/200')).items);
  expect(at(derived, decodePointer(reference))).toMatchObject({ properties: { id: { readOnly: true }, name: {} } });
});

describe('variants of our own specification', () => {
  let document: JsonObject = {};
  beforeAll(async () => {
    ({ document } = await loadSpecification('spec/v3/openapi.yaml', new Diagnostics()));
  });
  const propertiesOf = (name: string, shape: 'create' | 'replace'): readonly string[] => {
    const deriver = new SchemaDeriver(document);
    const derived = deriver.derive(component(name), shape);
    const key = String(objectAt({ derived }, 'derived')['$ref']).replace('#/components/schemas/', '');
    return Object.keys(objectAt(deriver.derived()[key], 'properties'));
  };

  test('R062 the create variant of an approval has ids, not the five nested objects', () => {
    const sent = propertiesOf('Approval', 'create');
    expect(sent).toEqual(
      expect.arrayContaining(['approvedById', 'approverId', 'objectId', 'objectSummaryId', 'requesterId']),
    );
    expect(
      sent.filter((name) => ['approvedBy', 'approver', 'object', 'objectSummary', 'requester'].includes(name)),
    ).toEqual([]);
  });

  test('R017 the create variant of an application has the id of its right', () => {
    expect(propertiesOf('Application', 'create')).toContain('rightId');
    expect(propertiesOf('Application', 'create')).not.toContain('right');
  });

  test('R160 the replace variant of a phase requires every boolean', () => {
    const phase = objectAt(objectAt(deriveVariants(document)['components'], 'schemas'), 'PhaseReplace');
    expect(phase['required']).toContain('closure');
  });
});

test('R002 each resource names its collection and action', async () => {
  const { document } = await loadSpecification('spec/v3/openapi.yaml', new Diagnostics());
  expect(at(document, '/info/description')).toMatch(
    /A resource is a management object or an item \(employee, sales invoice, project/,
  );
});

test('derives variants of a long chain of components', () => {
  const length = 5_000;
  const links = Array.from({ length }, (_, index): readonly [string, Json] => [
    `A${index}`,
    { properties: { id: { readOnly: true }, next: component(`A${index + 1}`) } },
  ]);
  const deriver = new SchemaDeriver(documentOf({ ...Object.fromEntries(links), [`A${length}`]: { properties: {} } }));
  expect(deriver.derive(component('A0'), 'create')).toEqual(component('A0Create'));
  const derived = deriver.derived();
  expect(Object.keys(derived)).toEqual(links.map(([name]) => `${name}Create`));
  expect(derived[`A${length - 1}Create`]).toMatchObject({ properties: { next: component(`A${length}`) } });
});
