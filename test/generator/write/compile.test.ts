// Runs in `npm run test:rest`.
import { globSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';
import { Diagnostics } from '../../../generator/diagnostics/diagnostics.ts';
import { generate } from '../../../generator/generate.ts';
import { compileModule, compilePackages, renameImports } from '../../../generator/write/compile.ts';

describe('a compiled module', () => {
  test.each([
    {
      title: 'loses its types and keeps its documentation',
      given: '#!/usr/bin/env node\n/** Adds one. */\nexport const add = (a: number): number => a + 1;\n',
      code: '#!/usr/bin/env node\n/** Adds one. */\nexport const add = (a) => a + 1;\n',
      declaration: '/** Adds one. */\nexport declare const add: (a: number) => number;\n',
    },
    {
      title: 'imports compiled modules',
      given:
        "import type { A } from './a.ts';\nexport const b: A = (await import('./b.ts')).b;\nexport * from './c.ts';\n",
      code: 'export const b = (await import("./b.js")).b;\nexport * from "./c.js";\n',
      declaration: 'import type { A } from "./a.js";\nexport declare const b: A;\nexport * from "./c.js";\n',
    },
    {
      title: 'declares members that symbols name',
      given: 'export class Items { *[Symbol.iterator](): Iterator<string> {} }\n',
      code: 'export class Items {\n\t*[Symbol.iterator]() {}\n}\n',
      declaration: 'export declare class Items {\n\t[Symbol.iterator](): Iterator<string>;\n}\n',
    },
  ])('$title', ({ given, code, declaration }) => {
    expect(compileModule('sdk/src/module.ts', given)).toEqual({ code, declaration, faults: [] });
  });

  test.each([
    ['export const ä = 1; export const a: = 1;', 'module-invalid', 37, 'Unexpected token'],
    ['export const ä = 1; export const a = call();', 'declaration-untyped', 34, 'isolatedDeclarations'],
  ])('%s is reported as %s', async (text, code, column, reason) => {
    const diagnostics = new Diagnostics();
    const files = new Map([
      ['mock/tsconfig.json', '{}'],
      ['mock/src/behavior/own.ts', `\n${text}`],
    ]);
    await compilePackages(files, diagnostics, { out: 'api', build: true });
    expect(diagnostics.list).toMatchObject([
      {
        code,
        address: { file: 'api/mock/src/behavior/own.ts', line: 2, column },
        cause: expect.stringContaining(reason),
      },
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

  test.each([true, false])('import nothing of ours that is not in them (build: %s)', async (build) => {
    const { files } = await generate({ ...sources, build, engines: 'bundled' }, new Diagnostics());
    const shipped = [...files].filter(([path]) => /\/(?:dist|src)\/.*\.[jt]s$/.test(path));
    const missing = shipped.flatMap(([path, text]) =>
      [...text.matchAll(/(?:from|import)\s*\(?\s*["'](\.[^"']+\.js)["']/g)]
        .map(([, name = '']) => posix.join(posix.dirname(path), name))
        .filter((file) => !files.has(file) && !files.has(file.replace(/\.js$/, '.d.ts'))),
    );
    expect(missing).toEqual([]);
    const imported = shipped.flatMap(([path, text]) =>
      [...text.matchAll(/(?:from|import)\s*\(?\s*["'](@bmp\/[^"']+)["']/g)].map(([, name]) => `${path}: ${name}`),
    );
    expect(imported).toEqual([]);
  });

  test('have the runtime of the client once, as a few files, and not among their sources', async () => {
    const { files } = await generate(sources, new Diagnostics());
    const names = [...files.keys()].filter((path) => path.startsWith('sdk/'));
    expect(names.filter((path) => /^sdk\/(?:src|dist)\/(?:client|body|responses|errors)\b/.test(path)).sort()).toEqual([
      'sdk/dist/client/public.d.ts',
      'sdk/dist/client/public.js',
    ]);
    const shipped = names.filter((path) => path.startsWith('sdk/dist/') && path.endsWith('.js'));
    const declares = shipped.filter((path) =>
      /\b(?:class NetworkError|NetworkError = class)\b/.test(files.get(path) ?? ''),
    );
    expect(declares).toHaveLength(1);
    expect(shipped.length).toBeLessThan(50);
  });

  test('are compiled module by module if a rule imports the inside of the runtime', async () => {
    const { files } = await generate({ ...sources, build: false }, new Diagnostics());
    const rule =
      "import { systemClock } from '../client/call-options.ts';\nexport const now: number = systemClock.now();\n";
    const given = new Map([...files, ['sdk/src/rules/now.ts', rule]]);
    const compiled = await compilePackages(given, new Diagnostics(), { out: 'api', build: true });
    expect(compiled.get('sdk/dist/rules/now.js')).toContain('from "../client/call-options.js"');
    expect(compiled.get('sdk/dist/client/call-options.js')).toContain('systemClock');
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

const OPTIONS: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2024,
  module: ts.ModuleKind.ESNext,
  isolatedDeclarations: true,
  verbatimModuleSyntax: true,
  rewriteRelativeImportExtensions: true,
};

/**
 * Lists the nodes of a module, without what two compilers write differently and what means the same: parentheses,
 * quotes, `override` in declarations, empty imports, `name: name`, and members named by symbols, which TypeScript
 * declares twice.
 */
function syntaxOf(text: string): string {
  const nodes: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isParenthesizedExpression(node)) return visit(node.expression);
    if (ts.isParenthesizedTypeNode(node)) return visit(node.type);
    if (node.kind === ts.SyntaxKind.OverrideKeyword || isNamedBySymbol(node)) return;
    if (ts.isNamedImports(node) && node.elements.length === 0) return;
    if (ts.isImportClause(node) && node.getText() === '{}') return;
    if (isShorthand(node)) return void nodes.push(node.getText().split(':')[0] ?? '');
    nodes.push(ts.isNumericLiteral(node) ? `${Number(node.text)}` : `${node.kind} ${textOf(node)}`);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile('module.ts', text, ts.ScriptTarget.ESNext, true));
  return nodes.join('\n');
}

function textOf(node: ts.Node): string {
  return ts.isIdentifier(node) || ts.isLiteralExpression(node) || ts.isPrivateIdentifier(node) ? node.text : '';
}

function isShorthand(node: ts.Node): boolean {
  return /^(\w+)(?:: \1)?$/.test(node.getText()) && ts.isObjectLiteralElementLike(node);
}

function isNamedBySymbol(node: ts.Node): boolean {
  return ts.isPropertyDeclaration(node) && ts.isComputedPropertyName(node.name) && node.initializer === undefined;
}

test.each(['generated/sdk/src', 'generated/mock/src'])('compiles the modules of %s as TypeScript does', (folder) => {
  const modules = globSync(`${folder}/**/*.ts`).filter((path) => !path.endsWith('.d.ts'));
  const different = modules.flatMap((path) => {
    const text = readFileSync(path, 'utf8');
    const { code, declaration, faults } = compileModule(path, text);
    const want = ts.transpileModule(text, { fileName: path, compilerOptions: OPTIONS }).outputText;
    const declared = ts.transpileDeclaration(text, { fileName: path, compilerOptions: OPTIONS }).outputText;
    return [
      ...(faults.length === 0 ? [] : [`${path}: ${faults[0]?.reason}`]),
      ...(syntaxOf(code) === syntaxOf(want) ? [] : [`${path}: code`]),
      ...(syntaxOf(declaration) === syntaxOf(renameImports(declared)) ? [] : [`${path}: declaration`]),
    ];
  });
  expect(modules.length).toBeGreaterThan(50);
  expect(different).toEqual([]);
});
