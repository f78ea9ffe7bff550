import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { disk, type FileSystem, OutputError } from '../../../generator/write/output/file-system.ts';
import { parseManifest } from '../../../generator/write/output/manifest.ts';
import { planOnce, removeTree, writeTree } from '../../../generator/write/output/write-transaction.ts';
import { systemError } from './failing-disk.ts';
import { emptyFolder, listTree, treeOf } from './trees.ts';
import { unflushedDisk } from './unflushed-disk.ts';

const oldFiles = { 'a.txt': 'old a', 'sdk/b.txt': 'b', 'sdk/deep/c.txt': 'c' };
const newFiles = { 'a.txt': 'new a', 'sdk/b.txt': 'b', 'docs/d.txt': 'd' };

async function writeOld(): Promise<string> {
  const folder = join(emptyFolder(), 'out');
  await writeTree(treeOf(folder, oldFiles), unflushedDisk);
  return folder;
}

/** Returns a path in a folder, or fails as the system does for one that is outside of a mount point. */
function insideOf(folder: string, path: string): string {
  if (!path.startsWith(`${folder}/`)) throw Object.assign(new Error(`EXDEV: ${path}`), { code: 'EXDEV' });
  return path;
}

async function codesOf(run: Promise<unknown>): Promise<readonly string[]> {
  const error: unknown = await run.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!(error instanceof OutputError)) throw new Error(`wanted an OutputError, got ${String(error)}`);
  return error.diagnostics.map((diagnostic) => diagnostic.code);
}

describe('writing a tree', () => {
  test('creates the folder and its parents', async () => {
    const folder = join(emptyFolder(), 'not/yet/there');
    expect(await writeTree(treeOf(folder, oldFiles))).toEqual({
      added: Object.keys(oldFiles),
      changed: [],
      removed: [],
    });
    expect(listTree(folder)).toMatchObject(oldFiles);
  });

  test('removes stale files and the folders that become empty', async () => {
    const folder = await writeOld();
    const changes = await writeTree(treeOf(folder, newFiles));
    expect(changes).toEqual({ added: ['docs/d.txt'], changed: ['a.txt'], removed: ['sdk/deep/c.txt'] });
    const { 'manifest.txt': manifest, ...rest } = listTree(folder);
    expect(rest).toEqual({ ...newFiles, 'sdk/': '', 'docs/': '' });
    expect([...(parseManifest(manifest ?? '')?.files.keys() ?? [])]).toEqual(['a.txt', 'docs/d.txt', 'sdk/b.txt']);
  });

  test('leaves nothing beside the output folder', async () => {
    const folder = await writeOld();
    expect(Object.keys(listTree(join(folder, '..'))).filter((path) => path.startsWith('.'))).toEqual([]);
  });

  test('stages in the folder if files cannot be renamed into it from outside', async () => {
    const folder = await writeOld();
    const mounted: FileSystem = {
      ...disk,
      canStageBeside: () => false,
      create: (file, text) => disk.create(insideOf(folder, file), text),
      makeFolder: (path) => disk.makeFolder(insideOf(folder, path)),
      rename: (from, to) => disk.rename(insideOf(folder, from), to),
    };
    expect((await writeTree(treeOf(folder, newFiles), mounted)).changed).toEqual(['a.txt']);
    const { 'manifest.txt': _, ...rest } = listTree(folder);
    expect(rest).toEqual({ ...newFiles, 'sdk/': '', 'docs/': '' });
  });

  test.skipIf(!existsSync('/dev/shm'))('recognizes a mount point', () => {
    expect(disk.canStageBeside('/dev/shm')).toBe(false);
    expect(disk.canStageBeside(emptyFolder())).toBe(true);
  });

  test('writes a manifest that does not depend on file order or location', async () => {
    const [one, other] = [await writeOld(), join(emptyFolder(), 'elsewhere')];
    await writeTree(treeOf(other, Object.fromEntries(Object.entries(oldFiles).toReversed())));
    expect(readFileSync(join(other, 'manifest.txt'))).toEqual(readFileSync(join(one, 'manifest.txt')));
  });

  test('writes nothing and keeps times if nothing has changed', async () => {
    const folder = await writeOld();
    const times = (): readonly number[] =>
      ['a.txt', 'manifest.txt'].map((name) => statSync(join(folder, name)).mtimeMs);
    const before = times();
    expect(await writeTree(treeOf(folder, oldFiles))).toEqual({ added: [], changed: [], removed: [] });
    expect(times()).toEqual(before);
  });

  test('writes only files that differ and keeps the times of the others', async () => {
    const folder = await writeOld();
    const before = statSync(join(folder, 'sdk/b.txt')).mtimeMs;
    await writeTree(treeOf(folder, newFiles));
    expect(statSync(join(folder, 'sdk/b.txt')).mtimeMs).toBe(before);
  });

  test('replaces a file by a folder and a folder by a file', async () => {
    const folder = await writeOld();
    const files = { 'a.txt/inner.txt': 'inner', sdk: 'a file now' };
    await writeTree(treeOf(folder, files));
    expect(listTree(folder)).toMatchObject(files);
    await writeTree(treeOf(folder, oldFiles));
    expect(listTree(folder)).toMatchObject(oldFiles);
  });

  test('writes a missing generated file again', async () => {
    const folder = await writeOld();
    rmSync(join(folder, 'sdk'), { recursive: true });
    await writeTree(treeOf(folder, oldFiles));
    expect(listTree(folder)).toMatchObject(oldFiles);
  });

  test('accepts existing files with the content to write', async () => {
    const folder = await writeOld();
    rmSync(join(folder, 'manifest.txt'));
    await writeTree(treeOf(folder, oldFiles));
    expect(listTree(folder)).toMatchObject(oldFiles);
  });

  test('ignores build output and installed packages', async () => {
    const folder = await writeOld();
    for (const name of ['sdk/deep/node_modules', 'sdk/dist']) {
      mkdirSync(join(folder, name));
      writeFileSync(join(folder, name, 'x.js'), 'x');
    }
    await writeTree(treeOf(folder, newFiles));
    expect(listTree(folder)).toMatchObject({ 'sdk/deep/node_modules/x.js': 'x', 'sdk/dist/x.js': 'x' });
  });
});

