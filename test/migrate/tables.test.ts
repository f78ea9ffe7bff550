import { describe, expect, test } from 'vitest';
import { buildContract } from '../../generator/build/contract.ts';
import type { JsonObject } from '../../generator/model/json.ts';
import { Diagnostics } from '../../generator/diagnostics/diagnostics.ts';
import { listOf, object, ref, text } from '../support/schemas.ts';

type Shapes = Readonly<Record<string, Readonly<Record<string, JsonObject>>>>;
type Tables = Readonly<Record<string, readonly JsonObject[]>>;

function documentOf(shapes: Shapes): JsonObject {
  const schemas = Object.entries(shapes).map(([name, properties]) => [name, { type: 'object', properties }] as const);
  return {
    openapi: '3.1.0',
    info: { title: 'x', version: '1' },
    paths: {},
    components: { schemas: Object.fromEntries(schemas) },
  };
}

/** Returns the diagnostics of the tables between two versions. */
function codes(before: Shapes, after: Shapes, tables: Tables): readonly string[] {
  const diagnostics = new Diagnostics();
  const migration = { tables: Object.entries(tables).map(([name, entries]) => ({ name, entries })) };
  buildContract({ document: documentOf(after), previousDocument: documentOf(before), migration }, diagnostics);
  return diagnostics.list.map(({ code, cause }) => `${code}: ${cause}`);
}

const said = { source: 'conventions L1', certainty: 'documented' };
const rename = { id: 'a', operation: 'rename', owners: ['Shape'], v2: 'old', v3: 'fresh', ...said };

describe('both sides of an entry', () => {
  test('R115 valid tables have no diagnostics', () => {
    expect(codes({ Shape: { old: text } }, { Shape: { fresh: text } }, { fields: [rename] })).toEqual([]);
  });

  test('a path is followed through components', () => {
    const after = { Shape: { span: ref('span_v1') }, span_v1: { start: text } };
    const move = { ...rename, operation: 'move', v3: 'span.start' };
    expect(codes({ Shape: { old: text } }, after, { fields: [move] })).toEqual([]);
  });

  describe('of a value that a field lists itself', () => {
    const listing = (...values: readonly string[]): Shapes => ({ Shape: { state: { type: 'string', enum: values } } });
    const value = { ...rename, owners: ['Shape.state'], v2: 'a_b', v3: 'a-b' };

    test('are resolved by schema and field', () => {
      expect(codes(listing('a_b'), listing('a-b'), { values: [value] })).toEqual([]);
    });

    test.each([
      ['a missing value', value, 'rename-name-missing: "a" names a-b, which does not exist in the new version.'],
      [
        'a missing field',
        { ...value, owners: ['Shape.other'] },
        'rename-owner-missing: "a" names the owner Shape.other',
      ],
    ])('report %s', (_, entry, want) => {
      expect(codes(listing('a_b'), listing('a_b'), { values: [entry] }).join('\n')).toContain(want);
    });
  });

  test.each<readonly [string, Shapes, Shapes, JsonObject, string]>([
    [
      'a path through an object without a named schema',
      { Shape: { old: text } },
      { Shape: { span: object({ start: text }) } },
      { ...rename, operation: 'move', v3: 'span.start' },
      'rename-path-unnamed: "a" names span.start, but span in the new version is not an object with a named schema.',
    ],
    [
      'a missing v2 name',
      { Shape: { odl: text } },
      { Shape: { fresh: text } },
      rename,
      'rename-name-missing: "a" names old, which does not exist in the previous version.',
    ],
    [
      'a missing v3 name, with the closest match',
      { Shape: { old: text } },
      { Shape: { freshh: text } },
      rename,
      'Did you mean "freshh"?',
    ],
    [
      'a missing owner',
      { Shape: { old: text } },
      { Shapes: { fresh: text } },
      rename,
      'rename-owner-missing: "a" names the owner Shape',
    ],
    [
      'an unneeded reason',
      { Shape: { old: text } },
      { Shape: { fresh: text } },
      { ...rename, unresolved: 'Not shown.' },
      'rename-is-resolved',
    ],
    [
      'a v2 name that v3 still has',
      { Shape: { old: text } },
      { Shape: { old: text, fresh: text } },
      rename,
      'rename-still-there',
    ],
    [
      'a v3 name that v2 already has',
      { Shape: { old: text, fresh: text } },
      { Shape: { fresh: text } },
      rename,
      'rename-shadow-undeclared: "a" maps to a name that the previous version already uses: Shape.fresh.',
    ],
    [
      'an unneeded shadow',
      { Shape: { old: text } },
      { Shape: { fresh: text } },
      { ...rename, shadows: ['Shape.nothing'] },
      'rename-shadow-missing',
    ],
    [
      'a reverse name that does not match',
      { Shape: { old: text, older: text } },
      { Shape: { fresh: text } },
      { ...rename, operation: 'merge', v2: ['old', 'older'], reverse: ['oldest'] },
      'rename-reverse-unknown',
    ],
  ])('R122 %s is reported', (_, before, after, entry, wanted) => {
    expect(codes(before, after, { fields: [entry] }).join('\n')).toContain(wanted);
  });

  test('R122 a missing side with a reason is valid', () => {
    expect(
      codes(
        { Shape: { old: text } },
        {},
        { fields: [{ ...rename, unresolved: 'Not shown.', unresolvedSides: ['v3'] }] },
      ),
    ).toEqual([]);
  });
});

