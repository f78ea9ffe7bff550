import { describe, expect, test } from 'vitest';
import {
  formatDate,
  formatDateMonth,
  formatDateTime,
  parseDate,
  parseDateMonth,
  parseDateTime,
  utcDate,
} from '#sdk/dates.ts';

describe('a date-time', () => {
  test.each([
    ['2024-01-31T10:20:30.000Z', '2024-01-31T10:20:30.000Z'],
    ['2024-01-31T10:20:30.000+0000', '2024-01-31T10:20:30.000Z'],
    ['2024-01-31T10:20:30.123+0200', '2024-01-31T08:20:30.123Z'],
    ['2024-01-31T10:20:30.000+00:00', '2024-01-31T10:20:30.000Z'],
    ['2024-01-31T23:20:30.5-01:30', '2024-02-01T00:50:30.500Z'],
    ['2024-02-29T00:00:00Z', '2024-02-29T00:00:00.000Z'],
    ['0050-01-01T00:00:00.000Z', '0050-01-01T00:00:00.000Z'],
  ])('%s is parsed as %s (R024, R025, R026)', (text, want) => {
    expect(formatDateTime(parseDateTime(text))).toBe(want);
  });

  test.each([
    '2024-01-31',
    '2024-01-31T10:20:30',
    '2024-02-30T00:00:00Z',
    '2024-01-31T24:00:00Z',
    '2024-01-31T10:60:00Z',
    '2024-01-31 10:20:30Z',
    '2024-01-31T10:20:30+2500',
    'now',
    '',
  ])('%o is rejected (R024)', (text) => {
    expect(() => parseDateTime(text)).toThrow(RangeError);
  });

  test.each([new Date(Number.NaN), new Date(8.64e15)])('cannot be formatted from %o', (date) => {
    expect(() => formatDateTime(date)).toThrow(RangeError);
  });
});

describe('a date', () => {
  test.each([
    ['2024-02-01', { year: 2024, month: 2, day: 1 }],
    ['0001-12-31', { year: 1, month: 12, day: 31 }],
  ])('%s is %o, in every time zone (R027)', (text, want) => {
    expect(parseDate(text)).toEqual(want);
    expect(formatDate(want)).toBe(text);
  });

  test.each(['2024-02-30', '2023-02-29', '2024-02-01T00:00:00.000Z', '01/02/2024', '2024-2-1', '2024-00-01'])(
    '%s is rejected (R027)',
    (text) => {
      expect(() => parseDate(text)).toThrow(RangeError);
    },
  );

  test('of an instant is that of UTC', () => {
    expect(utcDate(new Date('2024-01-31T23:59:59.999Z'))).toEqual({ year: 2024, month: 1, day: 31 });
  });
});

describe('a month', () => {
  test('is formatted as yyyy-MM (R028)', () => {
    expect([parseDateMonth('2024-05'), formatDateMonth({ year: 2024, month: 5 })]).toEqual([
      { year: 2024, month: 5 },
      '2024-05',
    ]);
  });

  test.each(['2024-13', '2024-05-01', '2024-5', '05-2024'])('%s is rejected (R028)', (text) => {
    expect(() => parseDateMonth(text)).toThrow(RangeError);
  });
});
