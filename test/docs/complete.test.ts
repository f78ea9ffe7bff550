import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import * as core from '../../templates/sdk/src/runtime.ts';
import { reportEndings } from '../../templates/migrate/src/report/reports.ts';
import { MOCK, ROOT, SDK } from './support/programs.ts';

const guide = readFileSync(join(SDK, 'README.md'), 'utf8');
const manifest = JSON.parse(readFileSync(join(SDK, 'package.json'), 'utf8')) as { exports: Record<string, unknown> };
const options = ['options.ts', 'retry.ts'].flatMap((file) => optionsIn(join(ROOT, 'templates/sdk/src/client', file)));

describe("the client's guide names", () => {
  test.each(Object.keys(core).filter((name) => name.endsWith('Error')))('the error %s', (name) => {
    expect(guide).toContain(`\`${name}\``);
  });

  test.each(Object.keys(manifest.exports).filter((key) => !/\*|\.json$/.test(key)))('the module %s', (key) => {
    expect(guide).toContain(`\`@bmp/sdk${key.slice(1)}\``);
  });

  test.each(options)('the option %s', (name) => {
    expect(guide).toMatch(new RegExp(`\\b${name}\\b`));
  });
});

describe("the mock's guide names", () => {
  const page = readFileSync(join(MOCK, 'README.md'), 'utf8');
  const modules = join(ROOT, 'templates/mock/src');

  test.each(optionsIn(join(modules, 'options.ts')))('the option %s', (name) => {
    expect(page).toContain(`\`${name}\``);
  });

  test.each(membersOf('Fault', join(modules, 'control/faults.ts')))('what a fault holds, %s', (name) => {
    expect(page).toContain(`\`${name}\``);
  });

  test.each(membersOf('CallMatch', join(modules, 'control/calls.ts')))('what calls are matched by, %s', (name) => {
    expect(page).toMatch(new RegExp(`\\b${name}\\b`));
  });
});

describe("the codemod's guide names", () => {
  const page = readFileSync(join(ROOT, 'generated/migrate/README.md'), 'utf8');
  const modules = join(ROOT, 'templates/migrate/src');
  const kinds = readFileSync(join(modules, 'report/finding.ts'), 'utf8').split('/** One place')[0] ?? '';
  const help = readFileSync(join(modules, 'run.ts'), 'utf8');

  test.each([...new Set(help.match(/(?<=^ +)--[a-z]+/gm))])('the option %s', (option) => {
    expect(page).toMatch(new RegExp(`^(\\| \`${option}[ \`]|.*npx .*${option})`, 'm'));
  });

  test.each([...kinds.matchAll(/'([a-z-]+)'/g)].map(([, kind = '']) => kind))('the tier or category %s', (kind) => {
    expect(page).toMatch(new RegExp(`^\\| \`${kind}\` +\\|`, 'm'));
  });

  test.each(reportEndings)('the report %s', (ending) => {
    expect(page).toMatch(new RegExp(`^\\| \`\\${ending}\` +\\|`, 'm'));
  });

  test.each(membersOf('Finding', join(modules, 'report/finding.ts')))('what a finding holds, %s', (name) => {
    expect(page).toContain(`\`${name}\``);
  });
});

const PAGES = [
  'README.md',
  'CONTRIBUTING.md',
  'spec/README.md',
  'generator/README.md',
  'generated/sdk/README.md',
  'generated/mock/README.md',
  'generated/migrate/README.md',
  'generated/docs/migration.md',
];

describe('every link resolves', () => {
  test.each(PAGES)('in %s', (page) => {
    const text = readFileSync(join(ROOT, page), 'utf8');
    const headings = [...text.matchAll(/^#+ (.*)$/gm)].map(([, title = '']) => `#${anchorOf(title)}`);
    const targets = [...text.matchAll(/\]\((?!https?:)([^)]+)\)/g)].map(([, target = '']) => target);
    const lost = targets.filter((target) =>
      target.startsWith('#') ? !headings.includes(target) : !existsSync(join(ROOT, dirname(page), target)),
    );
    expect(lost).toEqual([]);
  });
});

/** The members of the interfaces whose names end in `Options`. */
function optionsIn(file: string): readonly string[] {
  return membersOf('\\w+Options', file);
}

/** The members of the interfaces whose names are meant. */
function membersOf(name: string, file: string): readonly string[] {
  const interfaces = readFileSync(file, 'utf8').matchAll(new RegExp(`^export interface ${name} .*?^}$`, 'gms'));
  return [...interfaces].flatMap(([text]) => [...text.matchAll(/^ {2}readonly (\w+)/gm)].map(([, name = '']) => name));
}

/** The anchor that a heading gets. */
function anchorOf(title: string): string {
  return title
    .toLowerCase()
    .replace(/[^\w\- ]/g, '')
    .replaceAll(' ', '-');
}
