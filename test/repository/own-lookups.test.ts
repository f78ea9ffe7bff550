import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');
const GLOBS = ['generator', 'templates/runtime', 'scripts', 'spec'].map((folder) => `${folder}/**/*.ts`);
const SKIPPED = ['scripts/extras/**', 'scripts/bench/fixtures/**', '**/node_modules/**', '**/dist/**'];

// Annotations under which any text is a key. With others, the compiler accepts known keys only.
const ANY_KEY = /^(Readonly<)?(Partial<)?Record<string,|^\{ (readonly )?\[\w+: string\]|^JsonObject$/;

/** Code that makes a key known to be one of the table itself. */
const OWN_KEY = [
  (table: string, key: string) => `Object.hasOwn(${table}, ${key})`,
  (table: string, key: string) => `for (const ${key} in ${table})`,
];

/**
 * Lists the lookups of any text in a constant object literal, which find inherited members such as `constructor`. A
 * function with `Object.hasOwn`, or a loop over the keys, may look them up.
 */
function inheritedLookups(texts: ReadonlyMap<string, string>): string[] {
  const sources = [...texts].map(([file, text]) => ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true));
  const tables = new Map(sources.map((source) => [source, tablesOf(source)]));
  const exported = new Set(
    [...tables].flatMap(([{ text }, names]) => [...names].filter((name) => text.includes(`export const ${name}:`))),
  );
  return sources.flatMap((source) => {
    const found: string[] = [];
    const isTable = (name: string): boolean =>
      tables.get(source)?.has(name) === true ||
      (exported.has(name) && new RegExp(`import [^;]*\\b${name}\\b`).test(source.text));
    forEachNode(source, (node) => {
      const [table = '', key = ''] = lookupOf(node) ?? [];
      if (!isTable(table)) return;
      const around = ts.findAncestor(node, (outer) => ts.isFunctionLike(outer)) ?? source;
      if (OWN_KEY.some((known) => around.getText().includes(known(table, key)))) return;
      const { line } = source.getLineAndCharacterOfPosition(node.getStart());
      found.push(`${source.fileName}:${line + 1}: ${node.getText()}`);
    });
    return found;
  });
}

function forEachNode(node: ts.Node, run: (node: ts.Node) => void): void {
  run(node);
  ts.forEachChild(node, (inner) => forEachNode(inner, run));
}

/** Returns the names of constants of a file that are object literals with any text as key. */
function tablesOf(source: ts.SourceFile): ReadonlySet<string> {
  const names = new Set<string>();
  forEachNode(source, (node) => {
    if (!ts.isVariableDeclaration(node) || !ANY_KEY.test(node.type?.getText() ?? '')) return;
    let value = node.initializer;
    while (value && (ts.isAsExpression(value) || ts.isSatisfiesExpression(value))) value = value.expression;
    if (value && ts.isObjectLiteralExpression(value)) names.add(node.name.getText());
  });
  return names;
}

/** Returns table and key of `table[key]` that is read, and of `key in table`. */
function lookupOf(node: ts.Node): [table: string, key: string] | undefined {
  if (ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.InKeyword)
    return ts.isLiteralExpression(node.left) ? undefined : [node.right.getText(), node.left.getText()];
  if (!ts.isElementAccessExpression(node) || ts.isLiteralExpression(node.argumentExpression)) return undefined;
  const { parent } = node;
  const isAssigned = ts.isBinaryExpression(parent) && parent.operatorToken.kind === ts.SyntaxKind.EqualsToken;
  if (ts.isDeleteExpression(parent) || (isAssigned && parent.left === node)) return undefined;
  return [node.expression.getText(), node.argumentExpression.getText()];
}

test('no text is looked up in an object literal, which would find `constructor`', () => {
  const files = globSync(GLOBS, { cwd: ROOT, exclude: SKIPPED });
  expect(files.length).toBeGreaterThan(500);
  const texts = new Map(files.map((file) => [file, readFileSync(join(ROOT, file), 'utf8')]));
  expect(inheritedLookups(texts), 'Use ownAt of templates/runtime/shared/json.ts, Object.hasOwn or a Map.').toEqual([]);
});

test.each([
  ['T[key]', 1],
  ['key in T', 1],
  ['Object.hasOwn(T, key) ? T[key] : 0', 0],
  ["T['a']", 0],
  ['new Map(Object.entries(T)).get(key)', 0],
])('of a table T, %s gives %i findings', (expression, count) => {
  const table = 'export const T: Readonly<Record<string, number>> = { a: 1 };';
  const texts = new Map([
    ['a.ts', `${table}\nexport const f = (key: string) => ${expression};`],
    ['b.ts', `import { T } from './a.ts';\nexport const g = (key: string) => ${expression};`],
  ]);
  expect(inheritedLookups(texts)).toHaveLength(2 * count);
});
