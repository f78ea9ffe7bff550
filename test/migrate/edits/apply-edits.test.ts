import { describe, expect, test } from 'vitest';
import { applyEdits } from '../../../templates/runtime/migrate-engine/src/project/text-edits.ts';

describe('applyEdits', () => {
  test('R122 keeps every byte outside the edits', () => {
    expect(applyEdits('a\r\n\tb  c', [{ start: 4, end: 5, text: 'X' }])).toBe('a\r\n\tX  c');
  });

  test('R122 keeps the order of insertions at one offset, before a replacement there', () => {
    expect(
      applyEdits('abc', [
        { start: 1, end: 1, text: '1' },
        { start: 1, end: 2, text: 'X' },
        { start: 1, end: 1, text: '2' },
      ]),
    ).toBe('a12Xc');
  });

  test('R122 applies closing edits at one offset from the inside out, and drops them with a removed span', () => {
    const closing = (start: number, text: string) => ({ start, end: start, text, closes: true });
    expect(applyEdits('abc', [closing(2, 'outer'), closing(2, 'inner'), { start: 2, end: 2, text: '1' }])).toBe(
      'ab1innerouterc',
    );
    expect(applyEdits('abc', [{ start: 1, end: 2, text: '' }, closing(2, '!')])).toBe('ac');
  });

  test('R125 applies the edits inside a moved span', () => {
    const edits = [
      { start: 1, end: 1, text: ', ', copied: { start: 4, end: 7, after: ' }' } },
      { start: 3, end: 7, text: '' },
      { start: 4, end: 5, text: 'B' },
    ];
    expect(applyEdits('a,x,b:1', edits)).toBe('a, B:1 },x');
  });

  test('R122 prefers the outer of two overlapping edits', () => {
    expect(
      applyEdits('abcd', [
        { start: 0, end: 4, text: 'X' },
        { start: 1, end: 2, text: 'Y' },
      ]),
    ).toBe('X');
  });
});
