import { expect, test } from 'vitest';
import { readMultipart } from '../../templates/mock/src/http/multipart.ts';

const part = (name: string, text: string): string =>
  `--b\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${text}\r\n`;

const read = (body: string) =>
  readMultipart('multipart/form-data; boundary=b', Buffer.from(body)).map(({ name, bytes }) => [
    name,
    Buffer.from(bytes).toString(),
  ]);

test.for<readonly [body: string, parts: readonly (readonly string[])[]]>([
  [
    `${part('a', '1')}${part('b', '')}--b--`,
    [
      ['a', '1'],
      ['b', ''],
    ],
  ],
  [`before\r\n${part('a', '1')}--b--\r\nbehind`, [['a', '1']]],
  ['--b--', []],
  [`${part('a', 'one --b two\r\n -- b\r\n-b\n--b')}--b--`, [['a', 'one --b two\r\n -- b\r\n-b\n--b']]],
])('of %j the parts are %j', ([body, parts]) => {
  expect(read(body)).toEqual(parts);
});

test.each(['', '--c--', part('a', '1'), '--b\r\n\r\n'])('%j is malformed', (body) => {
  expect(() => read(body)).toThrow('malformed');
});

test('that there are too many parts is told', () => {
  const parts = Array.from({ length: 101 }, (_, index) => part(String(index), ''));
  expect(read(`${parts.slice(1).join('')}--b--`)).toHaveLength(100);
  expect(() => read(`${parts.join('')}--b--`)).toThrow('more than 100 parts');
});
