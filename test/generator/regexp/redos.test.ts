import fc, { type Arbitrary } from 'fast-check';
import { expect, test } from 'vitest';
import { compileDfa } from '#shared/regexp/pattern-test.ts';
import { isVulnerableToReDoS, maxSafeLength, shortenPattern } from '#shared/regexp/redos.ts';
import { isPattern } from '#shared/regexp/syntax.ts';
import { DfaPattern } from '#shared/validation/patterns.ts';

test.for([
  '^(a+)+$',
  '^((ab)+)+$',
  '^(?:ab|a|b)+$',
  '^(a|a)*$',
  '^(a*)*$',
  '^(a?){50}a{50}$',
  '^(a|aa){40}$',
  '^(?:a{1,100}b?){100}c',
  '^a{1,1000}a{1,1000}a{1,1000}b',
  '^[^@]+@[^@]+\\.[^@]+$',
  '^\\s+|\\s+$',
  'a+b',
  '(foo)+bar',
  'foo.*bar',
  '(.*)*,',
  '(?:a+)+b|a',
  '^(\\p{L}|\\p{Lu})+$',
  '^(a+)+\\1$',
  '(?=(a+)+b)c',
  '(?<=(a+)+b)c',
  '(?=.*a)(?=.*b)c',
  '^(a|b)?(a|b)?(a|b)?(a|b)?(a|b)?(a|b)?(a|b)?(a|b)?(a|b)?[ab]{9}c',
])('reports a pattern that is vulnerable to ReDoS: %s', (pattern) => expect(isVulnerableToReDoS(pattern)).toBe(true));

test.for([
  '^[a-z]+(?:-[a-z]+)*$',
  '^\\d{4}-\\d{2}-\\d{2}$',
  '^(?=.*[a-z])(?=.*\\d)[^\\s]{8,64}$',
  '^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==)?$',
  '^(25[0-5]|2[0-4]\\d|1?\\d?\\d)(\\.(25[0-5]|2[0-4]\\d|1?\\d?\\d)){3}$',
  '^[\\s\\S]{0,65536}$',
  '^#?[0-9a-f]{6}$',
  '^(["\'])[a-z]*\\1$',
  '\\d+',
  '\\bhttps?:',
  '^$|^[A-Z]{2}$',
  '^([01]\\d|2[0-3]):?([0-5]\\d)$',
  '"[^"]*"',
  'https?://',
])('accepts a pattern that matches in linear time: %s', (pattern) => expect(isVulnerableToReDoS(pattern)).toBe(false));

test.for<readonly [pattern: string, least: number, most: number]>([
  ['^(a+)+\\1$', 8, 40],
  ['^(.+)\\1$', 100, 2_000],
  ['(?<=(a+)+b)c', 0, 0],
])('limits the length of texts that %s is matched against', ([pattern, least, most]) => {
  expect(maxSafeLength(pattern)).toBeGreaterThanOrEqual(least);
  expect(maxSafeLength(pattern)).toBeLessThanOrEqual(most);
});

const { pattern } = fc.letrec<{ pattern: string }>((tie) => ({
  pattern: fc.oneof(
    { maxDepth: 4 },
    fc.constantFrom('a', 'b', '[ab]', '.', '[^a]', '^', '$', ''),
    fc.tuple(tie('pattern'), tie('pattern')).map(([one, other]) => one + other),
    fc.tuple(tie('pattern'), tie('pattern')).map(([one, other]) => `(?:${one}|${other})`),
    fc
      .tuple(tie('pattern'), fc.constantFrom('*', '+', '?', '{2}', '{0,3}', '*?', '{2,}'))
      .map(([one, count]) => `(?:${one})${count}`),
  ),
}));
const text: Arbitrary<string> = fc.string({ unit: fc.constantFrom('a', 'b', 'c', '\n', 'é', '😀'), maxLength: 8 });

test('the state table of a pattern matches the same texts as the pattern', async () => {
  const patterns = fc.sample(pattern, { numRuns: 150, seed: 7 }).filter(isPattern);
  const texts = fc.sample(text, { numRuns: 40, seed: 8 });
  const differing: unknown[] = [];
  let tables = 0;
  for (const one of new Set(patterns)) {
    const data = compileDfa(one);
    if (data === undefined) continue;
    tables += 1;
    const table = new DfaPattern(data.starts, data.states, data.accepting);
    const expression = new RegExp(one, 'u');
    differing.push(
      ...texts.filter((given) => table.test(given) !== expression.test(given)).map((given) => [one, given]),
    );
  }
  expect(tables).toBeGreaterThan(100);
  expect(differing).toEqual([]);
});

test.for<readonly [pattern: string, want: string]>([
  ['\\S{1,8192}', '\\S'],
  ['\\s+$', '\\s$'],
  ['^\\s+|\\s+$', '^\\s|\\s$'],
  ['.*foo.*', 'foo'],
  ['(?:a*b+?)', '(?:b)'],
  ['((ab)+c)+', '((ab)c)'],
  ['a{2,5}b{3,}', 'a{2}b{3}'],
  ['^a+$', '^a+$'],
  ['(a+)b+\\1', '(a+)b+\\1'],
  ['(?=a+b)c*', '(?=a+b)'],
  ['a*b*', ''],
])('shortens a repetition at an unanchored edge to its minimum: %s becomes %s', ([given, want]) =>
  expect(shortenPattern(given)).toBe(want),
);

test('a shortened pattern is found in the same texts as the original', () => {
  const patterns = fc.sample(pattern, { numRuns: 1_000, seed: 9 }).filter(isPattern);
  const texts = fc.sample(text, { numRuns: 40, seed: 10 });
  const changed = patterns.filter((one) => shortenPattern(one) !== one);
  const differing = changed.flatMap((one) => {
    const [whole, short] = [new RegExp(one, 'u'), new RegExp(shortenPattern(one), 'u')];
    return texts.filter((given) => whole.test(given) !== short.test(given)).map((given) => [one, given]);
  });
  expect(changed.length).toBeGreaterThan(100);
  expect(differing).toEqual([]);
});
