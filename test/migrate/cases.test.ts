import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import ts from 'typescript';
import { afterAll, describe, expect, test } from 'vitest';
import { migrateCode } from '../../generated/migrate/src/code/migrate-code.ts';
import { openTypeScript } from '../../generated/migrate/src/compiler/typescript.ts';
import { knowledge, map, overlay } from './kit.ts';

const CASES = join(import.meta.dirname, 'cases');
const folder = mkdtempSync(join(tmpdir(), 'migrate-cases-'));
afterAll(() => rmSync(folder, { recursive: true }));

const names = readdirSync(CASES);
for (const name of names)
  cpSync(join(CASES, name), join(folder, name), {
    recursive: true,
    filter: (path) => !/expected\.|expected-|about|findings/.test(path),
  });

const inputs = names.flatMap((name) => readdirSync(join(folder, name)).map((file) => ({ name, file })));
const before = errors('v2');
const first = migrateCode({ folder, knowledge, overlay: overlay('v2') });
for (const { path, after } of first.changes) writeFileSync(path, after);
const after = errors('v3');
const second = migrateCode({ folder, knowledge, overlay: overlay('v2') });

/** Errors of types in the TypeScript of the cases, by case. */
function errors(version: 'v2' | 'v3'): ReadonlyMap<string, readonly string[]> {
  const files = inputs
    .filter(({ file }) => /\.[cm]?tsx?$/.test(file))
    .map(({ name, file }) => ({ name, path: join(folder, name, file) }));
  const options: ts.CompilerOptions = {
    strict: true,
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.NodeNext,
    jsx: ts.JsxEmit.Preserve,
    lib: ['lib.es2022.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
    types: [],
    allowImportingTsExtensions: true,
  };
  const compiler = openTypeScript({
    files: files.map(({ path }) => path),
    options,
    texts: new Map(),
    overlay: overlay(version),
    folder,
  });
  return new Map(files.map(({ name, path }) => [name, compiler.errors(path).map(({ message }) => message)]));
}

interface Expected {
  readonly file?: string;
  readonly tier: string;
}

function expectedFindings(name: string): readonly Expected[] {
  const file = join(CASES, name, 'findings.json');
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Expected[]) : [];
}

function about(name: string): { readonly title: string; readonly holds: readonly string[] } {
  const [title = '', holds = ''] = readFileSync(join(CASES, name, 'about.txt'), 'utf8').split('\n');
  return { title, holds: holds.replace('holds: ', '').split(' ') };
}

describe.each(names)('%s', (name) => {
  test(`${about(name).title}`, () => {
    for (const { file } of inputs.filter((input) => input.name === name)) {
      const expected = join(CASES, name, file.replace('input', 'expected'));
      const wanted = readFileSync(existsSync(expected) ? expected : join(CASES, name, file), 'utf8');
      expect(readFileSync(join(folder, name, file), 'utf8')).toBe(wanted);
    }
    const found = first.findings.filter(({ file }) => file.startsWith(`${name}/`));
    const short = found.map(({ file, line, column, rule, category, tier }) => ({
      ...(file.includes('/input.') ? {} : { file: file.slice(name.length + 1) }),
      line,
      column,
      rule,
      category,
      tier,
    }));
    expect(short).toEqual(expectedFindings(name));
  });

  test('it compiled with the old types, and compiles with the new ones unless a human is called', () => {
    expect(before.get(name) ?? []).toEqual([]);
    const isForHuman = expectedFindings(name).some(({ tier }) => tier === 'manual');
    if (!isForHuman) expect(after.get(name) ?? []).toEqual([]);
  });

  test('a second run changes nothing', () => {
    expect(second.changes.filter((change) => change.name.startsWith(`${name}/`))).toEqual([]);
  });
});

test('every entry of the map has a case', () => {
  const shown = new Set([...first.findings.map(({ rule }) => rule), ...names.flatMap((name) => about(name).holds)]);
  const { schemas, fields, values, parameters, endpoints, identical } = map;
  const ids = [schemas, fields, values, parameters, endpoints, identical].flatMap((entries) =>
    entries.map(({ id }) => id),
  );
  expect(ids.filter((id) => !shown.has(id))).toEqual([]);
});
