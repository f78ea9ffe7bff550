import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect, test } from 'vitest';
import { KIT } from '../kit.ts';
import { folderOf, run } from '../run-command.ts';

const DOCUMENT = ['--resource', 'Document'] as const;

const v3 = JSON.parse(readFileSync(join(KIT, '../spec/v3.json'), 'utf8')) as object;
const isDocument = new Ajv2020({ strict: false, validateFormats: false })
  .addSchema(v3, 'v3')
  .compile({ $ref: 'v3#/components/schemas/Document' });

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
  ['an integer beyond what JavaScript holds', '{"id":12345678901234567891}'],
  ['one in a list', '{"ids":[1,-9007199254740993]}'],
  ['one that would become Infinity', `{"id":${'9'.repeat(400)}}`],
  ['a decimal zero', '{"price":1.0}'],
  ['an exponent', '{"price":1E5,"other":-0,"small":1e-7}'],
  ['a fraction', '{"id":0.30000000000000004}'],
  ['digits in a string', '{"id":"12345678901234567891 \\" 1.0"}'],
  ['a character of the private use area', '{"id":"\ue000 1.0","price":1.0}'],
])('R124 %s keeps its text', async (_, text) => {
  const folder = folderOf({ 'in.ndjson': text });
  expect(await run(folder, 'payloads', 'in.ndjson', ...DOCUMENT)).toMatchObject({ code: 0, out: `${text}\n` });
});

test('R124 numbers in the sidecar keep their text there and back', async () => {
  const text = '{"useDateHours":1.0,"modeTimeRecording":[1E2,2],"id":3.50}\n';
  const folder = folderOf({ 'in.ndjson': text });
  const resource = ['--resource', 'ScheduleDuplicationParameters', '--sidecar', 's.ndjson'];
  const there = await run(folder, 'payloads', 'in.ndjson', ...resource);
  expect(there).toMatchObject({ code: 0, out: '{"id":3.50}\n' });
  writeFileSync(join(folder, 'out.ndjson'), there.out);
  const back = await run(folder, 'payloads', 'out.ndjson', '--back', ...resource);
  expect(back).toMatchObject({ code: 0, out: '{"id":3.50,"useDateHours":1.0,"modeTimeRecording":[1E2,2]}\n' });
});

test.each(['{"id":01}', '{"id":1.}', '{"id":.5}', '{"id":+1}', '{"id":1e}', '1', '"a"'])(
  'R124 the line %s is reported and the others are translated',
  async (text) => {
    const folder = folderOf({ 'in.ndjson': `${text}\n{"sysName":"b"}\n` });
    const { code, out, err } = await run(folder, 'payloads', 'in.ndjson', ...DOCUMENT);
    expect({ code, out }).toEqual({ code: 3, out: '{"fileName":"b"}\n' });
    expect(err).toMatch(/^in\.ndjson:1: (?:not JSON|skipped, neither)/);
  },
);

test('R124 a document that is nested too deeply costs only its line', async () => {
  const depth = 100_000;
  const deep = [`${'['.repeat(depth)}${']'.repeat(depth)}`, `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`];
  const folder = folderOf({ 'in.ndjson': [...deep, '{"sysName":"b"}'].join('\n') });
  const { code, out, err } = await run(folder, 'payloads', 'in.ndjson', ...DOCUMENT);
  expect({ code, out }).toEqual({ code: 3, out: '{"fileName":"b"}\n' });
  expect(err).toBe('in.ndjson:1: skipped, nested too deeply\nin.ndjson:2: skipped, nested too deeply\n');
});

test.each([
  [[], 2, 'removed; keep them with --sidecar FILE, or accept the loss with --drop:'],
  [['--drop'], 0, 'removed:'],
  [['--sidecar', 's.ndjson'], 0, 'moved to s.ndjson:'],
])('R131 lost members are counted by rule; options %j exit with %i', async (options, want, outcome) => {
  const document = '{"useDateHours":true,"modeTimeRecording":1}\n';
  const folder = folderOf({ 'in.ndjson': `${document}${document}{"useDateHours":false}\n` });
  const args = ['in.ndjson', '--resource', 'ScheduleDuplicationParameters', ...options];
  const { code, out, err } = await run(folder, 'payloads', ...args);
  expect({ code, out }).toEqual({ code: want, out: '{}\n{}\n{}\n' });
  expect(err.split('\n')).toEqual([
    `5 members without a counterpart ${outcome}`,
    '  3 × duplication-use-date-hours (useDateHours)',
    '  2 × duplication-mode-time-recording (modeTimeRecording)',
    '',
  ]);
});

test('R131 what a translation back loses exits with 2 unless --drop accepts it', async () => {
  const folder = folderOf({ 'in.ndjson': '{"discount":{"amount":5,"percentage":3}}\n' });
  const args = ['in.ndjson', '--resource', 'ItemLine', '--back'];
  const lossy = await run(folder, 'payloads', ...args);
  expect(lossy).toMatchObject({ code: 2, out: '{"discount":5}\n' });
  expect(lossy.err).toContain('1 × item-line-discount (discount)');
  expect(await run(folder, 'payloads', ...args, '--drop')).toMatchObject({ code: 0 });
});

test('R122 a member whose v3 place the sources contradict is left alone, and reported for review', async () => {
  const folder = folderOf({ 'in.ndjson': '{"creationDate":"a"}\n{"creationDate":"b","createdById":"7"}\n' });
  const { code, out, err } = await run(folder, 'payloads', 'in.ndjson', ...DOCUMENT);
  expect(code).toBe(0);
  const documents = out.trim().split('\n');
  expect(documents).toEqual(['{"creationDate":"a"}', '{"creationDate":"b","changeTracking":{"createdById":"7"}}']);
  for (const document of documents) expect(isDocument(JSON.parse(document))).toBe(true);
  expect(err).toContain('Review these members:\n  2 × document-creation-date: The rename says');
});

test.each([
  ['fewer', '{"":{"lost":{"useDateHours":true}}}\n', '1 line for 2 documents'],
  ['more', 'null\nnull\nnull\n', '3 lines for 2 documents'],
])('R124 a sidecar with %s lines than documents is an error', async (_, text, reason) => {
  const folder = folderOf({ 'in.ndjson': '{"occurrency":"DAY"}\n{"occurrency":"WEEK"}\n', 's.ndjson': text });
  const resource = ['--resource', 'ScheduleDuplicationParameters', '--back', '--sidecar', 's.ndjson'];
  expect(await run(folder, 'payloads', 'in.ndjson', ...resource)).toMatchObject({
    code: 3,
    err: expect.stringContaining(reason),
  });
});

test('--drop and --sidecar are mutually exclusive', async () => {
  const folder = folderOf({ 'in.ndjson': '' });
  const { code, err } = await run(folder, 'payloads', 'in.ndjson', ...DOCUMENT, '--drop', '--sidecar', 's');
  expect(code).toBe(3);
  expect(err).toContain('--drop and --sidecar are mutually exclusive');
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
