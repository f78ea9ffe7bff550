import { spawnSync } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import * as runtime from '#sdk/runtime.ts';
import { guideOf, MOCK, ROOT, SDK } from './support/programs.ts';

const guide = [...guideOf(SDK).values()].join('\n');
const manifest = JSON.parse(readFileSync(join(SDK, 'package.json'), 'utf8')) as { exports: Record<string, unknown> };
const clientOptions = ['RetryOptions', 'SharedOptions', 'CallOptions', 'ClientOptions'].flatMap((name) =>
  membersOf(name, 'templates/runtime/client/src'),
);

describe("the client's guide names", () => {
  test.each(Object.keys(runtime).filter((name) => name.endsWith('Error')))('the error %s', (name) => {
    expect(guide).toContain(`\`${name}\``);
  });

  test.each(Object.keys(manifest.exports).filter((key) => !/\*|\.json$/.test(key)))('the module %s', (key) => {
    expect(guide).toContain(`\`@bmp/sdk${key.slice(1)}\``);
  });

  test.each(clientOptions)('the option %s', (name) => {
    expect(guide).toMatch(new RegExp(`\\b${name}\\b`));
  });
});

describe("the mock's guide names", () => {
  const page = [...guideOf(MOCK).values()].join('\n');

  test.each(membersOf('MockOptions', 'templates/runtime/mock-engine/src'))('the option %s', (name) => {
    expect(page).toContain(`\`${name}\``);
  });

  test.each(membersOf('Fault', 'templates/runtime/mock-engine/src'))('the member %s of a fault', (name) => {
    expect(page).toContain(`\`${name}\``);
  });

  test.each(membersOf('CallMatch', 'templates/runtime/mock-engine/src'))(
    'the member %s that calls are matched by',
    (name) => {
      expect(page).toMatch(new RegExp(`\\b${name}\\b`));
    },
  );
});

test('the README shows the two commands that set everything up, and the build runs the second of them', () => {
  const readme = readFileSync(join(ROOT, 'README.md'), 'utf8');
  const build = readFileSync(join(ROOT, '.ci/run'), 'utf8');
  expect(readme).toMatch(/^npm ci && npm run generate\b/m);
  expect(readme).toMatch(/^npm ci && npm test\b/m);
  expect(build).toMatch(/^npm ci && npm test$/m);
});

describe("the codemod's guide names", () => {
  const page = readFileSync(join(ROOT, 'generated/migrate/README.md'), 'utf8');
  const { stdout: help } = spawnSync(process.execPath, [join(ROOT, 'generated/migrate/src/main.ts'), '--help'], {
    encoding: 'utf8',
  });

  test.each([...new Set(help.match(/(?<=^ +)--[a-z-]+/gm))])('the option %s', (option) => {
    expect(page).toMatch(new RegExp(`^(\\| \`${option}[ \`]|.*npx .*${option})`, 'm'));
  });

  test.each(['Tier', 'Category'].flatMap((name) => literalsOf(name, 'templates/runtime/migrate-engine/src')))(
    'the tier or category %s',
    (kind) => {
      expect(page).toMatch(new RegExp(`^\\| \`${kind}\` +\\|`, 'm'));
    },
  );

  test.each(['.json', '.sarif', '.md', '.html'])('the report %s', (ending) => {
    expect(page).toMatch(new RegExp(`^\\| \`\\${ending}\` +\\|`, 'm'));
  });

  test.each(membersOf('Finding', 'templates/runtime/migrate-engine/src'))('the member %s of a finding', (name) => {
    expect(page).toContain(`\`${name}\``);
  });
});

const PAGES = [
  'README.md',
  'ARCHITECTURE.md',
  'CONTRIBUTING.md',
  '.github/DECISIONS.md',
  'spec/README.md',
  'generator/README.md',
  ...[...guideOf(SDK).keys()].map((page) => `generated/sdk/${page}`),
  ...[...guideOf(MOCK).keys()].map((page) => `generated/mock/${page}`),
  'generated/migrate/README.md',
  'generated/docs/migration.md',
  'generated/docs/conformance.md',
  'generated/docs/sources.md',
  'generated/docs/start.md',
];

test.each(PAGES)('every link resolves: in %s', (page) => {
  const targets = [...readPage(page).matchAll(/\]\((?!https?:)([^)]+)\)/g)].map(([, target = '']) => target);
  const lost = [...new Set(targets)].filter((target) => {
    const [path = '', fragment] = target.split('#');
    const file = path === '' ? page : join(dirname(page), path);
    return !existsSync(join(ROOT, file)) || (fragment !== undefined && !fragmentsOf(file).has(fragment));
  });
  expect(lost).toEqual([]);
});

const fragments = new Map<string, ReadonlySet<string>>();

/** Returns the fragments that a link to a page can name: its headings, and its anchors. */
function fragmentsOf(page: string): ReadonlySet<string> {
  const known = fragments.get(page);
  if (known !== undefined) return known;
  const text = readPage(page);
  const headings = [...text.matchAll(/^#+ (.*)$/gm)].map(([, title = '']) => anchorOf(title));
  const anchors = [...text.matchAll(/<a id="([^"]+)">/g)].map(([, id = '']) => id);
  const found = new Set([...headings, ...anchors]);
  fragments.set(page, found);
  return found;
}

function readPage(page: string): string {
  return readFileSync(join(ROOT, page), 'utf8');
}

/** Lists the members of an exported interface, wherever in a folder it is declared. */
function membersOf(name: string, folder: string): readonly string[] {
  const [declaration = ''] = declarationsIn(folder, new RegExp(`^export interface ${name}\\b.*?^}$`, 'ms'));
  const members = [...declaration.matchAll(/^ {2}readonly (\w+)/gm)].map(([, member = '']) => member);
  if (members.length === 0) throw new Error(`no interface ${name} in ${folder}`);
  return members;
}

/** Lists the texts of an exported union of literals, wherever in a folder it is declared. */
function literalsOf(name: string, folder: string): readonly string[] {
  const [declaration = ''] = declarationsIn(folder, new RegExp(`^export type ${name} =.*?;$`, 'ms'));
  return [...declaration.matchAll(/'([a-z-]+)'/g)].map(([, literal = '']) => literal);
}

function declarationsIn(folder: string, pattern: RegExp): readonly string[] {
  return globSync('**/*.ts', { cwd: join(ROOT, folder) }).flatMap((file) => {
    const [declaration] = pattern.exec(readFileSync(join(ROOT, folder, file), 'utf8')) ?? [];
    return declaration ?? [];
  });
}

/** Returns the anchor of a heading. */
function anchorOf(title: string): string {
  return title
    .toLowerCase()
    .replace(/[^\w\- ]/g, '')
    .replaceAll(' ', '-');
}
