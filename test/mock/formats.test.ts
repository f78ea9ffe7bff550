import { expect, test } from 'vitest';
import { formats } from '../../templates/mock/src/validation/formats.ts';
import { loadPrismFormats } from '../../templates/mock/src/validation/schema-validators.ts';

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

test.each([
  ['a@example.com', true],
  ["o'neil.a+b_c@mail-1.example.co", true],
  ['A@B.C', true],
  ['a@localhost', false],
  ['a@b..c', false],
  ['a@-b.c', false],
  ['.a@b.c', false],
  ['a b@c.d', false],
  ['a@b@c.d', false],
  ['"a b"@c.d', false],
  ['jörg@example.com', false],
  ['a@b.c\n', false],
])('whether %j is an address, as Prism has it: %s', (text, want) => {
  const { email: own } = formats;
  const { email: prisms } = loadPrismFormats();
  if (own?.type !== 'string' || !(prisms instanceof RegExp)) throw new Error('Addresses are not judged.');
  expect([own.validate(text), prisms.test(text)]).toEqual([want, want]);
});
