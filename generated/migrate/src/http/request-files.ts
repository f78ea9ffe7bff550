import ts from 'typescript';
import type { TextFilter } from '../migration/migration-index.ts';

/**
 * Returns the files that may send requests: those that hold a path or a name that only the previous version has, and
 * those that name a constant, a function or a class of a known file that holds a path.
 */
export function filesWithRequests(
  files: readonly ts.SourceFile[],
  { known, mentions }: { readonly known: readonly ts.SourceFile[]; readonly mentions: TextFilter },
): readonly ts.SourceFile[] {
  const holdsPath = (text: string): boolean => text.includes('/') && mentions.hasPathBelowBase(text);
  const own = new Set(known.filter(({ text }) => mentions.isDistinctive(text) || mentions.hasPathBelowBase(text)));
  const names = [...own].flatMap((file) =>
    file.statements.flatMap((statement) => (holdsPath(statement.getText(file)) ? declaredNames(statement) : [])),
  );
  if (names.length === 0) return files.filter((file) => own.has(file));
  const named = new RegExp(`\\b(?:${[...new Set(names)].join('|')})\\b`);
  return files.filter((file) => own.has(file) || named.test(file.text));
}

/** Returns the names that a statement declares or exports: `const PATHS = …`, `module.exports = { path }`. */
function declaredNames(statement: ts.Statement): readonly string[] {
  if (ts.isVariableStatement(statement))
    return statement.declarationList.declarations.flatMap(({ name }) => (ts.isIdentifier(name) ? [name.text] : []));
  if (ts.isFunctionDeclaration(statement) || ts.isClassDeclaration(statement) || ts.isEnumDeclaration(statement))
    return statement.name === undefined ? [] : [statement.name.text];
  const assignment = ts.isExpressionStatement(statement) ? statement.expression : undefined;
  if (assignment === undefined || !ts.isBinaryExpression(assignment)) return [];
  const { left, right } = assignment;
  if (!ts.isPropertyAccessExpression(left) || !/^(?:module\.)?exports\b/.test(left.getText())) return [];
  if (left.getText() !== 'module.exports') return [left.name.text];
  return ts.isObjectLiteralExpression(right)
    ? right.properties.flatMap(({ name }) => (name !== undefined && ts.isIdentifier(name) ? [name.text] : []))
    : [];
}

/**
 * Returns the files that may give a response a type: those with requests, and those that name the functions that
 * contain them.
 */
export function filesWithResponses(
  files: readonly ts.SourceFile[],
  responses: ReadonlyMap<ts.Node, string>,
): readonly ts.SourceFile[] {
  const own = new Set([...responses.keys()].map((node) => node.getSourceFile()));
  const names = [...new Set([...responses.keys()].flatMap(enclosingNames))];
  return files.filter((file) => own.has(file) || names.some((name) => file.text.includes(name)));
}

/** Returns the names of the functions, methods and variables around a request. */
function enclosingNames(node: ts.Node): readonly string[] {
  const found: string[] = [];
  ts.findAncestor(node, (outer) => {
    const isNamed = ts.isFunctionLike(outer) || ts.isVariableDeclaration(outer) || ts.isPropertyAssignment(outer);
    const name = isNamed ? outer.name : undefined;
    if (name !== undefined && ts.isIdentifier(name)) found.push(name.text);
    return false;
  });
  return found;
}
