import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { folderOf, run } from '../run-command.ts';

const DOCUMENT = ['--resource', 'Document'] as const;

test('R124 only a line feed ends a line; separators inside a string are kept', async () => {
  const folder = folderOf({ 'in.ndjson': '{"sysName":"a\u2028b"}\r\n{"sysName":"c\u2029d"}' });
  const { code, out } = await run(folder, 'payloads', 'in.ndjson', ...DOCUMENT);
  expect({ code, out }).toEqual({ code: 0, out: '{"fileName":"a\u2028b"}\n{"fileName":"c\u2029d"}\n' });
});

test('R124 a sidecar may contain such separators too', async () => {
  const text = '{"sysName":"x","fileName":"a\u2028b"}\n';
  const folder = folderOf({ 'in.ndjson': text });
  const there = await run(folder, 'payloads', 'in.ndjson', ...DOCUMENT, '--sidecar', 'sidecar.ndjson');
  writeFileSync(join(folder, 'out.ndjson'), there.out);
  const back = await run(folder, 'payloads', 'out.ndjson', ...DOCUMENT, '--back', '--sidecar', 'sidecar.ndjson');
  expect(JSON.parse(back.out)).toEqual(JSON.parse(text));
});

test('R124 a byte-order mark before a document is removed', async () => {
  const folder = folderOf({ 'in.ndjson': '\uFEFF{"sysName":"a"}\n' });
  expect(await run(folder, 'payloads', 'in.ndjson', ...DOCUMENT)).toMatchObject({ code: 0, out: '{"fileName":"a"}\n' });
});

test('R124 a line that is not UTF-8 is reported with its number, and the others are translated', async () => {
  const folder = folderOf({});
  const bytes = [
    Buffer.from('{"sysName":"a"}\n{"sysName":"'),
    Buffer.from([0xff]),
    Buffer.from('"}\n{"sysName":"b"}\n'),
  ];
  writeFileSync(join(folder, 'in.ndjson'), Buffer.concat(bytes));
  const { code, out, err } = await run(folder, 'payloads', 'in.ndjson', ...DOCUMENT);
  expect({ code, out }).toEqual({ code: 3, out: '{"fileName":"a"}\n{"fileName":"b"}\n' });
  expect(err).toContain('in.ndjson:2: not UTF-8');
});

test.each([
  ['a whole number beyond what JavaScript keeps', '{"id":12345678901234567891}'],
  ['one in a list', '{"ids":[1,-9007199254740993]}'],
  ['one without end', `{"id":${'9'.repeat(400)}}`],
])('R124 %s is reported, and not written with other digits', async (_, text) => {
  const folder = folderOf({ 'in.ndjson': `${text}\n{"sysName":"b"}\n` });
  const { code, out, err } = await run(folder, 'payloads', 'in.ndjson', ...DOCUMENT);
  expect({ code, out }).toEqual({ code: 3, out: '{"fileName":"b"}\n' });
  expect(err).toContain('in.ndjson:1: skipped, the number');
});

test.each([
  ['a number with as many digits that is kept', '{"id":9007199254740992}'],
  ['digits in a string', '{"id":"12345678901234567891 \\" 12345678901234567891"}'],
  ['a fraction', '{"id":0.30000000000000004}'],
])('R124 %s passes', async (_, text) => {
  const folder = folderOf({ 'in.ndjson': text });
  expect(await run(folder, 'payloads', 'in.ndjson', ...DOCUMENT)).toMatchObject({ code: 0, out: `${text}\n` });
});

test('R124 a sidecar does not overwrite the documents themselves', async () => {
  const folder = folderOf({ 'in.ndjson': '{"sysName":"a"}\n' });
  const { code, err } = await run(folder, 'payloads', 'in.ndjson', ...DOCUMENT, '--sidecar', './in.ndjson');
  expect(code).toBe(3);
  expect(err).toContain('would be overwritten');
  expect(readFileSync(join(folder, 'in.ndjson'), 'utf8')).toBe('{"sysName":"a"}\n');
});

test('R124 a document longer than a chunk is one document', async () => {
  const name = 'é'.repeat(300_000);
  const folder = folderOf({ 'in.ndjson': `{"sysName":"${name}"}\n{"sysName":"b"}\n` });
  const { out } = await run(folder, 'payloads', 'in.ndjson', ...DOCUMENT);
  expect(out).toBe(`{"fileName":"${name}"}\n{"fileName":"b"}\n`);
});
