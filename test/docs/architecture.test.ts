import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');
const PAGE = readFileSync(join(ROOT, 'ARCHITECTURE.md'), 'utf8');

/** A path of the repository in code: it has a slash, or the ending of a module. */
const PATH = /^(?!#)[\w.-]+(?:\/[\w.-]+)*(?:\/|\.ts)$/;

/** Returns the paths of a section that exist neither at the top nor below a folder that the section names before. */
function missingPaths(section: string): readonly string[] {
  const named = [...section.matchAll(/`([^`\n]+)`/g)].map(([, code = '']) => code).filter((code) => PATH.test(code));
  const folders = [ROOT];
  return named.filter((path) => {
    const found = folders.map((folder) => join(folder, path)).filter((file) => existsSync(file));
    folders.push(...found.filter((file) => statSync(file).isDirectory()));
    return found.length === 0;
  });
}

const sections = PAGE.split(/^(?=##+ )/m).map((text) => ({ text, title: text.split('\n', 1)[0] ?? '' }));

test.each(sections)('$title names paths that exist', ({ text }) => {
  expect(missingPaths(text)).toEqual([]);
});

test('a path that does not exist is found', () => {
  expect(missingPaths('## `generator/load/`\n\n`reader.ts`, `normalize/`, `nowhere.ts` and `gone/`')).toEqual([
    'nowhere.ts',
    'gone/',
  ]);
});

/** Folders of the generator that the repository has; a build adds others, which git ignores. */
const IGNORED = ['dist', 'node_modules'];
const areas = readdirSync(join(ROOT, 'generator'), { withFileTypes: true }).filter(
  (entry) => entry.isDirectory() && !IGNORED.includes(entry.name),
);

test.each(areas)('describes generator/$name/', ({ name }) => {
  expect(PAGE).toContain(`### \`generator/${name}/\`:`);
});

/** Returns the text of a file, or of all files of a folder. */
function textOf(path: string): string {
  const place = join(ROOT, path);
  const isFolder = statSync(place).isDirectory();
  return (isFolder ? readdirSync(place).map((name) => join(place, name)) : [place])
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');
}

const table = sections.find(({ title }) => title === '## Where to find')?.text ?? '';
const rows = [...table.matchAll(/^\| (.+?) +\| `([^`]+)` +\| (.+?) +\|$/gm)].map(
  ([, topic = '', path = '', words = '']) => ({
    topic,
    path,
    words: words.replaceAll('`', '').split(', '),
  }),
);

test('names a file for at least 16 topics', () => expect(rows.length).toBeGreaterThanOrEqual(16));

test.each(rows)('a search for the words of "$topic" leads to $path', ({ path, words }) => {
  const text = textOf(path).toLowerCase();
  expect(words.filter((word) => !text.includes(word.toLowerCase()))).toEqual([]);
});

/** Folders and modules of an engine in the order of their imports. */
function foldersOf(engine: string): { readonly source: string; readonly order: readonly string[] } {
  const order = new RegExp(`In \`([^\`]+${engine}/src/)\`,[\\s\\S]*?\`\`\`text\\n(.* ─▶ .*)\\n\`\`\``).exec(PAGE);
  const [, source = '', line = ''] = order ?? [];
  return { source, order: line.split(/ ─▶? /) };
}

const folders = ['mock-engine', 'migrate-engine'].flatMap((engine) => {
  const { source, order } = foldersOf(engine);
  return order.map((name, rank) => ({ engine, name, rank, source, order }));
});

test.each(folders)('$name of $engine imports nothing after it', ({ name, rank, source, order }) => {
  const rankOf = (file: string): number => order.indexOf(file.split('/', 1)[0]?.replace(/\.ts$/, '') ?? '');
  const own = readdirSync(join(ROOT, source), { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.ts') && rankOf(file) === rank,
  );
  expect(own, name).not.toEqual([]);
  const against = own
    .flatMap((file) => {
      const imports = readFileSync(join(ROOT, source, file), 'utf8').matchAll(/from '(\.[^']+)'/g);
      return [...imports].map(([, path = '']) => ({ file, to: join(dirname(file), path) }));
    })
    .filter(({ to }) => rankOf(to) < 0 || rankOf(to) > rank);
  expect(against).toEqual([]);
});