describe('files that are written once', () => {
  const files = new Map([
    ['a.txt', 'new a'],
    ['tests/deep/e.txt', 'e'],
    ['tests/f.txt', 'f'],
  ]);

  test('are written where there are none, and then belong to the user', async () => {
    const folder = await writeOld();
    const start = planOnce(folder, files);
    expect(existsSync(join(folder, 'tests'))).toBe(false);
    expect(start()).toEqual(['tests/deep/e.txt', 'tests/f.txt']);
    expect(listTree(folder)).toMatchObject({ 'a.txt': 'old a', 'tests/deep/e.txt': 'e', 'tests/f.txt': 'f' });
    writeAt(folder, 'tests/f.txt', 'mine');
    expect(planOnce(folder, files)()).toEqual([]);
    await writeTree(treeOf(folder, newFiles));
    expect(listTree(folder)).toMatchObject({ 'a.txt': 'new a', 'tests/f.txt': 'mine' });
  });

  test('may be none', () => {
    expect(planOnce(join(emptyFolder(), 'absent'))()).toEqual([]);
  });

  test.each<[string, (folder: string) => void, string, string]>([
    ['a link', (folder) => linkAway(folder, 'tests'), 'output-link', 'tests'],
    ['a file', (folder) => writeAt(folder, 'tests', 'mine'), 'output-obstacle', 'tests is a file'],
  ])('are not written behind %s', async (_, make, code, cause) => {
    const folder = await writeOld();
    mkdirSync(join(folder, 'tests'));
    if (code === 'output-obstacle') rmSync(join(folder, 'tests'), { recursive: true });
    make(folder);
    const before = listTree(join(folder, '..'));
    const plan = async (): Promise<unknown> => planOnce(folder, files);
    await expect(plan()).rejects.toThrow(cause);
    expect(await codesOf(plan())).toEqual([code]);
    expect(listTree(join(folder, '..'))).toEqual(before);
  });
});

