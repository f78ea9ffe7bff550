import { describe, expect, test } from 'vitest';
import type { StyleEncoder } from '#sdk/client/operation.ts';
import * as styles from '#sdk/parameters/styles.ts';

const encode = encodeURIComponent;
const array = ['blue', 'black', 'brown'];
const object = { R: 100, G: 200, B: 150 };

// The table "Style Examples" of OpenAPI 3.1: empty, string, array, object; a dash is "n/a".
test.each([
  ['matrix', ';color', ';color=blue', ';color=blue,black,brown', ';color=R,100,G,200,B,150'],
  ['matrixExploded', ';color', ';color=blue', ';color=blue;color=black;color=brown', ';R=100;G=200;B=150'],
  ['label', '.', '.blue', '.blue,black,brown', '.R,100,G,200,B,150'],
  ['labelExploded', '.', '.blue', '.blue.black.brown', '.R=100.G=200.B=150'],
  ['simple', '', 'blue', 'blue,black,brown', 'R,100,G,200,B,150'],
  ['simpleExploded', '', 'blue', 'blue,black,brown', 'R=100,G=200,B=150'],
  ['form', 'color=', 'color=blue', 'color=blue,black,brown', 'color=R,100,G,200,B,150'],
  ['formExploded', 'color=', 'color=blue', 'color=blue&color=black&color=brown', 'R=100&G=200&B=150'],
  ['spaceDelimited', '-', '-', 'color=blue%20black%20brown', 'color=R%20100%20G%20200%20B%20150'],
  ['pipeDelimited', '-', '-', 'color=blue%7Cblack%7Cbrown', 'color=R%7C100%7CG%7C200%7CB%7C150'],
  ['deepObject', '-', '-', '-', 'color%5BR%5D=100&color%5BG%5D=200&color%5BB%5D=150'],
] as const)('the style examples of OpenAPI 3.1: %s', (name, ...want) => {
  const values = ['', 'blue', array, object];
  const style: StyleEncoder = Reflect.get(styles, name);
  const got = want.map((text, index) => (text === '-' ? '-' : style('color', values[index], encode)));
  expect(got).toEqual(want);
});

