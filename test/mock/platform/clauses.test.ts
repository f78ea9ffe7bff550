import { expect, test } from 'vitest';
import { momentOf } from '../../../spec/v3/behavior/moment.ts';
import { type Json, type JsonObject, member } from '#mock/json.ts';
import { ownMock } from '../support/own-mock.ts';

const { mock, send } = await ownMock();

/** Returns the numbers of the quotations that criteria match. */
async function found(quotations: readonly JsonObject[], json: JsonObject): Promise<readonly Json[]> {
  await mock.load({ quotations: quotations.map((one, index) => ({ id: `own${index}`, ...one })) });
  const { json: all, text } = await send('POST /sales/quotations/search', { json });
  if (!Array.isArray(all)) throw new TypeError(text);
  const ids = all.map((one) => String(member(one, 'id')));
  return quotations.flatMap((one, index) => (ids.includes(`own${index}`) ? [one['name'] ?? index] : []));
}

const named = (...names: readonly (string | null)[]): readonly JsonObject[] => names.map((name) => ({ name }));

test.each<[string, readonly string[], string, readonly string[]]>([
  ['nothing but itself without the character', ['ab', 'abc', 'cab', 'AB'], 'ab', ['ab']],
  ['a beginning', ['ab', 'abc', 'cab'], 'ab*', ['ab', 'abc']],
  ['an end', ['ab', 'abc', 'cab'], '*ab', ['ab', 'cab']],
  ['a middle', ['ab', 'xaby', 'axb'], '*ab*', ['ab', 'xaby']],
  ['both ends, which may not overlap', ['aba', 'ababa', 'ab'], 'aba*aba', []],
  ['both ends, which may touch', ['abaaba', 'abaxaba', 'ababa'], 'aba*aba', ['abaaba', 'abaxaba']],
  ['parts one after the other', ['axbxc', 'axcxb', 'abc', 'acb'], 'a*b*c', ['axbxc', 'abc']],
  ['the same part twice', ['xbyb', 'xby', 'bb'], '*b*b*', ['xbyb', 'bb']],
  ['a part that may not reach into the end', ['abc', 'abbc', 'abxbc'], 'a*b*bc', ['abbc', 'abxbc']],
  ['anything', ['', 'a'], '*', ['', 'a']],
  ['what is special elsewhere', ['a.c', 'abc', 'a[c'], 'a.*', ['a.c']],
])('R036 wildcards match %s', async (_, names, value, want) => {
  expect(await found(named(...names, null), { name: { value, wildcards: '*' } })).toEqual(want);
});

test('R036 only the named character is a wildcard', async () => {
  const names = named('Sales', 'Sales*', 'Sas', 'Sales abroad');
  expect(await found(names, { name: { value: 'Sales*' } })).toEqual(['Sales*']);
  expect(await found(names, { name: { value: 'Sales*', wildcards: '%' } })).toEqual(['Sales*']);
  expect(await found(names, { name: { value: 'Sales%', wildcards: '%' } })).toEqual([
    'Sales',
    'Sales*',
    'Sales abroad',
  ]);
  expect(await found(names, { name: { value: 'Sas', wildcards: '' } })).toEqual(['Sas']);
});

test('R034 a string is compared literally, not as a number or a date', async () => {
  expect(await found(named('Lot 1', 'Phase 1', 'lot 1'), { name: { value: 'Lot 1' } })).toEqual(['Lot 1']);
  expect(await found([{ name: '5' }, { name: 'five' }], { name: { value: '5' } })).toEqual(['5']);
});

test('R034 a clause may omit its operator; without a value it matches empty properties', async () => {
  const some = named('a', null);
  expect(await found(some, { name: { value: 'a' } })).toEqual(['a']);
  expect(await found(some, { name: { value: 'a', includeNullResults: true } })).toEqual(['a', 1]);
  expect(await found(some, { name: { value: 'a', includeNullResults: false } })).toEqual(['a']);
  expect(await found(some, { name: { includeNullResults: true } })).toEqual([1]);
  expect(await found(some, { name: { operator: 'IS' } })).toEqual([1]);
});

test('R034 a clause tests each value of a list', async () => {
  const some = [{ codes: ['a', 'b'] }, { codes: ['b'] }, { codes: [] }, {}];
  expect(await found(some, { codes: { operator: 'IS', value: 'a' } })).toEqual([0]);
  expect(await found(some, { codes: { operator: 'IS', value: 'b' } })).toEqual([0, 1]);
});

