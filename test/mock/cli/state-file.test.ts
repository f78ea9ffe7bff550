import {
  chmodSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmdirSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { transferState } from '#mock/cli/transfer-state.ts';
import { COVERAGE_FOLDER } from '#mock/pipeline/coverage-files.ts';
import { writeJsonFile } from '#mock/server/files.ts';
import { start } from '#mock/start.ts';
import { thingsPlatform, thingsSource } from '../../verify/support/things.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

const source = { ...thingsSource(), platform: thingsPlatform };
const folder = temporaryFolder('state-file');
const place = (name: string): string => join(folder, name);
const write = (name: string, text: string): string => {
  writeFileSync(place(name), text);
  return place(name);
};
afterEach(() => vi.unstubAllEnvs());

test('a state that is exported is that of the mock which imports it, byte for byte', async () => {
  await using mock = await start(source, { port: 0, seed: 1 });
  await mock.load({ things: [{ id: 'new', name: 'New' }] });
  await transferState('export', [place('a.json'), '--url', mock.url]);
  await using other = await start(source, { port: 0, seed: 2 });
  await transferState('import', [place('a.json'), '--url', `${other.url}/`]);
  await transferState('export', [place('b.json'), '--url', other.url]);
  expect(readFileSync(place('b.json'), 'utf8')).toBe(readFileSync(place('a.json'), 'utf8'));
  expect(readFileSync(place('a.json'), 'utf8')).toMatch(/^\{\n {2}"version": 1,\n {2}"collections": \{\n/);
  expect((await other.items('things')).at(-1)).toEqual({ id: 'new', name: 'New' });
  await using third = await start(source, { data: place('a.json') });
  expect(await third.exportState()).toEqual(await mock.exportState());
});

test.each([
  ['{"things":[{"id":"1","name":"Only"}]}', 'is missing: this is no exported state.'],
  ['{}', ':1:1: "version" is missing'],
  ['[]', ':1:1: "version" is missing'],
])('import refuses %s, and changes nothing', async (text, want) => {
  const file = write('items.json', text);
  await using mock = await start(source, { port: 0 });
  const before = await mock.exportState();
  await expect(transferState('import', [file, '--url', mock.url])).rejects.toThrow(want);
  await expect(transferState('import', [file, '--url', mock.url])).rejects.toThrow('items.json');
  expect(await mock.exportState()).toEqual(before);
});

test.each([
  ['{"version":1,\n"collections":{"things":[{"id":"1","name":"a", "name":"b"}]}}', '2:48'],
  ['{"version":1,"collections":{"things":[],\n"th\\u0069ngs":[]}}', '2:1'],
  ['{"version":1,"version":1,"collections":{}}', '1:14'],
  [String.raw`{"version":1,"collections":{"a\\":[],"b\"":":","a\\" :[]}}`, '1:48'],
])('import refuses the repeated member of %s', async (text, place) => {
  const file = write('twice.json', text);
  const want = `${file}:${place}: this object has an earlier member of the same name. Remove one of them.`;
  await expect(transferState('import', [file, '--url', 'http://127.0.0.1:1'])).rejects.toThrow(want);
  await expect(start(source, { data: file })).rejects.toThrow(want);
});

test('export overwrites a file only with --force', async () => {
  const file = write('mine.json', 'mine');
  await using mock = await start(source, { port: 0 });
  const args = [file, '--url', mock.url];
  await expect(transferState('export', args)).rejects.toThrow(
    `${file} already exists. Choose another name, or add --force to overwrite it.`,
  );
  expect(readFileSync(file, 'utf8')).toBe('mine');
  await transferState('export', [...args, '--force']);
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(await mock.exportState());
});

test('--state overwrites no file that another mock wrote meanwhile', async () => {
  const state = place('shared.json');
  const [first, second] = [await start(source, { state }), await start(source, { state })];
  await first.importState({ things: [{ id: '1', name: 'First' }] });
  await second.importState({ things: [{ id: '2', name: 'Second' }] });
  await first.close();
  await expect(second.close()).rejects.toThrow(
    `${state} changed while the mock ran, and was not overwritten. The state`,
  );
  expect(readFileSync(state, 'utf8')).toContain('First');
  const [beside = ''] = readdirSync(folder).filter((name) => name.startsWith('shared.json.'));
  expect(readFileSync(place(beside), 'utf8')).toContain('Second');
});

test('a link in the place of a file is replaced, and not written through', () => {
  const kept = write('kept.txt', 'kept');
  symlinkSync(kept, place('linked.json'));
  writeJsonFile(place('linked.json'), 1);
  expect([readFileSync(place('linked.json'), 'utf8'), readFileSync(kept, 'utf8')]).toEqual(['1\n', 'kept']);
});

test('--state is written even if the coverage cannot be', async () => {
  const [state, marks] = [place('covered.json'), place('marks')];
  vi.stubEnv(COVERAGE_FOLDER, marks);
  const mock = await start(source, { state });
  rmSync(marks, { recursive: true });
  writeFileSync(marks, '');
  await expect(mock.close()).rejects.toThrow('EEXIST');
  expect(JSON.parse(readFileSync(state, 'utf8'))).toHaveProperty('collections.things');
});

test('a folder of the coverage that cannot be written -> the start fails', async () => {
  vi.stubEnv(COVERAGE_FOLDER, join(write('no-folder', ''), 'coverage'));
  await expect(start(source, { port: 0 })).rejects.toThrow(/^MOCK_COVERAGE=.*coverage cannot be written: ENOTDIR/);
});

test.each([
  ['missing/s.json', `there is no folder ${place('missing')}.`],
  ['a-file/s.json', `there is no folder ${place('a-file')}.`],
  ['folder', 'it is a folder.'],
])('--state %s -> the start fails, %s', async (name, want) => {
  write('a-file', '');
  mkdirSync(place('folder'), { recursive: true });
  const message = `${place(name)} cannot be written: ${want}`;
  await expect(start(source, { port: 0, state: place(name) })).rejects.toThrow(`The state ${message}`);
  expect(() => writeJsonFile(place(name), {})).toThrow(message);
});

test('--state over a read-only file, beside a folder s.json.tmp -> it is replaced, with its permissions', async () => {
  const state = write('only.json', '');
  rmSync(state);
  await (await start(source, { state })).close();
  mkdirSync(`${state}.tmp`);
  for (const mode of [0o444, 0o664]) {
    chmodSync(state, mode);
    const mock = await start(source, { state });
    await mock.load({ things: [{ id: String(mode), name: 'New' }] });
    await mock.close();
    expect(readFileSync(state, 'utf8')).toContain(`"${mode}"`);
    expect(statSync(state).mode & 0o777).toBe(mode);
  }
  rmdirSync(`${state}.tmp`);
});

test('a file whose name is as long as names can be -> it is replaced', () => {
  const name = place('n'.repeat(255));
  writeJsonFile(name, 1);
  expect(readFileSync(name, 'utf8')).toBe('1\n');
  const message = `${name}n cannot be written: ENAMETOOLONG`;
  expect(() => writeJsonFile(`${name}n`, 1)).toThrow(message);
});

test.skipIf(process.getuid?.() === 0 || process.platform === 'win32')(
  '--state in a folder that is not writable -> the start fails',
  async () => {
    mkdirSync(place('closed'), { mode: 0o500 });
    await expect(start(source, { state: place('closed/s.json') })).rejects.toThrow('cannot be written: EACCES');
  },
);

test('import refuses --force, which has no effect there', async () => {
  const args = [place('mine.json'), '--force', '--url', 'http://127.0.0.1:9'];
  await expect(transferState('import', args)).rejects.toThrow('import takes no --force.');
});

test('--state reads the file at the start and writes it at the end', async () => {
  const state = place('kept.json');
  const first = await start(source, { state });
  await first.importState({ things: [{ id: '1', name: 'Only' }] });
  await first.close();
  const second = await start(source, { state, seed: 9 });
  expect(await second.items('things')).toEqual([{ id: '1', name: 'Only' }]);
  await second.close();
  expect(readdirSync(folder).filter((name) => name.endsWith('.tmp'))).toEqual([]);
});

test.each([
  ['{"version":1,"collections":{"things":[{"id":"1"},]}}', ':1:50: invalid JSON'],
  ['['.repeat(200_000), 'nested deeper than 1000 levels'],
  ['{"version":2,"collections":{}}', '"version" is 2; this mock reads 1'],
  ['{"version":1,"collections":[]}', '"collections" must be an object'],
  ['{"version":1,"collections":{},"calls":[]}', 'a state has no member "calls"'],
  ['{"version":1,"collections":{"thing":[]}}', 'Unknown collection "thing". Did you mean "things"?'],
  ['{"version":1,"collections":{"__proto__":[]}}', '"__proto__"'],
  ['{"version":1,"collections":{"things":[1]}}', 'item 1 of "things" is not an object'],
  ['{"version":1,"collections":{"things":[{"id":"1"},{"id":"1"}]}}', 'item 2 of "things" has the same "id"'],
  ['{"version":1,"collections":{"things":[{"id":"1","name":7}]}}', 'item 1 of "things" (id "1"): /name'],
])('the state %.60s is rejected with its place, and nothing changes', async (text, want) => {
  const state = write('hostile.json', text);
  await expect(start(source, { state })).rejects.toThrow(want);
  await expect(start(source, { state })).rejects.toThrow('hostile.json');
  expect(readFileSync(state, 'utf8')).toBe(text);
  await using mock = await start(source, { port: 0 });
  const before = await mock.exportState();
  await expect(transferState('import', [state, '--url', mock.url])).rejects.toThrow(want);
  expect(await mock.exportState()).toEqual(before);
});

test('a mock is ready until it drains, and serves what arrives meanwhile', async () => {
  const mock = await start(source, { port: 0, drainMs: 300 });
  const statuses = () =>
    Promise.all(['live', 'ready'].map(async (name) => (await fetch(`${mock.url}/__mock/${name}`)).status));
  expect(await statuses()).toEqual([200, 200]);
  const closed = mock.close();
  expect(await statuses()).toEqual([200, 503]);
  await closed;
  await expect(statuses()).rejects.toThrow('fetch failed');
});

test.each([
  [[], 'export takes one file'],
  [['a', 'b'], 'export takes one file'],
  [['a', '--url', 'ftp://a'], '--url takes a URL'],
  [['a', '--url', 'http://127.0.0.1:9'], 'No mock responds at http://127.0.0.1:9'],
])('export %j is refused', async (args, want) => {
  await expect(transferState('export', args)).rejects.toThrow(want);
});