describe('removing a tree', () => {
  test('removes the folder if nothing else is in it', async () => {
    const folder = await writeOld();
    expect((await removeTree(treeOf(folder, {}), unflushedDisk)).removed).toEqual(Object.keys(oldFiles));
    expect(existsSync(folder)).toBe(false);
  });

  test('keeps what the user added', async () => {
    const folder = await writeOld();
    writeAt(folder, 'sdk/mine.txt', 'mine');
    await removeTree(treeOf(folder, oldFiles), unflushedDisk);
    const { 'manifest.txt': _, ...left } = listTree(folder);
    expect(left).toEqual({ 'sdk/': '', 'sdk/mine.txt': 'mine' });
  });
});

describe('a disk that fails', () => {
  test('leaves no folder that was made for the output', async () => {
    const above = emptyFolder();
    const lay = (): never => {
      throw systemError('ENOSPC');
    };
    const full: FileSystem = { ...unflushedDisk, lay };
    expect(await codesOf(writeTree(treeOf(join(above, 'not/yet/there'), oldFiles), full))).toEqual([
      'output-unwritable',
    ]);
    expect(listTree(above)).toEqual({});
  });

  test.each<[string, Partial<FileSystem>, string]>([
    [
      'a file is shorter than written',
      { lay: async (file, text) => unflushedDisk.lay(file, text.slice(1)) },
      'a.txt is not on the disk as it was written',
    ],
    [
      'somebody else changes a file meanwhile',
      {
        link: (from, to) => {
          writeFileSync(from, 'theirs');
          unflushedDisk.link(from, to);
        },
      },
      'is being changed by someone else',
    ],
  ])('is reported: %s', async (_, faults, cause) => {
    const folder = await writeOld();
    const writing = writeTree(treeOf(folder, newFiles), { ...unflushedDisk, ...faults });
    expect(await codesOf(writing)).toEqual(['output-unwritable']);
    await expect(writing).rejects.toThrow(cause);
    expect(Object.keys(listTree(join(folder, '..'))).filter((path) => path.startsWith('.'))).toEqual([]);
  });

  test('names both reasons where the changes can neither be made nor undone', async () => {
    const folder = await writeOld();
    const rename: FileSystem['rename'] = (from, to) => {
      if (from.includes('/new/')) throw systemError('ENOSPC');
      unflushedDisk.rename(from, to);
    };
    const link: FileSystem['link'] = (from, to) => {
      if (from.includes('/old/')) throw systemError('EIO');
      unflushedDisk.link(from, to);
    };
    const writing = writeTree(treeOf(folder, newFiles), { ...unflushedDisk, rename, link });
    expect(await codesOf(writing)).toEqual(['output-interrupted']);
    await expect(writing).rejects.toThrow(/ENOSPC.*; EIO/);
  });

  test('writes nothing once another run took the lock over', async () => {
    const folder = await writeOld();
    const before = listTree(folder);
    const lock = join(folder, '../.out.lock');
    const stolen: FileSystem = {
      ...unflushedDisk,
      lay: async (file, text) => {
        writeFileSync(lock, 'theirs');
        return unflushedDisk.lay(file, text);
      },
    };
    const writing = writeTree(treeOf(folder, newFiles), stolen);
    expect(await codesOf(writing)).toEqual(['output-busy']);
    await expect(writing).rejects.toThrow('unknown');
    expect(listTree(folder)).toEqual(before);
  });
});

