import { globSync, readFileSync } from 'node:fs';
import ts from 'typescript';
import { expect, test } from 'vitest';

/** Returns the names that a module declares or imports, and the members of its interfaces as `Name.member`. */
function namesInScope(source: ts.SourceFile): ReadonlySet<string> {
  const names = new Set<string>();
  const visit = (node: ts.Node): void => {
    if (ts.isImportSpecifier(node)) names.add(node.name.text);
    if (ts.isFunctionDeclaration(node) || ts.isClassDeclaration(node)) names.add(node.name?.text ?? '');
    if (ts.isVariableDeclaration(node) || ts.isTypeAliasDeclaration(node)) names.add(node.name.getText(source));
    if (ts.isInterfaceDeclaration(node)) {
      names.add(node.name.text);
      for (const { name } of node.members) names.add(`${node.name.text}.${name?.getText(source) ?? ''}`);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return names;
}

/** Returns the targets of the links in comments that are not in scope. */
function brokenLinks(text: string): readonly string[] {
  const names = namesInScope(ts.createSourceFile('module.ts', text, ts.ScriptTarget.Latest));
  return [...text.matchAll(/\{@link ([^\s{}|]+)/g)].flatMap(([, target = '']) => (names.has(target) ? [] : [target]));
}

test.each([
  ['the client of the platform', 'generated/sdk/src/*.ts'],
  ['the goldens', 'test/golden/*/expected/*.ts'],
])('links in the comments of %s lead to names in scope', (_, pattern) => {
  const files = globSync(pattern);
  const broken = files.flatMap((file) => brokenLinks(readFileSync(file, 'utf8')).map((target) => `${file}: ${target}`));
  expect(files).not.toEqual([]);
  expect(broken).toEqual([]);
});

test('a link to a function of another module is found', () => {
  const text =
    "import { a } from './a.ts';\n/** See {@link a}, {@link B.c}, {@link B.d}. */\ninterface B { c(): void }";
  expect(brokenLinks(text)).toEqual(['B.d']);
});
