import { describe, expect, test } from 'vitest';
import { applyEdits } from '../../../generated/migrate/src/project/text-edits.ts';

describe('spans of text', () => {
  test('R122 every byte outside the edits stays', () => {
    expect(applyEdits('a\r\n\tb  c', [{ start: 4, end: 5, text: 'X' }])).toBe('a\r\n\tX  c');
  });

  test('R122 insertions at one place keep their order, and stand before what is replaced there', () => {
    expect(
      applyEdits('abc', [
        { start: 1, end: 1, text: '1' },
        { start: 1, end: 2, text: 'X' },
        { start: 1, end: 1, text: '2' },
      ]),
    ).toBe('a12Xc');
  });

  test('R122 what closes at one place closes from the inside out, and goes with a span that is taken away', () => {
    const closing = (start: number, text: string) => ({ start, end: start, text, closes: true });
    expect(applyEdits('abc', [closing(2, 'outer'), closing(2, 'inner'), { start: 2, end: 2, text: '1' }])).toBe(
      'ab1innerouterc',
    );
    expect(applyEdits('abc', [{ start: 1, end: 2, text: '' }, closing(2, '!')])).toBe('ac');
  });

  test('R125 a span that is brought elsewhere takes its own edits with it', () => {
    const edits = [
      { start: 1, end: 1, text: ', ', copied: { start: 4, end: 7, after: ' }' } },
      { start: 3, end: 7, text: '' },
      { start: 4, end: 5, text: 'B' },
    ];
    expect(applyEdits('a,x,b:1', edits)).toBe('a, B:1 },x');
  });

  test('R122 the outer of two overlapping edits wins', () => {
    expect(
      applyEdits('abcd', [
        { start: 0, end: 4, text: 'X' },
        { start: 1, end: 2, text: 'Y' },
      ]),
    ).toBe('X');
  });
});
