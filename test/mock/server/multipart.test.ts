import { expect, test } from 'vitest';
import { parseMultipart } from '#mock/http/body.ts';

const part = (name: string, text: string): string =>
  `--b\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${text}\r\n`;

const read = (body: string) =>
  parseMultipart('multipart/form-data; boundary=b', Buffer.from(body)).map(({ name, bytes }) => [
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
])('%j has the parts %j', ([body, parts]) => {
  expect(read(body)).toEqual(parts);
});

test.each(['', '--c--', part('a', '1'), '--b\r\n\r\n'])('%j is malformed', (body) => {
  expect(() => read(body)).toThrow('malformed');
});

test('too many parts are reported', () => {
  const parts = Array.from({ length: 101 }, (_, index) => part(String(index), ''));
  expect(read(`${parts.slice(1).join('')}--b--`)).toHaveLength(100);
  expect(() => read(`${parts.join('')}--b--`)).toThrow('more than 100 parts');
});

test.for<readonly [head: string, name: string, fileName: string | undefined]>([
  ['form-data; name="content"; filename="one.png"', 'content', 'one.png'],
  ["form-data; name=content; filename=one.png; filename*=utf-8''one.png", 'content', 'one.png'],
  ['form-data;\r\n name="content";\r\n\tfilename="one.png"', 'content', 'one.png'],
  ['form-data; filename="a; name=\\"b\\".png"; name="content"', 'content', 'a; name="b".png'],
  ['form-data; FILENAME="C:\\one.png" ; NAME = "content"', 'content', 'C:\\one.png'],
  ['form-data; filename*=UTF-8\'\'p%C3%A4.png; name=""', '', undefined],
])('a part with the header %j has the name %j and the file name %j', ([head, name, fileName]) => {
  const body = Buffer.from(`--b\r\nContent-Type: image/png\r\nContent-Disposition: ${head}\r\n\r\n1\r\n--b--`);
  const [part] = parseMultipart('multipart/form-data; boundary=b', body);
  expect([part?.name, part?.fileName]).toEqual([name, fileName]);
});

test('a part has a file name of megabytes', () => {
  const fileName = 'a'.repeat(9_000_000);
  const body = Buffer.from(`--b\r\nContent-Disposition: form-data; name="a"; filename="${fileName}"\r\n\r\n1\r\n--b--`);
  expect(parseMultipart('multipart/form-data; boundary=b', body)[0]?.fileName).toBe(fileName);
});

test.each(['form-data', 'form-data; filename="name=1"', 'form-data; name'])(
  'a part with the header %j has no name',
  (head) => {
    const body = Buffer.from(`--b\r\nContent-Disposition: ${head}\r\n\r\n1\r\n--b--`);
    expect(() => parseMultipart('multipart/form-data; boundary=b', body)).toThrow('no name');
  },
);

test.each(['boundary=b', 'Boundary="b"; charset=utf-8', 'x="boundary=c";boundary=b', 'boundary = b'])(
  '%j has the boundary b',
  (parameters) => {
    expect(parseMultipart(`multipart/form-data; ${parameters}`, Buffer.from(`${part('a', '1')}--b--`))).toHaveLength(1);
  },
);

test.each(['', '; boundary', '; boundary=', '; boundary=""', '; x="boundary=b"'])(
  '%j has no boundary',
  (parameters) => {
    expect(() => parseMultipart(`multipart/form-data${parameters}`, Buffer.from('--b--'))).toThrow('has no boundary');
  },
);
