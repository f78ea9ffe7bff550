import ts from 'typescript';
import type { Pass } from '../rules/pass.ts';
import { meantBy } from '../http/constants.ts';

/** The value whose keys a name goes through. */
export function valueWithKey(pass: Pass, declaration: ts.Node): ts.Expression | undefined {
  const { parent } = declaration;
  if (ts.isBindingElement(declaration))
    return ts.isArrayBindingPattern(parent) && parent.elements[0] === declaration
      ? valueWithKey(pass, parent.parent)
      : undefined;
  if (ts.isParameter(declaration)) return trappedBy(declaration) ?? writtenBy(declaration) ?? keysGivenTo(pass, parent);
  const loop = parent.parent;
  if (ts.isForInStatement(loop)) return loop.expression;
  return ts.isForOfStatement(loop) ? valueWithKeys(pass, loop.expression) : undefined;
}

function keysGivenTo(pass: Pass, callback: ts.Node): ts.Expression | undefined {
  return ts.isArrowFunction(callback) ? valueWithKeys(pass, callback.parent) : undefined;
}

/** `JSON.stringify(value, (key) => …)`, `JSON.parse(text, (key) => …)`: the value, or the call that makes it. */
function writtenBy(parameter: ts.ParameterDeclaration): ts.Expression | undefined {
  const callback = parameter.parent;
  const call = callback.parent;
  const isFirst = callback.parameters[0] === parameter && ts.isCallExpression(call) && call.arguments[1] === callback;
  if (!isFirst) return undefined;
  const callee = call.expression.getText();
  if (callee === 'JSON.stringify') return call.arguments[0];
  return callee === 'JSON.parse' ? call : undefined;
}

/** `new Proxy(value, { get: (target, key) => … })`: the second parameter of a trap is a key of the value. */
function trappedBy(parameter: ts.ParameterDeclaration): ts.Expression | undefined {
  const trap = parameter.parent;
  const member = ts.isMethodDeclaration(trap) ? trap : trap.parent;
  const call = member.parent?.parent;
  const isTrap = trap.parameters[1] === parameter && call !== undefined && ts.isNewExpression(call);
  return isTrap && call.expression.getText() === 'Proxy' && call.arguments?.[1] === member.parent
    ? call.arguments[0]
    : undefined;
}

/** The argument of `Object.keys` or `Object.entries` at the beginning of a chain, of a constant, or in a set. */
export function valueWithKeys(pass: Pass, node: ts.Node): ts.Expression | undefined {
  if (ts.isPropertyAccessExpression(node)) return valueWithKeys(pass, node.expression);
  if (ts.isNewExpression(node)) return firstWithKeys(pass, node);
  if (ts.isIdentifier(node)) {
    const meant = meantBy(pass.compiler, node);
    return meant === undefined || ts.isIdentifier(meant) ? undefined : valueWithKeys(pass, meant);
  }
  if (!ts.isCallExpression(node)) return undefined;
  const isKeys = /^(?:Object\.(?:keys|entries)|Reflect\.ownKeys)$/.test(node.expression.getText());
  return isKeys ? node.arguments[0] : valueWithKeys(pass, node.expression);
}

/** `new Set(Object.keys(value))`. */
function firstWithKeys(pass: Pass, { expression, arguments: given }: ts.NewExpression): ts.Expression | undefined {
  const [first] = given ?? [];
  const isSet = ts.isIdentifier(expression) && /^(?:Set|Map)$/.test(expression.text);
  return isSet && first !== undefined ? valueWithKeys(pass, first) : undefined;
}