test('more files than are flushed at once are all written, and one at fault is reported', async () => {
  const folder = join(emptyFolder(), 'out');
  const many = Object.fromEntries(Array.from({ length: 130 }, (_, index) => [`f${index}.txt`, String(index)]));
  let waiting = 0;
  let most = 0;
  const counting: FileSystem = {
    ...unflushedDisk,
    lay: async (file, text) => {
      waiting += 1;
      most = Math.max(most, waiting);
      const size = await unflushedDisk.lay(file, text);
      waiting -= 1;
      if (text === '129') throw systemError('EIO');
      return size;
    },
  };
  expect(await codesOf(writeTree(treeOf(folder, many), counting))).toEqual(['output-unwritable']);
  expect(most).toBe(64);
  expect((await writeTree(treeOf(folder, many), unflushedDisk)).added).toHaveLength(130);
  expect(listTree(folder)).toMatchObject(many);
});

describe('nothing is written or changed if', () => {
  const obstacles: readonly { name: string; make: (folder: string) => void; want: readonly string[] }[] = [
    {
      name: 'a file of the user has a generated name',
      make: (out) => writeAt(out, 'docs/d.txt', 'mine'),
      want: ['output-not-ours'],
    },
    { name: 'a generated file was edited', make: (out) => writeAt(out, 'a.txt', 'edited'), want: ['output-edited'] },
    {
      name: 'a stale file was edited',
      make: (out) => writeAt(out, 'sdk/deep/c.txt', 'edited'),
      want: ['output-edited'],
    },
    { name: 'a folder became a file', make: (out) => writeAt(out, 'docs', 'mine'), want: ['output-obstacle'] },
    {
      name: 'a file became a folder',
      make: (out) => {
        rmSync(join(out, 'a.txt'));
        mkdirSync(join(out, 'a.txt'));
      },
      want: ['output-obstacle'],
    },
    { name: 'a file is a symbolic link', make: (out) => linkAway(out, 'a.txt'), want: ['output-link'] },
    { name: 'a folder is a symbolic link', make: (out) => linkAway(out, 'sdk'), want: ['output-link', 'output-link'] },
    { name: 'the manifest is a symbolic link', make: (out) => linkAway(out, 'manifest.txt'), want: ['output-link'] },
    { name: 'the output folder is a symbolic link', make: (out) => linkAway(out, ''), want: ['output-link'] },
    {
      name: 'there are several errors, all of which are reported',
      make: (out) => {
        writeAt(out, 'a.txt', 'x');
        writeAt(out, 'docs', 'x');
      },
      want: ['output-edited', 'output-obstacle'],
    },
  ];

  test.each(obstacles)('$name', async ({ make, want }) => {
    const folder = await writeOld();
    make(folder);
    const before = listTree(join(folder, '..'));
    expect(await codesOf(writeTree(treeOf(folder, newFiles)))).toEqual(want);
    expect(listTree(join(folder, '..'))).toEqual(before);
  });

  test('the output folder is a file', async () => {
    const folder = join(emptyFolder(), 'out');
    writeFileSync(folder, 'mine');
    expect(await codesOf(writeTree(treeOf(folder, newFiles)))).toEqual(['output-obstacle']);
    expect(readFileSync(folder, 'utf8')).toBe('mine');
  });

  test.each([
    '../x',
    '/x',
    'a/../../x',
    'a//b',
    'a\\b',
    'C:x',
    'nul',
    'a/.',
    'a.',
    'node_modules/x',
    '',
    'x'.repeat(300),
  ])('the name %j could leave the folder or is invalid on a file system', async (name) => {
    const folder = join(emptyFolder(), 'out');
    expect(await codesOf(writeTree(treeOf(folder, { [name]: 'x' })))).toEqual(['output-name-unsafe']);
  });

  test.each([
    ['A.txt', 'a.TXT'],
    ['a', 'a/b'],
    ['a/b', 'a'],
    ['A/x', 'a/y'],
    ['é', 'e\u0301'],
    ['manifest.txt', 'b'],
  ])('%j and %j are the same name on some file system', async (one, other) => {
    const folder = join(emptyFolder(), 'out');
    expect(await codesOf(writeTree(treeOf(folder, { [one]: 'x', [other]: 'y' })))).toEqual(['output-name-clash']);
  });
});