test.each<[string, JsonObject, readonly number[]]>([
  ['a day', { value: '2026-01-20T15:00:00.000Z' }, [0, 1, 3]],
  ['a day of another zone', { value: '2026-01-21T00:30:00.000+0200' }, [0, 1, 3]],
  ['a moment', { value: '2026-01-20T10:00:00.000+0200', withTime: true }, [0]],
  ['a moment to the millisecond', { value: '2026-01-20T08:00:00.001Z', withTime: true }, []],
  ['a day, and none', { value: '2026-01-20T15:00:00.000Z', includeNullResults: true }, [0, 1, 3, 4]],
])('R025 R034 a clause of a date matches %s', async (_, clause, want) => {
  const dates = [
    '2026-01-20T08:00:00.000Z',
    '2026-01-20T23:59:59.999Z',
    '2026-01-21T00:00:00.000Z',
    '2026-01-20',
    null,
  ];
  expect(
    await found(
      dates.map((date) => ({ date })),
      { date: clause },
    ),
  ).toEqual(want);
});

test('R125 a period includes both ends', async () => {
  const dates = ['2026-01-01T00:00:00.000Z', '2026-01-02T00:00:00.000Z', '2026-01-03T00:00:00.000Z', null];
  const of = (period: JsonObject) =>
    found(
      dates.map((date) => ({ date })),
      { period },
    );
  expect(await of({ from: dates[0] ?? '', to: dates[1] ?? '' })).toEqual([0, 1]);
  expect(await of({ from: '2026-01-02T02:00:00.000+0200' })).toEqual([1, 2]);
  expect(await of({ to: '2026-01-02T00:00:00.000Z' })).toEqual([0, 1]);
});

test('R043 an end equal to the requested moment is not before it', async () => {
  const at = async (endDate: string): Promise<number> => {
    const { json } = await send('POST /projectmanagement/activities/search', { json: { endDate } });
    return Array.isArray(json) ? json.length : 0;
  };
  expect([await at('2026-06-30T00:00:00.000Z'), await at('2026-06-30T00:00:00.001Z')]).toEqual([4, 3]);
});

test.each<[string, JsonObject, readonly number[]]>([
  ['before anything began', { date: '2026-01-01T00:00:00.000Z' }, [2, 3]],
  ['when it begins', { date: '2026-02-01T00:00:00.000Z' }, [0, 1, 2, 3]],
  ['when it ends', { date: '2026-03-01T00:00:00.000Z' }, [0, 1, 2, 3]],
  ['after it ended', { date: '2026-03-01T00:00:00.001Z' }, [1, 2, 3]],
  ['on the day that it ends with', { date: '2026-04-01T12:00:00.000Z' }, [1, 2, 3]],
  ['on the day after', { date: '2026-04-02T00:00:00.000Z' }, [2]],
  ['now', {}, [2]],
  ['not now', { type: 'INVALID' }, [0, 1, 3]],
])('R034 R059 validity %s', async (_, validity, want) => {
  mock.clock.fix('2026-06-01T00:00:00.000Z');
  const some = [
    { startDate: '2026-02-01T00:00:00.000Z', endDate: '2026-03-01T00:00:00.000Z' },
    { startDate: '2026-02-01', endDate: '2026-04-01' },
    { startDate: null, endDate: null },
    { endDate: '2026-04-01' },
  ];
  expect(await found(some, { validity: { type: 'VALID', ...validity } })).toEqual(want);
  expect(await found(some, { phaseValidity: { type: 'VALID', ...validity } })).toEqual(want);
  expect(
    await found(
      some.map((phase) => ({ phase })),
      { phase: { validity: { type: 'VALID', ...validity } } },
    ),
  ).toEqual(want);
  mock.clock.release();
});

test('R034 validity is evaluated by the current time of the clock', async () => {
  mock.clock.fix('2026-06-01T00:00:00.000Z');
  const some = [{ startDate: '2026-07-01T00:00:00.000Z' }, { endDate: '2026-06-30T00:00:00.000Z' }];
  expect(await found(some, { validity: {} })).toEqual([1]);
  mock.clock.advance(40 * 86_400_000);
  expect(await found(some, { validity: {} })).toEqual([0]);
  mock.clock.release();
});

test('R041 criteria two levels deep match nested objects, or the item itself', async () => {
  const some = [
    { phase: { project: { code: 'A' } } },
    { phase: { project: { code: 'B' } } },
    { phase: { code: 'A' } },
    { code: 'A' },
    {},
  ];
  const criteria = { phase: { project: { code: { operator: 'IS', value: 'A' } } } };
  expect(await found(some, criteria)).toEqual([0, 2, 3]);
});

test.each([
  ['2026-01-31', '2026-01-31T00:00:00.000Z'],
  ['2026-01-31T10:00:00.000+0200', '2026-01-31T08:00:00.000Z'],
  ['2026-01-31T10:00:00.5-05:30', '2026-01-31T15:30:00.500Z'],
  ['2026-01-31T10:00:00', undefined],
  ['2026-02-30T10:00:00.Z', undefined],
  ['2026-1-5', undefined],
  ['Jan 5 2026', undefined],
  ['5', undefined],
])('R024 R025 R026 %s is the same moment in every time zone, or invalid', (text, moment) => {
  const found = momentOf(text);
  expect(Number.isNaN(found) ? undefined : new Date(found).toISOString()).toBe(moment);
});