describe('a style', () => {
  test.each([
    [styles.simple, ['a/b', 'ü'], 'a%2Fb,%C3%BC'],
    [styles.reservedQuery(styles.form), 'a/b?c&d=e#f+g', 'color=a/b?c%26d%3De%23f%2Bg'],
    [styles.reservedQuery(styles.form), '9%, a%2Fb%20c', 'color=9%25,%20a%2Fb%20c'],
    [styles.reservedQuery(styles.formExploded), ['a:b', 'c@d'], 'color=a:b&color=c@d'],
    [styles.reservedPath(styles.simple), 'a/b:c@d;e=f,g&h+i', 'a/b:c@d;e=f,g&h+i'],
    [styles.reservedPath(styles.simple), 'a?b#c[d] e\\f', 'a%3Fb%23c%5Bd%5D%20e%5Cf'],
    [styles.reservedPath(styles.simple), '9%, a%2Fb', '9%25,%20a%2Fb'],
    [styles.reservedPath(styles.simple), '/a//...', '/a//...'],
    [styles.reservedPath(styles.labelExploded), ['a/b', 'c'], '.a/b.c'],
    [styles.rawCookie, ['a=b', '"c" d'], 'color=a=b,"c" d'],
    [styles.rawCookieExploded, ['a==', 'b'], 'color=a==; color=b'],
    [styles.rawCookieExploded, { a: '1=2', b: 3 }, 'a=1=2; b=3'],
    [styles.form, { a: undefined, b: null, c: true }, 'color=c,true'],
    [
      styles.deepObject,
      { a: { b: [1, { c: 'ü' }] }, d: null },
      'color%5Ba%5D%5Bb%5D%5B0%5D=1&color%5Ba%5D%5Bb%5D%5B1%5D%5Bc%5D=%C3%BC',
    ],
    [styles.deepObject, ['x', 'y'], 'color%5B0%5D=x&color%5B1%5D=y'],
    [styles.tabDelimited, ['a', 'b c'], 'color=a%09b%20c'],
    [styles.jsonStyle, { a: 'ü' }, 'color=%7B%22a%22%3A%22%C3%BC%22%7D'],
    [styles.jsonText, [1], '%5B1%5D'],
    // A list in an object repeats its key; objects, for which no style is defined, are JSON.
    [styles.formExploded, { page: 0, sort: ['a,b', 'c'], none: [], no: null }, 'page=0&sort=a%2Cb&sort=c'],
    [styles.matrixExploded, { sort: ['a', 'b'] }, ';sort=a;sort=b'],
    [
      (name: string, value: unknown, encode: (text: string) => string) =>
        styles.formExploded(name, styles.repeatedMembers(value), encode),
      { a: [{ b: 1 }, 'c'], d: { e: [2] }, f: null },
      'a=%7B%22b%22%3A1%7D&a=c&d=%7B%22e%22%3A%5B2%5D%7D',
    ],
  ])('%o of %o is %s', (style, value, want) => {
    expect(style('color', value, encode)).toBe(want);
  });

  test.each(['.', '..', 'a/..', '../a', 'a/./b', '%2e', 'a/.%2E/b', '%2E%2e/a'])(
    'rejects a path that URL parsers would shorten: %s',
    (value) => {
      expect(() => styles.reservedPath(styles.simple)('file', value, encode)).toThrow('file must not contain');
    },
  );

  // RFC 6570, section 2.3: a list without items is undefined, as an object without members is.
  test.each(
    Object.entries(styles).filter(([name]) => /^(form|label|matrix|simple|space|pipe|tab|rawCookie)/.test(name)),
  )('%s leaves out an empty list and an empty object', (_name, style) => {
    const encoder = style as StyleEncoder;
    expect([[], {}, { a: null }].map((value) => encoder('color', value, encode))).toEqual(['', '', '']);
  });

  const same = (text: string): string => text;
  test.each<[string, StyleEncoder, (text: string) => string, unknown, string]>([
    ['pipeDelimited', styles.pipeDelimited, encode, ['a|b', 'c'], '|'],
    ['pipeDelimited with a key', styles.pipeDelimited, encode, { 'a|b': 'c' }, '|'],
    ['pipeDelimited, encoded by the caller', styles.reservedQuery(styles.pipeDelimited), encode, ['a%7cb'], '|'],
    ['spaceDelimited', styles.spaceDelimited, encode, ['a b'], ' '],
    ['tabDelimited', styles.tabDelimited, encode, ['a', 'b\tc'], '\t'],
    ['a header', styles.simple, same, ['a', 'b,c'], ','],
    ['a header of members', styles.simpleExploded, same, { a: 'b,c=d' }, ','],
    ['a header with quotes that do not end', styles.simple, same, ['"a\\",b', 'c'], ','],
    ['a cookie', styles.rawCookie, same, ['a,b', 'c'], ','],
    ['labelExploded', styles.labelExploded, encode, [1.5, 2], '.'],
    ['reserved characters', styles.reservedQuery(styles.form), encode, ['a,b', 'c'], ','],
    ['reserved characters of a path', styles.reservedPath(styles.matrixExploded), encode, ['a;b'], ';'],
  ])('rejects an item that would be read as two: %s', (_, style, encodeText, value, separator) => {
    const want = `color must not have items with "${separator}", which separates them`;
    expect(() => style('color', value, encodeText)).toThrow(want);
  });

  test('allows a separator that is encoded or quoted, and one in a single value', () => {
    expect(styles.form('color', ['a,b', 'c|d'], encode)).toBe('color=a%2Cb,c%7Cd');
    expect(styles.pipeDelimited('color', 'a|b', encode)).toBe('color=a%7Cb');
    expect(styles.simple('color', 'a, b', same)).toBe('a, b');
    expect(styles.simple('color', ['Tue, 01 Jan'], same)).toBe('Tue, 01 Jan');
    expect(styles.simple('color', ['"a,\\",b"', 'W/"c"'], same)).toBe('"a,\\",b",W/"c"');
  });

  test('rejects a semicolon in a cookie that is not escaped', () => {
    expect(() => styles.rawCookie('color', 'a; admin=1', encode)).toThrow(TypeError);
  });

  test('writes headers unencoded', () => {
    expect(styles.simpleExploded('X', { a: 'b c' }, (text) => text)).toBe('a=b c');
  });

  test.each([[[{}]], [{ a: {} }], [[null]], [Number.NaN]])('rejects %o', (value) => {
    expect(() => styles.form('color', value, encode)).toThrow(TypeError);
  });
});
