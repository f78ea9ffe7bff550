import { expect, test } from 'vitest';
import { linesOfBytes, linesOfText } from '../../../generator/load/positions.ts';

const texts = [
  { title: 'characters of one to four bytes', text: 'a\n"é€😀"x\n\n{}', step: 1 },
  { title: 'line ends of two characters', text: '{\r\n"ä": 1\r\n}\r\n', step: 1 },
  { title: 'a line longer than a block', text: '😀é-\u20ac'.repeat(40_000), step: 9_973 },
];

test.for(texts)('byte offsets have the same place as character offsets: $title', ({ text, step }) => {
  const [inText, inBytes] = [linesOfText(text), linesOfBytes(Buffer.from(text))];
  const offsets = Array.from({ length: Math.ceil(text.length / step) }, (_, index) => index * step);
  // No key and no value starts inside a surrogate pair.
  const begins = offsets.filter((offset) => !/[\udc00-\udfff]/.test(text.charAt(offset)));
  const want = begins.map((offset) => inText.place(offset));
  expect(begins.map((offset) => inBytes.place(Buffer.byteLength(text.slice(0, offset))))).toEqual(want);
});

test('counts the characters of a line longer than a block', () => {
  const lines = linesOfBytes(Buffer.from(`\n${'é'.repeat(100_000)}!`));
  expect(lines.place(200_001)).toEqual({ line: 2, column: 100_001 });
});

test('returns lines without their line ends', () => {
  const lines = linesOfBytes(Buffer.from('{\r\n"é": "€"\n}'));
  expect([1, 2, 3, 4].map((line) => lines.line(line))).toEqual(['{', '"é": "€"', '}', undefined]);
});