describe('conflicts between entries', () => {
  const older = { ...rename, id: 'b', v2: 'older' };

  test.each<readonly [string, Tables, string]>([
    ['one id twice', { fields: [rename, { ...older, id: 'a' }] }, 'rename-id-duplicate'],
    [
      'an undeclared merge',
      { fields: [rename, older] },
      'rename-merge-undeclared: "b" and "a" map to the same name: Shape.fresh.',
    ],
    ['one name that becomes two things', { fields: [rename, { ...rename, id: 'b' }] }, 'rename-twice'],
    [
      'a comparison with a missing entry',
      {
        fields: [rename],
        identical: [{ id: 'i', kind: 'field', name: 'older', owners: ['Shape'], unlike: ['z'], reason: 'x', ...said }],
      },
      'rename-unlike-unknown',
    ],
  ])('R121 %s is reported', (_, tables, wanted) => {
    expect(codes({ Shape: { old: text, older: text } }, { Shape: { fresh: text } }, tables).join('\n')).toContain(
      wanted,
    );
  });

  test('R122 a name of several schemas needs an entry for each', () => {
    const before = { Shape: { old: text }, Other: { old: text } };
    const after = { Shape: { fresh: text }, Other: { old: text } };
    expect(codes(before, after, { fields: [rename] }).join('\n')).toContain(
      'rename-name-shared: "a" changes the name old on other owners; no entry covers Other.',
    );
    const identical = [
      { id: 'i', kind: 'field', name: 'old', owners: ['Other'], unlike: ['a'], reason: 'Stays.', ...said },
    ];
    expect(codes(before, after, { fields: [rename], identical })).toEqual([]);
  });
});

test('R117 names without a counterpart are listed', () => {
  const diagnostics = new Diagnostics();
  const before = { Shape: { gone: text, changed: text, same: text }, Lost: { x: text } };
  const after = { Shape: { changed: { type: 'number' }, same: text } };
  const { migration } = buildContract(
    { document: documentOf(after), previousDocument: documentOf(before), migration: { tables: [] } },
    diagnostics,
  );
  expect(migration?.unmapped).toEqual([
    { kind: 'schema', name: 'Lost', reason: 'no counterpart' },
    { kind: 'field', owner: 'Shape', name: 'gone', reason: 'no counterpart' },
    { kind: 'field', owner: 'Shape', name: 'changed', reason: 'another type' },
  ]);
});

describe('a component whose type has another name', () => {
  const version = (line: Shapes[string]): JsonObject => ({
    ...documentOf({ order_line: line, order: { lines: listOf(ref('order_line')) } }),
    paths: {
      '/orders/{order_id}': {
        get: {
          operationId: 'getOrder',
          parameters: [{ name: 'order_id', in: 'path', required: true, schema: text }],
          responses: { 200: { description: 'Found.', content: { 'application/json': { schema: ref('order') } } } },
        },
      },
    },
  });
  const entry = { ...rename, owners: ['order_line'] };
  const migration = { tables: [{ name: 'fields', entries: [entry] }] };
  const previousDocument = version({ old: text });
  const map = buildContract(
    { document: version({ fresh: text }), previousDocument, migration },
    new Diagnostics(),
  ).migration;

  test('is translated inside other components', () => {
    expect(map?.payloads.find(({ previous }) => previous === 'order')?.steps).toEqual([
      { kind: 'keep', name: 'lines', inner: { kind: 'array', items: { kind: 'schema', name: 'order_line' } } },
    ]);
  });

  test('is named by its key in fields and operations, beside the name of its type', () => {
    expect(map?.legacyTypes.find(({ name }) => name === 'order')?.fields).toEqual({ lines: ['order_line'] });
    expect(map?.operations[0]?.response).toEqual(['order']);
    expect(map?.types.v2).toContainEqual({ key: 'order_line', types: [{ name: 'OrderLine', variant: 'read' }] });
  });
});
