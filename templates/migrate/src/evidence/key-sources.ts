import ts from 'typescript';
import type { Pass } from '../rules/pass.ts';
import { unwrapped } from './unwrapped.ts';

/**
 * The texts of this name that a key comes from, where the program says so: `['a'].map((key) => …)`,
 * `for (const key of KEYS)`, `const key = 'a'`, a choice. They may stand in another file.
 */
export function keySources(pass: Pass, key: ts.Expression, name: string): readonly KeySource[] {
  if (ts.isConditionalExpression(key)) return textsIn(pass, key, name);
  const named = keysOfTables(pass, key, name);
  if (named.length > 0) return named;
  const declaration = ts.isIdentifier(key) ? pass.compiler.declarationOf(key) : undefined;
  const source = declaration === undefined ? undefined : sourceOf(declaration);
  return source === undefined ? [] : textsIn(pass, source, name);
}

/** A text, or the name of a member in a literal. */
export type KeySource = ts.Identifier | ts.StringLiteralLike;

/**
 * `key as keyof typeof TABLE`, `(key: keyof typeof TABLE)`, `(Object.keys(TABLE) as (keyof typeof TABLE)[]).map((key)
 * => …)`.
 */
function keysOfTables(pass: Pass, key: ts.Expression, name: string): readonly KeySource[] {
  return typesSaid(pass, key)
    .flatMap(tablesIn)
    .flatMap((table) => {
      const declaration = pass.compiler.declarationOf(table);
      const value =
        declaration !== undefined && ts.isVariableDeclaration(declaration) ? declaration.initializer : undefined;
      const literal = value === undefined ? undefined : unwrapped(value);
      if (literal === undefined || !ts.isObjectLiteralExpression(literal)) return [];
      const names = literal.properties.flatMap((property) => property.name ?? []);
      return names.filter(
        (one): one is KeySource => (ts.isIdentifier(one) || ts.isStringLiteralLike(one)) && one.text === name,
      );
    });
}

/** The types that are written where a key comes from. */
function typesSaid(pass: Pass, key: ts.Expression): readonly ts.TypeNode[] {
  if (ts.isParenthesizedExpression(key)) return typesSaid(pass, key.expression);
  if (ts.isAsExpression(key)) return [key.type];
  const declaration = ts.isIdentifier(key) ? pass.compiler.declarationOf(key) : undefined;
  if (declaration === undefined) return [];
  const isTyped = ts.isParameter(declaration) || ts.isVariableDeclaration(declaration);
  if (isTyped && declaration.type !== undefined) return [declaration.type];
  const source = sourceOf(declaration);
  return source === undefined ? [] : typesSaid(pass, source);
}

/** The `TABLE` of `keyof typeof TABLE`. */
function tablesIn(node: ts.TypeNode): readonly ts.EntityName[] {
  const found: ts.EntityName[] = [];
  const look = (inner: ts.Node): void => {
    if (ts.isTypeOperatorNode(inner) && ts.isTypeQueryNode(inner.type)) found.push(inner.type.exprName);
    ts.forEachChild(inner, look);
  };
  look(node);
  return found;
}

/** What a name goes through, or is. */
export function sourceOf(declaration: ts.Declaration): ts.Expression | undefined {
  if (ts.isParameter(declaration)) return listBefore(declaration);
  if (!ts.isVariableDeclaration(declaration)) return undefined;
  const loop = declaration.parent.parent;
  return ts.isForOfStatement(loop) ? loop.expression : declaration.initializer;
}

/** `list.map((key) => …)`: the list. */
function listBefore(parameter: ts.ParameterDeclaration): ts.Expression | undefined {
  const callback = parameter.parent;
  const call = callback.parent;
  const isFirst = ts.isArrowFunction(callback) && callback.parameters[0] === parameter && ts.isCallExpression(call);
  return isFirst && ts.isPropertyAccessExpression(call.expression) ? call.expression.expression : undefined;
}

function textsIn(pass: Pass, source: ts.Expression, name: string): readonly ts.StringLiteralLike[] {
  const plain = unwrapped(source);
  if (ts.isStringLiteralLike(plain)) return plain.text === name ? [plain] : [];
  if (ts.isConditionalExpression(plain))
    return [plain.whenTrue, plain.whenFalse].flatMap((branch) => textsIn(pass, branch, name));
  if (ts.isArrayLiteralExpression(plain)) return plain.elements.flatMap((element) => textsIn(pass, element, name));
  const declaration = ts.isIdentifier(plain) ? pass.compiler.declarationOf(plain) : undefined;
  const isConstant = declaration !== undefined && ts.isVariableDeclaration(declaration);
  return isConstant && declaration.initializer !== undefined ? textsIn(pass, declaration.initializer, name) : [];
}
