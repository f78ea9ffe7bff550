import { expect, test } from 'vitest';
import { locateJsonError } from '#mock/server/files.ts';

/** The mark `^` stands before what no JSON has there. */
test.each([
  '^',
  '  ^',
  '{"a":1^',
  '{"a" ^1}',
  '{"a":1,^}',
  '{^a:1}',
  "{^'a':1}",
  '{"a":1}^}',
  '[1,^]',
  '[1 ^2]',
  '[^,1]',
  '[1^}',
  '{"a":^}',
  '{"a":[]^]',
  '[0^1]',
  '[^.5]',
  '[1^.]',
  '[^nul]',
  '[true^r]',
  '[^"\\x"]',
  '[^"line\n"]',
  '[^"open]',
  '{"a":{"b":[1,{}]}, "c"^}',
  '[1] ^// said',
])('the location of the error in %j', (marked) => {
  const text = marked.replace('^', '');
  expect(() => JSON.parse(text)).toThrow();
  expect(locateJsonError(text)).toEqual({ line: 1, column: marked.indexOf('^') + 1 });
});

test('counts lines', () => {
  expect(locateJsonError('{\n  "a": 1,\r\n  b\n}')).toEqual({ line: 3, column: 3 });
});

test.each(['a', '\\n', '\\u0041'])('a string of millions of %s does not overflow the stack', (piece) => {
  const text = `["${piece.repeat(5_000_000)}"`;
  expect(locateJsonError(`${text},]`)).toEqual({ line: 1, column: text.length + 2 });
});
