import { expect, test } from 'vitest';
import { linesOfBytes, linesOfText } from '../../../generator/load/lines.ts';

const texts = [
  { title: 'characters of one to four bytes', text: 'a\n"é€😀"x\n\n{}', step: 1 },
  { title: 'line ends of two characters', text: '{\r\n"ä": 1\r\n}\r\n', step: 1 },
  { title: 'one line that is longer than what is counted at once', text: '😀é-\u20ac'.repeat(40_000), step: 9_973 },
];

test.for(texts)('in bytes, an offset stands where it does in characters: $title', ({ text, step }) => {
  const [inText, inBytes] = [linesOfText(text), linesOfBytes(Buffer.from(text))];
  const offsets = Array.from({ length: Math.ceil(text.length / step) }, (_, index) => index * step);
  // No key and no value begins within a character.
  const begins = offsets.filter((offset) => !/[\udc00-\udfff]/.test(text.charAt(offset)));
  const want = begins.map((offset) => inText.place(offset));
  expect(begins.map((offset) => inBytes.place(Buffer.byteLength(text.slice(0, offset))))).toEqual(want);
});

test('the last place in a line that is longer than what is counted at once is as many characters behind its begin', () => {
  const lines = linesOfBytes(Buffer.from(`\n${'é'.repeat(100_000)}!`));
  expect(lines.place(200_001)).toEqual({ line: 2, column: 100_001 });
});

test('lines are decoded without their ends', () => {
  const lines = linesOfBytes(Buffer.from('{\r\n"é": "€"\n}'));
  expect([1, 2, 3, 4].map((line) => lines.line(line))).toEqual(['{', '"é": "€"', '}', undefined]);
});
