import { expect, test } from 'vitest';
import { formats } from '../../templates/mock/src/validation/formats.ts';

function isDate(text: string): boolean {
  const { date } = formats;
  if (date?.type !== 'string') throw new Error('The format of dates is not judged.');
  return date.validate(text);
}

test.each([
  ['2026-01-31', true],
  ['2026-04-31', false],
  ['2026-02-28', true],
  ['2026-02-29', false],
  ['2024-02-29', true],
  ['2000-02-29', true],
  ['2100-02-29', false],
  ['2026-12-31', true],
  ['2026-00-10', false],
  ['2026-13-10', false],
  ['2026-05-00', false],
  ['2026-5-01', false],
  ['2026-05-01T00:00:00Z', false],
  ['2026-05-01\n', false],
])('whether %j is a date: %s', (text, want) => {
  expect(isDate(text)).toBe(want);
});
