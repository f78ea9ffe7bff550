import ts from 'typescript';
import type { Pass } from '../rules/pass.ts';

const BY_FIRST =
  /^(?:Object\.(?:hasOwn|defineProperty|getOwnPropertyDescriptor)|Reflect\.(?:get|has|set|deleteProperty))$/;
const BY_RECEIVER = new Set(['hasOwnProperty', 'propertyIsEnumerable']);

/**
 * `Object.hasOwn(value, 'a')`, `value.hasOwnProperty('a')`, `JSON.stringify(value, ['a'])`: the value whose member is
 * named.
 */
export function typesReflected(pass: Pass, name: ts.StringLiteralLike): readonly ts.Type[] {
  const value = ts.isArrayLiteralExpression(name.parent) ? listedFor(name.parent) : reflectedBy(name);
  return value === undefined ? [] : [pass.compiler.typeAt(value)];
}

function reflectedBy(name: ts.StringLiteralLike): ts.Expression | undefined {
  const call = name.parent;
  if (!ts.isCallExpression(call) || !ts.isPropertyAccessExpression(call.expression)) return undefined;
  const callee = call.expression;
  if (BY_RECEIVER.has(callee.name.text) && call.arguments[0] === name) return callee.expression;
  return call.arguments[1] === name && BY_FIRST.test(callee.getText()) ? call.arguments[0] : undefined;
}

function listedFor(list: ts.ArrayLiteralExpression): ts.Expression | undefined {
  const call = list.parent;
  const isStringify =
    ts.isCallExpression(call) && call.expression.getText() === 'JSON.stringify' && call.arguments[1] === list;
  return isStringify ? call.arguments[0] : undefined;
}
