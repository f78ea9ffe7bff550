import {
  existsSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  symlinkSync,
  unlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { code, folderOf, packageOf, run } from './run-command.ts';

const IMPORT = "import type { Schedule, TimeRecordingCriteria } from '@acme/v2';\n";
const FILES = {
  ...packageOf(),
  'a.ts': `${IMPORT}declare function merge(...values: object[]): object;
export const first = (entry: Schedule) => merge({}, entry, { place: entry.place });
export const second = (entry: Schedule) => merge({}, entry, { place: 'Bonn' });
export const third = (entry: Schedule, place: string) => merge(entry, { place });
export const until = (criteria: TimeRecordingCriteria) => criteria.to;
export const pattern = ({ from, ...rest }: TimeRecordingCriteria) => [from, rest];
`,
};
const types = ['--types', '@acme/v2'];

interface Reported {
  readonly file: string;
  readonly line: number;
  readonly column: number;
  readonly rule: string;
  readonly tier: string;
  readonly fingerprint: string;
}

async function manual(folder: string): Promise<readonly Reported[]> {
  await run(folder, 'status', '.', ...types, '--report', 'found.json');
  const found = JSON.parse(readFileSync(join(folder, 'found.json'), 'utf8')) as readonly Reported[];
  return found.filter(({ tier }) => tier === 'manual');
}

test('a fingerprint survives --write, and a file that moves', async () => {
  const folder = folderOf(FILES);
  const before = (await manual(folder)).filter(({ rule }) => rule === 'place');
  const again = async (): Promise<readonly string[]> => (await manual(folder)).map(({ fingerprint }) => fingerprint);
  expect(before.map(({ line }) => line)).toEqual([3, 4, 5]);
  await code(folder, '--write');
  expect(await again()).toEqual(before.map((one) => one.fingerprint));
  mkdirSync(join(folder, 'src'));
  renameSync(join(folder, 'a.ts'), join(folder, 'src/b.ts'));
  writeFileSync(join(folder, 'src/b.ts'), `// Moved.\n\n${readFileSync(join(folder, 'src/b.ts'), 'utf8')}`);
  expect(await again()).toEqual(before.map((one) => one.fingerprint));
});

test('decide keeps findings out of reports and edits, until its last day', async () => {
  const folder = folderOf(FILES);
  const [first, second] = await manual(folder);
  const decide = (...given: readonly string[]): ReturnType<typeof run> => run(folder, 'decide', ...given, ...types);
  expect((await decide(first?.fingerprint ?? '', 'keep', '--why', 'our own column')).code).toBe(0);
  expect((await manual(folder)).map(({ line }) => line)).toEqual([4, 5, 7]);
  const later = [second?.fingerprint ?? '', 'later', '--why', 'next month', '--until'];
  expect((await decide(...later, '2020-01-31')).err).toContain('--until 2020-01-31 is over');
  expect((await decide(...later, '2999-02-30')).err).toContain('--until 2999-02-30 must be a date');
  await decide(...later, '2999-01-31');
  expect((await run(folder, 'status', '.', ...types)).err).toContain('2 findings left out by a decision');
  const decisions = join(folder, 'migration-decisions.json');
  writeFileSync(decisions, readFileSync(decisions, 'utf8').replace('2999', '2020'));
  const { err } = await run(folder, 'status', '.', ...types);
  expect(err).toMatch(/^migration-decisions\.json: place a\.ts \w+ was decided until 2020-01-31 by .+ \(next month\)/m);
  expect((await manual(folder)).map(({ line }) => line)).toEqual([4, 5, 7]);
  await decide('schedule-place', 'keep', '--why', '-').then((ended) => expect(ended.code).toBe(3));
  await decide('period-filter-to', 'keep', '--why', 'not yet');
  await code(folder, '--write');
  expect(readFileSync(join(folder, 'a.ts'), 'utf8')).toContain('criteria.to;');
});

test('a decision about one of several alike places stays with its file, also where the others go', async () => {
  const text = `${IMPORT}declare function merge(...values: object[]): object;
export const first = (entry: Schedule) => merge({}, entry, { place: entry.place });
`;
  const folder = folderOf({ ...packageOf(), 'a.ts': text, 'b.ts': text, 'c.ts': text });
  const left = async (): Promise<readonly string[]> => (await manual(folder)).map(({ file }) => file);
  const [, , third] = await manual(folder);
  const ambiguous = await run(folder, 'decide', third?.fingerprint ?? '', 'keep', '--why', '-', ...types);
  expect(ambiguous.err).toContain('begins the fingerprints of 3 places: a.ts:3:62, b.ts:3:62, c.ts:3:62.');
  await run(folder, 'decide', 'c.ts:3:62', 'keep', '--why', 'our own column', ...types);
  expect(await left()).toEqual(['a.ts', 'b.ts']);
  await run(folder, 'status', '.', ...types, '--report', 'baseline.json');
  writeFileSync(join(folder, 'a.ts'), text.replace('{ place: entry.place }', '{}'));
  expect(await left()).toEqual(['b.ts']);
  renameSync(join(folder, 'b.ts'), join(folder, 'f.ts'));
  const { err } = await run(folder, 'status', '.', ...types, '--baseline', 'baseline.json');
  expect(err).toContain('0 places with manual work');
});

const ALIKE = `${IMPORT}declare function merge(...values: object[]): object;
export const first = (entry: Schedule) => merge({}, entry, { place: entry.place });
`;

/** Decides that the place of a file with the alike text is kept. */
const keep = (folder: string, file: string, ...more: readonly string[]): ReturnType<typeof run> =>
  run(folder, 'decide', `${file}:3:62`, 'keep', '--why', '-', ...types, ...more);

test.each([
  ['one of two, and its file goes', ['a.ts', 'b.ts'], ['a.ts'], { 'a.ts': '' }, ['b.ts']],
  ['one of three, and its file goes', ['a.ts', 'b.ts', 'c.ts'], ['a.ts'], { 'a.ts': '' }, ['b.ts', 'c.ts']],
  ['one of two, and its file moves', ['a.ts', 'b.ts'], ['a.ts'], { 'a.ts': 'd.ts' }, ['b.ts', 'd.ts']],
  ['both of two, and both files move', ['a.ts', 'b.ts'], ['a.ts', 'b.ts'], { 'a.ts': 'd.ts', 'b.ts': 'e.ts' }, []],
  ['the only one, and its file moves', ['a.ts'], ['a.ts'], { 'a.ts': 'd.ts' }, []],
])('a decision about %s → only places that were decided are left out', async (_, files, decided, moves, want) => {
  const folder = folderOf({ ...packageOf(), ...Object.fromEntries(files.map((file) => [file, ALIKE])) });
  for (const file of decided) await keep(folder, file);
  for (const [from, to] of Object.entries(moves))
    if (to === '') unlinkSync(join(folder, from));
    else renameSync(join(folder, from), join(folder, to));
  expect((await manual(folder)).map(({ file }) => file)).toEqual(want);
});

test('a decision made again after a move does not cover a copy', async () => {
  const folder = folderOf({ ...packageOf(), 'a.ts': ALIKE });
  await keep(folder, 'a.ts');
  renameSync(join(folder, 'a.ts'), join(folder, 'd.ts'));
  writeFileSync(join(folder, 'b.ts'), ALIKE);
  await keep(folder, 'd.ts');
  expect((await manual(folder)).map(({ file }) => file)).toEqual(['b.ts']);
});

test('a decision made with --path is not transferred, because alike places of other files are unknown', async () => {
  const folder = folderOf({ ...packageOf(), 'a.ts': ALIKE, 'b.ts': ALIKE });
  await keep(folder, 'a.ts', '--path', 'a.ts');
  unlinkSync(join(folder, 'a.ts'));
  expect((await manual(folder)).map(({ file }) => file)).toEqual(['b.ts']);
});

test.each([
  ['whose last day is over', ['a.ts', 'b.ts'], ['d.ts', 'e.ts'], (text: string) => text.replace('2999', '2020')],
  ['listed twice', ['a.ts'], ['d.ts', 'e.ts'], (text: string) => text.replace(/\[(.*)\]/s, '[$1,$1]')],
  ['without a number of alike places', ['a.ts'], ['d.ts', 'e.ts'], (text: string) => text.replace(', one of 2', '')],
])('a decision %s is not transferred to another file', async (_, decided, want, edit) => {
  const folder = folderOf({ ...packageOf(), 'a.ts': ALIKE, 'b.ts': ALIKE });
  for (const file of decided) await keep(folder, file, '--until', '2999-01-31');
  const file = join(folder, 'migration-decisions.json');
  writeFileSync(file, edit(readFileSync(file, 'utf8')));
  renameSync(join(folder, 'a.ts'), join(folder, 'd.ts'));
  renameSync(join(folder, 'b.ts'), join(folder, 'e.ts'));
  expect((await manual(folder)).map((one) => one.file)).toEqual(want);
});

test('a comment keeps its line, or the next one', async () => {
  const text = `${IMPORT}export const a = (entry: Schedule) => entry.place; // bmp-migrate: keep for the archive
// bmp-migrate: keep
export const b = (entry: Schedule) => entry.place;
export const c = (entry: Schedule) => entry.place;
`;
  const folder = folderOf({ ...packageOf(), 'a.ts': text });
  expect((await code(folder, '--write')).code).toBe(0);
  expect(readFileSync(join(folder, 'a.ts'), 'utf8').match(/entry\.\w+/g)).toEqual([
    'entry.place',
    'entry.place',
    'entry.location',
  ]);
});

test('apply takes the suggestions of a rule or of one finding', async () => {
  const folder = folderOf(FILES);
  const { code: ended, err } = await run(folder, 'apply', 'place', ...types);
  expect({ ended, err }).toEqual({ ended: 0, err: '3 suggestions applied.\n' });
  const text = readFileSync(join(folder, 'a.ts'), 'utf8');
  expect(text).toContain('entry, { location: entry.place }');
  expect(text).toContain("entry, { location: 'Bonn' }");
  expect(text).toContain('merge(entry, { location: place })');
  expect(existsSync(join(folder, 'migration-decisions.json'))).toBe(false);
  const other = await run(folder, 'apply', 'period-filter-from', ...types);
  expect(other.err).toMatch(/apply only takes findings that rename one name\. Change it by hand\.$/m);
  expect(other.err).toMatch(/^No finding of this folder can be applied\.$|^apply takes: a\.ts:\d+:\d+ \S/m);
});

test('apply rejects what would hide another finding', async () => {
  const text = `import type { TimeRecordingTermination } from '@acme/v2';
export const ended = (one: TimeRecordingTermination) => one.id;
export const done = { terminated: true, terminationType: 'MONTH' };
`;
  const folder = folderOf({ ...packageOf(), 'a.ts': text });
  const { code: ended, err } = await run(folder, 'apply', 'terminated', ...types);
  expect(ended).toBe(3);
  expect(err).toMatch(/^a\.ts:3:\d+ termination-type would not be found any more/m);
  expect(readFileSync(join(folder, 'a.ts'), 'utf8')).toBe(text);
  expect((await run(folder, 'apply', 'terminated', 'termination-type', ...types)).code).toBe(0);
  expect(readFileSync(join(folder, 'a.ts'), 'utf8')).toContain("{ completed: true, completionType: 'MONTH' }");
});

test('a finding is named by its place, or by the first digits of its fingerprint, with what is merged with it', async () => {
  const both = "export const both = (one: TimeRecordingCriteria) => { [one.from, one.to] = ['1', '2']; };\n";
  const folder = folderOf({ ...FILES, 'b.ts': IMPORT + both });
  const found = await manual(folder);
  const decide = (id: string): ReturnType<typeof run> => run(folder, 'decide', id, 'keep', '--why', 'ours', ...types);
  const lines = async (): Promise<readonly number[]> => (await manual(folder)).map(({ line }) => line);
  expect(found.map(({ line }) => line)).toEqual([3, 4, 5, 7, 2]);
  expect((await decide(found[0]?.fingerprint.slice(0, 6) ?? '')).err).toContain('1 finding decided');
  expect(await lines()).toEqual([4, 5, 7, 2]);
  expect((await decide(`a.ts:4:${found[1]?.column}`)).err).toContain('1 finding decided');
  const [criteria] = found.filter(({ line }) => line === 2);
  expect((await decide(`b.ts:2:${criteria?.column}`)).err).toContain('2 findings decided');
  expect(await lines()).toEqual([5, 7]);
  expect(await decide('a.ts:4:1')).toMatchObject({ code: 3, err: expect.stringContaining('a.ts:4:1') });
});

test('decide does not write through a link at the file of decisions', async () => {
  const folder = folderOf(FILES);
  const outside = `${folder}.outside`;
  symlinkSync(outside, join(folder, 'migration-decisions.json'));
  const [first] = await manual(folder);
  const decided = await run(folder, 'decide', first?.fingerprint ?? '', 'keep', '--why', 'ours', ...types);
  expect(decided).toMatchObject({ code: 3, err: expect.stringContaining('is a symbolic link') });
  expect(existsSync(outside)).toBe(false);
});

test('a decision replaces the file as a whole, so that a full disk or a kill loses none', async () => {
  const folder = folderOf(FILES);
  const file = join(folder, 'migration-decisions.json');
  const [first, second] = (await manual(folder)).map(({ fingerprint }) => fingerprint);
  await run(folder, 'decide', first ?? '', 'keep', '--why', 'ours', ...types);
  const [before, opened] = [readFileSync(file, 'utf8'), openSync(file, 'r')];
  await run(folder, 'decide', second ?? '', 'keep', '--why', 'ours too', ...types);
  expect(readFileSync(opened, 'utf8')).toBe(before);
  expect(readFileSync(file, 'utf8')).toContain('ours too');
});
