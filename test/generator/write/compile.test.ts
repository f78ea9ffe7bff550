// Runs in `npm run test:rest`.
import { execFileSync } from 'node:child_process';
import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { Diagnostics } from '../../../generator/diagnostics/diagnostics.ts';
import { generate } from '../../../generator/generate.ts';
import { compileModule, compilePackages, renameImports } from '../../../generator/write/compile.ts';

describe('a compiled module', () => {
  test.each([
    {
      title: 'loses its types and keeps its comments',
      given: '#!/usr/bin/env node\n/** Adds one. */\nexport const add = (a: number): number => a + 1;\n',
      code: '#!/usr/bin/env node\n/** Adds one. */\nexport const add = (a) => a + 1;\n',
      declaration: '#!/usr/bin/env node\n/** Adds one. */\nexport declare const add: (a: number) => number;\n',
    },
    {
      title: 'imports compiled modules',
      given:
        "import type { A } from './a.ts';\nexport const b: A = (await import('./b.ts')).b;\nexport * from './c.ts';\n",
      code: 'export const b = (await import("./b.js")).b;\nexport * from "./c.js";\n',
      declaration: "import type { A } from './a.js';\nexport declare const b: A;\nexport * from './c.js';\n",
    },
    {
      title: 'declares members that symbols name once',
      given: 'export class Items { *[Symbol.iterator](): Iterator<string> {} }\n',
      code: 'export class Items {\n    *[Symbol.iterator]() { }\n}\n',
      declaration: 'export declare class Items {\n    [Symbol.iterator](): Iterator<string>;\n}\n',
    },
  ])('$title', ({ given, code, declaration }) => {
    expect(compileModule('sdk/src/module.ts', given)).toEqual({ code, declaration, faults: [] });
  });

  test.each([
    ['export const a: = 1;', 'module-invalid', 'Type expected.'],
    ['export const a = call();', 'declaration-untyped', 'isolatedDeclarations'],
  ])('%s is reported as %s', (text, code, reason) => {
    const diagnostics = new Diagnostics();
    const files = new Map([
      ['mock/tsconfig.json', '{}'],
      ['mock/src/behavior/own.ts', `\n${text}`],
    ]);
    compilePackages(files, diagnostics, { out: 'api', compile: compileModule });
    expect(diagnostics.list).toMatchObject([
      { code, address: { file: 'api/mock/src/behavior/own.ts', line: 2 }, cause: expect.stringContaining(reason) },
    ]);
  });
});

describe('the packages of a document', () => {
  const sources = { spec: 'test/docs/fixtures/library.yaml', build: true };

  test('contain every file that they export and every command, and the sources compile by themselves', async () => {
    const diagnostics = new Diagnostics();
    const { files } = await generate(sources, diagnostics);
    const declared = ['sdk', 'mock', 'verify'].flatMap((name) => {
      const { exports, bin = {} } = JSON.parse(files.get(`${name}/package.json`) ?? '');
      const entries = Object.values<object | string>(exports).flatMap((entry) => Object.entries(entry));
      const shipped = entries.flatMap(([condition, file]) => (condition === 'source' ? [] : [String(file)]));
      return [...shipped, ...Object.values<string>(bin)]
        .filter((file) => file.startsWith('./dist/') && !file.includes('*'))
        .map((file) => `${name}${file.slice(1)}`);
    });
    expect(declared.length).toBeGreaterThan(50);
    expect(declared.filter((file) => !files.has(file))).toEqual([]);
    expect(diagnostics.list).toEqual([]);
  });

  test('without a build contain their sources only', async () => {
    const { files } = await generate({ ...sources, build: false }, new Diagnostics());
    expect([...files.keys()].filter((path) => path.includes('/dist/'))).toEqual([]);
  });

  test('of the migration of our specification compile by themselves too', async () => {
    const own = { spec: 'spec/v3/openapi.yaml', oldSpec: 'spec/v2/openapi.yaml', renames: 'spec/renames' };
    const diagnostics = new Diagnostics();
    const { files } = await generate({ ...own, build: true, only: ['spec', 'sdk', 'migration', 'mock'] }, diagnostics);
    expect(diagnostics.list).toEqual([]);
    expect(files.has('migrate/dist/main.js')).toBe(true);
  });
});

/** TypeScript 6 prints all literals in double quotes, TypeScript 7 as they were written. */
const unquoted = (text: string): string => text.replaceAll('\\"', '"').replaceAll("'", '"');

test.each(['sdk', 'mock', 'migrate'])('declares the modules of generated/%s exactly as the compiler does', (name) => {
  const compiler = 'node_modules/typescript-7/bin/tsc';
  const folder = mkdtempSync(join(tmpdir(), 'declarations-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const source = join('generated', name, 'src');
  execFileSync(process.execPath, [
    compiler,
    '-p',
    join('generated', name),
    '--emitDeclarationOnly',
    '--outDir',
    folder,
  ]);
  const modules = globSync('**/*.ts', { cwd: source });
  const different = modules.filter((path) => {
    const want = renameImports(readFileSync(join(folder, path.replace(/\.ts$/, '.d.ts')), 'utf8'));
    const { declaration } = compileModule(path, readFileSync(join(source, path), 'utf8'));
    return unquoted(declaration) !== unquoted(want);
  });
  expect(modules.length).toBeGreaterThan(50);
  expect(different).toEqual([]);
});
