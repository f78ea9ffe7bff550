import { describe, expect, test } from 'vitest';
import {
  isBase64,
  isDate,
  isDateMonth,
  isDateTime,
  isInt32,
  isInt64,
  isJsonPointer,
  isRelativeJsonPointer,
  isUri,
  isUriReference,
} from '#shared/validation/formats.ts';

describe('formats', () => {
  test.for<readonly [title: string, text: string, isValid: boolean]>([
    ['R024 accepts three digits of milliseconds', '2024-01-31T10:20:30.000Z', true],
    ['R024 rejects a day that does not exist', '2023-02-29T10:20:30.000Z', false],
    ['R024 accepts a leap day', '2024-02-29T10:20:30.000Z', true],
    ['R024 rejects a missing offset', '2024-01-31T10:20:30.000', false],
    ['R024 rejects the hour 24', '2024-01-31T24:00:00.000Z', false],
    ['R025 accepts +0000', '2024-01-31T10:20:30.000+0000', true],
    ['R025 accepts +0200', '2024-01-31T10:20:30.000+0200', true],
    ['R025 accepts +00:00', '2024-01-31T10:20:30.000+00:00', true],
    ['R025 rejects an offset without minutes', '2024-01-31T10:20:30.000+02', false],
  ])('date-time, %s', ([, text, isValid]) => {
    expect(isDateTime(text)).toBe(isValid);
  });

  test('R027 a date has no time', () => {
    expect([isDate('2024-02-01'), isDate('2024-02-01T00:00:00.000Z'), isDate('2024-2-1')]).toEqual([
      true,
      false,
      false,
    ]);
  });

  test('R028 a date-month has no day', () => {
    expect([isDateMonth('2024-05'), isDateMonth('2024-13'), isDateMonth('2024-05-01')]).toEqual([true, false, false]);
  });

  test('R030 an int32 is limited to 32 bits, an int64 to 64 bits', () => {
    expect([isInt32(2147483647), isInt32(2147483648), isInt32(-2147483648), isInt32(1.5)]).toEqual([
      true,
      false,
      true,
      false,
    ]);
    expect([isInt64(2 ** 53), isInt64(-(2 ** 63)), isInt64(2 ** 63), isInt64(1.5)]).toEqual([true, true, false, false]);
    expect([isInt64(9223372036854775807n), isInt64(9223372036854775808n), isInt32(2147483648n)]).toEqual([
      true,
      false,
      false,
    ]);
  });

  const formats = { isBase64, isUri, isUriReference, isJsonPointer, isRelativeJsonPointer };
  const long = 'a'.repeat(9_000_000);
  test.each([
    ['isBase64', 'YQ==', 'YQ=', long],
    ['isUri', 'a:b%20c', 'a:b%2c%2', `http://${long}@${long}/${long}?${long}#${long}`],
    ['isUriReference', 'b%20c', 'b%', long],
    ['isJsonPointer', '/a~0b~1/', '/a~2', `/${long}/${long}~0`],
    ['isRelativeJsonPointer', '0/a~0/b', '0a', `1/${long}`],
    ['isRelativeJsonPointer', '10#', '1#/a', '1'],
  ] as const)('%s accepts %s, rejects %s, and accepts texts of megabytes', (name, right, wrong, text) => {
    expect([right, wrong, text].map((value) => formats[name](value))).toEqual([true, false, true]);
  });
});
