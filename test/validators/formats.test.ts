import { describe, expect, test } from 'vitest';
import { isInt32, isInt64 } from '../../templates/shared/validation/formats/data-types.ts';
import { isDate, isDateMonth, isDateTime } from '../../templates/shared/validation/formats/dates.ts';

describe('of the formats,', () => {
  test.for<readonly [title: string, text: string, isRight: boolean]>([
    ['R024 three digits of milliseconds', '2024-01-31T10:20:30.000Z', true],
    ['R024 a day that is not in the calendar', '2023-02-29T10:20:30.000Z', false],
    ['R024 a leap day', '2024-02-29T10:20:30.000Z', true],
    ['R024 no offset', '2024-01-31T10:20:30.000', false],
    ['R024 an hour that is none', '2024-01-31T24:00:00.000Z', false],
    ['R025 +0000', '2024-01-31T10:20:30.000+0000', true],
    ['R025 +0200', '2024-01-31T10:20:30.000+0200', true],
    ['R025 +00:00', '2024-01-31T10:20:30.000+00:00', true],
    ['R025 an offset of hours alone', '2024-01-31T10:20:30.000+02', false],
  ])('as a date-time: %s', ([, text, isRight]) => {
    expect(isDateTime(text)).toBe(isRight);
  });

  test('R027 a date has no time', () => {
    expect([isDate('2024-02-01'), isDate('2024-02-01T00:00:00.000Z'), isDate('2024-2-1')]).toEqual([
      true,
      false,
      false,
    ]);
  });

  test('R028 a date-month has a month and no day', () => {
    expect([isDateMonth('2024-05'), isDateMonth('2024-13'), isDateMonth('2024-05-01')]).toEqual([true, false, false]);
  });

  test('R030 an int32 ends at 32 bits, and an int64 where JavaScript would round it', () => {
    expect([isInt32(2147483647), isInt32(2147483648), isInt32(-2147483648), isInt32(1.5)]).toEqual([
      true,
      false,
      true,
      false,
    ]);
    expect([isInt64(9007199254740991), isInt64(9007199254740992), isInt64(-1)]).toEqual([true, false, true]);
  });
});
