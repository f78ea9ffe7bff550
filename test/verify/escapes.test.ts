import { expect, test } from 'vitest';
import { readEscapes } from '../../templates/runtime/verify-engine/src/escapes.ts';

test.each([
  [String.raw`a\u00e4\"\\\/\b\f\n\r\t.`, 'aä"\\/\b\f\n\r\t.'],
  ['&amp;&lt;&gt;&quot;&apos;&#65;&#x41;&#X1f600;', '&<>"\'AA\u{1f600}'],
  ['%41%7A%c3%a4%E2%82%ac%F0%9F%98%80', 'Azä€\u{1f600}'],
  ['&#x110000;%c3%28%c0%af%41', '&#x110000;%c3(%c0%afA'],
])('%s → %j', (written, want) => {
  expect(readEscapes(written)?.text).toBe(want);
});

test.each([String.raw`\x41\u00e`, '&nbsp;&#;&#x;&#12345678;&#x1234567;&amp', '%8041%g1%4%c3a4%c3%c3', 'ax41'])(
  '%s → no escapes',
  (written) => {
    expect(readEscapes(written)).toBeUndefined();
  },
);

test('the characters of the text → where each begins', () => {
  const read = readEscapes(String.raw`ab\nc&#x1f600;d`);
  expect(read?.text).toBe('ab\nc\u{1f600}d');
  expect([...(read?.starts.slice(0, 8) ?? [])]).toEqual([0, 1, 2, 4, 5, 5, 14, 15]);
});
