import { describe, expect, test } from 'vitest';
import { map, toV2, toV3, type V2Resource } from '../../../generated/sdk/src/migration.ts';
import { payloadCases, withoutDocument } from './cases.ts';

describe('one entry, both ways', () => {
  test.each(payloadCases.map((given) => [`${given.resource}: ${given.rules.join(', ').slice(0, 90)}`, given] as const))(
    'R122 %s',
    (_, { resource, v2, v3 }) => {
      const there = toV3(resource as V2Resource, v2);
      expect(there.value).toEqual(v3);
      expect(there.conflicts).toEqual([]);
      expect(toV2(resource as V2Resource, v3, there.sidecar).value).toEqual(v2);
    },
  );

  test('R122 every entry has a document, or is about names that no shape carries', () => {
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
      'R124 both places',
      'Document',
      { createdById: '1', changeTracking: { createdById: '2' } },
      'document-created-by-id',
      'both',
      ['/createdById', '/changeTracking/createdById'],
    ],
    [
      'R124 something else in the way',
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

  test('R124 what contradicts each other is named where it stood, what it is kept under where it goes', () => {
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

describe('what passes through', () => {
  test('R122 unknown properties, other types and lists', () => {
    expect(toV3('TimeRecording', [{ place: 'a', mine: 1 }, null, 5]).value).toEqual([
      { location: 'a', mine: 1 },
      null,
      5,
    ]);
    expect(toV3('TimeRecording', 'text').value).toBe('text');
  });

  test('R123 an object where a number was is new already', () => {
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
    });
  });

  test('R121 a name that is two on the way back means the one whose fields are listed', () => {
    expect(toV2('TimesheetEntryCompletion', { completionType: 'WEEK' }).value).toEqual({ terminationType: 'WEEK' });
  });

  test('R122 names that would change a prototype are members like any other', () => {
    const given: unknown = JSON.parse('{ "__proto__": { "x": 1 }, "place": "a" }');
    expect(JSON.stringify(toV3('TimeRecording', given).value)).toBe('{"__proto__":{"x":1},"location":"a"}');
  });

  test('R122 an unknown resource is an error', () => {
    expect(() => toV3('Nothing' as V2Resource, {})).toThrow(TypeError);
  });
});
