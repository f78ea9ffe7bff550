import ts from 'typescript-6';
import type { Pass } from '../rules/pass.ts';
import { unwrapped } from './unwrapped.ts';

/**
 * The texts of this name that a key comes from, where the program says so: `['a'].map((key) => …)`,
 * `for (const key of KEYS)`, `const key = 'a'`, a choice. They may stand in another file.
 */
export function keySources(pass: Pass, key: ts.Expression, name: string): readonly ts.StringLiteralLike[] {
  if (ts.isConditionalExpression(key)) return textsIn(pass, key, name);
  const declaration = ts.isIdentifier(key) ? pass.compiler.declarationOf(key) : undefined;
  const source = declaration === undefined ? undefined : sourceOf(declaration);
  return source === undefined ? [] : textsIn(pass, source, name);
}

/** What a name goes through, or is. */
function sourceOf(declaration: ts.Declaration): ts.Expression | undefined {
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