describe('a manifest deletes nothing if', () => {
  const damages: readonly { name: string; text: (text: string) => string }[] = [
    { name: 'it is truncated', text: (text) => text.slice(0, -40) },
    { name: 'it is empty', text: () => '' },
    { name: 'it is another file', text: () => '[1]' },
    { name: 'a path leads out of the folder', text: (text) => text.replace('a.txt', '../victim.txt') },
    { name: 'it has conflict markers', text: (text) => `<<<<<<< HEAD\n${text}` },
    { name: 'a path has no hash', text: (text) => text.replace(/^a\.txt .*$/mu, 'a.txt') },
    { name: 'a hash is too short', text: (text) => text.replace(/^a\.txt .*$/mu, 'a.txt 00') },
    { name: 'a source is not a string', text: (text) => `${text}# source 1\n` },
    { name: 'a warning is invalid', text: (text) => `${text}# warning {}\n` },
    {
      name: 'a warning contains itself endlessly',
      text: (text) => `${text}# warning ${'{"a":'.repeat(50_000)}\n`,
    },
    { name: 'it has an unknown comment', text: (text) => `${text}# Mine.\n` },
  ];

  const forgeries: readonly { name: string; path: string }[] = [
    { name: 'above the folder', path: '../victim.txt' },
    { name: 'above the folder through another one', path: 'sdk/../../victim.txt' },
    { name: 'at an absolute path', path: '/victim.txt' },
    { name: 'on another drive', path: 'C:\\victim.txt' },
    { name: 'in node_modules', path: 'node_modules/victim.txt' },
    { name: 'in .git', path: '.git/config' },
    { name: 'at an endless path', path: `${'a/'.repeat(40_000)}victim.txt` },
    { name: 'at a path with a control character', path: 'victim\u0000.txt' },
  ];
  const forged = forgeries.map(({ name, path }) => ({
    name: `it lists a file ${name}`,
    text: (text: string) => text.replace(/^a\.txt /mu, () => `${path} `),
  }));

  test.each([...damages, ...forged])('$name', async ({ text }) => {
    const folder = await writeOld();
    const manifest = join(folder, 'manifest.txt');
    writeFileSync(join(folder, '../victim.txt'), 'mine');
    writeFileSync(manifest, text(readFileSync(manifest, 'utf8')));
    const before = listTree(join(folder, '..'));
    expect(await codesOf(writeTree(treeOf(folder, newFiles)))).toEqual(['manifest-damaged']);
    expect(listTree(join(folder, '..'))).toEqual(before);
  });

  test.for([
    ['one wrong hash', ['0']],
    ['two wrong hashes', ['0', '1']],
  ] as const)('it lists a file of the user with %s', async ([, digits]) => {
    const folder = await writeOld();
    writeFileSync(join(folder, 'mine.txt'), 'mine');
    const listed = digits.map((digit) => `mine.txt ${digit.repeat(64)}\n`).join('');
    writeFileSync(join(folder, 'manifest.txt'), readFileSync(join(folder, 'manifest.txt'), 'utf8') + listed);
    expect(await codesOf(writeTree(treeOf(folder, newFiles)))).toEqual(['output-edited']);
    expect(readFileSync(join(folder, 'mine.txt'), 'utf8')).toBe('mine');
  });
});

function writeAt(folder: string, path: string, text: string): void {
  mkdirSync(join(folder, path, '..'), { recursive: true });
  writeFileSync(join(folder, path), text);
}

/** Moves something elsewhere and leaves a symbolic link to it. */
function linkAway(folder: string, path: string): void {
  const elsewhere = join(folder, '..', 'elsewhere');
  renameSync(join(folder, path), elsewhere);
  symlinkSync(elsewhere, join(folder, path));
}
