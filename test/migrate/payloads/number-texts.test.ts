import { describe, expect, test } from 'vitest';
import { numberPreservingJson, repeatedMember } from '../../../templates/runtime/migrate-engine/src/payloads/ndjson.ts';

function roundTrip(text: string): string {
  const { parse, stringify } = numberPreservingJson(text);
  return stringify(parse(text));
}

describe('JSON whose numbers keep their text', () => {
  test.each([
    '[1.0,-0,1e5,12345678901234567891,1]',
    '{"a":1.50,"b":"1.50","c\\"1.5":"\\\\","d":[2.0]}',
    '["\\\\\\"1.0",1.0]',
    String.raw`["\\",1.0,"\\\\",2.0,"\\\"3.0"]`,
  ])('%s → the same', (text) => {
    expect(roundTrip(text)).toBe(text);
  });

  test.each(['[01.5]', '[1.5,"', '[1.5,"\\', '[1.5,"a\nb"]', '[1.5,1.]', '[1.5'])('%j → a syntax error', (text) => {
    expect(() => roundTrip(text)).toThrow(SyntaxError);
  });

  test('a string that does not end is read once', () => {
    const start = performance.now();
    for (const end of ['', '\\', '\\\n'])
      expect(() => roundTrip(`[1.5,"${'\\"'.repeat(200_000)}${end}`)).toThrow(SyntaxError);
    expect(performance.now() - start).toBeLessThan(20_000);
  });

  test('a string of many escapes', () => {
    const text = `[1.50,"${'\\n'.repeat(8_000_000)}"]`;
    expect(roundTrip(text) === text).toBe(true);
    expect(repeatedMember(text)).toBeUndefined();
  });
});

test.each([
  ['{"a":1,"b":{"a":2},"c":[{"a":1},{"a":1}]}', undefined],
  ['{"a":"a","b":["a","a"]}', undefined],
  ['{"a":1,"b":2,"a":3}', 'a'],
  ['{"a" \n:1,"\\u0061":2}', 'a'],
  ['[{"x":{"y":1,"y":2}}]', 'y'],
  ['{"{":1,"}":2,"{":3}', '{'],
  ['{"a\\"":1,"a\\\\":2,"a\\"":3}', 'a"'],
])('a member that occurs twice: %s → %s', (text, want) => {
  expect(repeatedMember(text)).toBe(want);
});
