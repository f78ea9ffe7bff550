import { describe, expect, test } from 'vitest';
import { map, toV2, toV3, type V2Resource } from '../../../generated/sdk/src/migration.ts';
import { payloadCases, withoutDocument } from './cases.ts';

describe('each entry in both directions', () => {
  test.each(payloadCases.map((given) => [`${given.resource}: ${given.rules.join(', ').slice(0, 90)}`, given] as const))(
    'R122 %s',
    (_, { resource, v2, v3 }) => {
      const there = toV3(resource as V2Resource, v2);
      expect(there.value).toEqual(v3);
      expect(there.conflicts).toEqual([]);
      expect(toV2(resource as V2Resource, v3, there.sidecar).value).toEqual(v2);
    },
  );

  test('R122 every entry of a schema has a document', () => {
    const shown = new Set([...payloadCases.flatMap(({ rules }) => rules), ...withoutDocument]);
    const { schemas, fields, values, identical } = map;
    expect(
      [schemas, fields, values, identical]
        .flatMap((entries) => entries.map(({ id }) => id))
        .filter((id) => !shown.has(id)),
    ).toEqual([]);
  });
});

describe('conflicts', () => {
  test.each([
    ['R122 both names', 'TimeRecording', { place: 'a', location: 'b' }, 'place', 'both', ['/place', '/location']],
    [
      'R124 both members',
      'Document',
      { createdById: '1', changeTracking: { createdById: '2' } },
      'document-created-by-id',
      'both',
      ['/createdById', '/changeTracking/createdById'],
    ],
    [
      'R124 another value at the target',
      'Document',
      { createdById: '1', changeTracking: 'x' },
      'document-created-by-id',
      'blocked',
      ['/createdById', '/changeTracking'],
    ],
    [
      'R126 two different dates',
      'QuickEntryTime',
      { startDate: 'a', endDate: 'b' },
      'quick-entry-dates',
      'different',
      ['/startDate', '/endDate'],
    ],
    [
      'R126 one date without the other',
      'QuickEntryTime',
      { startDate: 'a' },
      'quick-entry-dates',
      'different',
      ['/startDate', '/endDate'],
    ],
    [
      'R126 one date beside the new one',
      'QuickEntryTime',
      { startDate: 'a', date: 'a' },
      'quick-entry-dates',
      'both',
      ['/startDate', '/date'],
    ],
  ])('%s are reported and left alone', (_, resource, value, rule, reason, members) => {
    const { value: result, conflicts } = toV3(resource as V2Resource, value);
    expect(result).toEqual(value);
    expect(conflicts).toEqual([{ pointer: '', members, rule, reason }]);
  });

  test('R124 a conflict names the v2 members, and the value its v3 members', () => {
    const both = { id: '7', firstname: 'Ada', firstName: 'Grace' };
    expect(toV3('Document', { createdBy: both }).conflicts).toMatchObject([
      { pointer: '/changeTracking/createdBy', members: ['/createdBy/firstname', '/createdBy/firstName'] },
    ]);
    expect(toV2('Document', { changeTracking: { createdBy: both } }).conflicts).toMatchObject([
      { members: ['/changeTracking/createdBy/firstname', '/changeTracking/createdBy/firstName'] },
    ]);
    expect(toV2('Document', [{ createdById: '1', changeTracking: { createdById: '2' } }]).conflicts).toMatchObject([
      { pointer: '/0', members: ['/0/createdById', '/0/changeTracking/createdById'] },
    ]);
  });
});

test.each([[undefined], ['{"sysName":"a"}'], [1], [true]])('values that are no documents: %j is an error', (value) => {
  expect(() => toV3('Document', value)).toThrow(/^A document must be an object or a list of objects, not of the type/);
});

describe('values without an entry', () => {
  test('R122 unknown properties, other types and lists are kept', () => {
    expect(toV3('TimeRecording', [{ place: 'a', mine: 1 }, null, 5]).value).toEqual([
      { location: 'a', mine: 1 },
      null,
      5,
    ]);
  });

  test('R123 an object in place of a number is already v3', () => {
    expect(toV3('ItemLine', { discount: { amount: 5 } }).value).toEqual({ discount: { amount: 5 } });
    expect(toV3('ItemLine', { discount: null }).value).toEqual({ discount: null });
  });

  test('R123 other members of a discount go to the sidecar', () => {
    const there = toV2('ItemLine', { discount: { amount: 5, percentage: 10 } });
    expect(there.value).toEqual({ discount: 5 });
    expect(toV3('ItemLine', there.value, there.sidecar).value).toEqual({ discount: { amount: 5, percentage: 10 } });
  });

  test('R131 removed fields go to the sidecar', () => {
    expect(toV3('ScheduleDuplicationParameters', { useDateHours: true })).toEqual({
      value: {},
      sidecar: { '': { lost: { useDateHours: true } } },
      conflicts: [],
      losses: [{ pointer: '/useDateHours', rule: 'duplication-use-date-hours' }],
      reviews: [],
    });
  });

  test('R121 a v3 name with two v2 names maps back to the one with listed fields', () => {
    expect(toV2('TimesheetEntryCompletion', { completionType: 'WEEK' }).value).toEqual({ terminationType: 'WEEK' });
  });

  test('R122 `__proto__` is a member like any other', () => {
    const given: unknown = JSON.parse('{ "__proto__": { "x": 1 }, "place": "a" }');
    expect(JSON.stringify(toV3('TimeRecording', given).value)).toBe('{"__proto__":{"x":1},"location":"a"}');
  });

  test('R122 an unknown resource is an error', () => {
    expect(() => toV3('Nothing' as V2Resource, {})).toThrow(TypeError);
  });
});
