import ts from 'typescript';
import { constantValue } from './constants.ts';
import type { AnalysisContext } from './context.ts';
import { isAssignmentTarget, propertyNameText } from './syntax.ts';

/** Returns the object whose keys a variable iterates over. */
export function objectOfKey(context: AnalysisContext, declaration: ts.Node): ts.Expression | undefined {
  const { parent } = declaration;
  if (ts.isBindingElement(declaration))
    return ts.isArrayBindingPattern(parent) && parent.elements[0] === declaration
      ? objectOfKey(context, parent.parent)
      : undefined;
  if (ts.isParameter(declaration))
    return objectOfProxy(declaration) ?? objectOfJson(declaration) ?? objectOfCallback(context, parent);
  const loop = parent.parent;
  if (ts.isForInStatement(loop)) return loop.expression;
  return ts.isForOfStatement(loop) ? objectOfKeys(context, loop.expression) : undefined;
}

function objectOfCallback(context: AnalysisContext, callback: ts.Node): ts.Expression | undefined {
  return ts.isArrowFunction(callback) ? objectOfKeys(context, callback.parent) : undefined;
}

/** `JSON.stringify(value, (key) => …)`, `JSON.parse(text, (key) => …)`: the value, or the call that makes it. */
function objectOfJson(parameter: ts.ParameterDeclaration): ts.Expression | undefined {
  const callback = parameter.parent;
  const call = callback.parent;
  const isFirst = callback.parameters[0] === parameter && ts.isCallExpression(call) && call.arguments[1] === callback;
  if (!isFirst) return undefined;
  const callee = call.expression.getText();
  if (callee === 'JSON.stringify') return call.arguments[0];
  return callee === 'JSON.parse' ? call : undefined;
}

/** `new Proxy(value, { get: (target, key) => … })`: the second parameter of a trap is a key of the value. */
function objectOfProxy(parameter: ts.ParameterDeclaration): ts.Expression | undefined {
  const trap = parameter.parent;
  const member = ts.isMethodDeclaration(trap) ? trap : trap.parent;
  const call = member.parent?.parent;
  const isTrap = trap.parameters[1] === parameter && call !== undefined && ts.isNewExpression(call);
  return isTrap && call.expression.getText() === 'Proxy' && call.arguments?.[1] === member.parent
    ? call.arguments[0]
    : undefined;
}

/** Returns the argument of `Object.keys` or `Object.entries` at the start of a chain, in a constant, or in a set. */
export function objectOfKeys(context: AnalysisContext, node: ts.Node): ts.Expression | undefined {
  if (ts.isPropertyAccessExpression(node)) return objectOfKeys(context, node.expression);
  if (ts.isNewExpression(node)) return objectOfKeySet(context, node);
  if (ts.isIdentifier(node)) {
    const resolved = constantValue(context.checker, node);
    return resolved === undefined || ts.isIdentifier(resolved) ? undefined : objectOfKeys(context, resolved);
  }
  if (!ts.isCallExpression(node)) return undefined;
  const isKeys = /^(?:Object\.(?:keys|entries)|Reflect\.ownKeys)$/.test(node.expression.getText());
  const [object] = node.arguments;
  return isKeys && object !== undefined ? originalObject(context, object) : objectOfKeys(context, node.expression);
}

/** Returns the object that `Object.fromEntries(Object.entries(value))` has the keys of, with steps in between. */
export function originalObject(context: AnalysisContext, object: ts.Expression): ts.Expression {
  const isRebuilt = ts.isCallExpression(object) && object.expression.getText() === 'Object.fromEntries';
  const [entries] = isRebuilt ? object.arguments : [];
  return (entries && objectOfKeys(context, entries)) ?? object;
}

/** `new Set(Object.keys(value))`. */
function objectOfKeySet(
  context: AnalysisContext,
  { expression, arguments: args }: ts.NewExpression,
): ts.Expression | undefined {
  const [first] = args ?? [];
  const isSet = ts.isIdentifier(expression) && /^(?:Set|Map)$/.test(expression.text);
  return isSet && first !== undefined ? objectOfKeys(context, first) : undefined;
}

/** A key that is added to an object, and its node. */
interface CreatedKey {
  readonly name: string;
  readonly node: ts.Node;
}

/**
 * Returns the keys, as far as the file shows them, of an object that is built without a type: parsed, from entries, or
 * key by key.
 */
export function createdKeys(context: AnalysisContext, expression: ts.Expression): readonly CreatedKey[] {
  if (ts.isIdentifier(expression)) return assignedKeys(context, expression);
  if (!ts.isCallExpression(expression)) return [];
  const [source] = expression.arguments;
  if (source === undefined) return [];
  const callee = expression.expression.getText();
  if (callee === 'JSON.parse' && ts.isStringLiteralLike(source)) return parsedKeys(source);
  return callee === 'Object.fromEntries' ? entryKeys(context, source) : [];
}

/** `JSON.parse('{ "a": 1 }')`, or a list of such. */
function parsedKeys(node: ts.StringLiteralLike): readonly CreatedKey[] {
  const parsed = parse(node.text);
  const objects = [parsed].flat().filter((item) => typeof item === 'object' && item !== null);
  const names = new Set(objects.flatMap((object) => Object.keys(object)));
  return [...names].map((name) => ({ name, node }));
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** `Object.fromEntries([['a', 1]])`, `Object.fromEntries(NAMES.map((name) => [name, 1]))`. */
function entryKeys({ checker }: AnalysisContext, entries: ts.Expression): readonly CreatedKey[] {
  return entryPairs(entries).flatMap((pair) => {
    const [key] = ts.isArrayLiteralExpression(pair) ? pair.elements : [];
    if (key === undefined) return [];
    const names = ts.isStringLiteralLike(key) ? [key.text] : checker.types.stringLiterals(checker.typeAt(key));
    return names.map((name) => ({ name, node: key }));
  });
}

function entryPairs(entries: ts.Expression): readonly ts.Expression[] {
  if (ts.isArrayLiteralExpression(entries)) return entries.elements;
  const [callback] = ts.isCallExpression(entries) ? entries.arguments : [];
  return callback !== undefined && ts.isArrowFunction(callback) && ts.isExpression(callback.body)
    ? [callback.body]
    : [];
}

/** `const made: Record<string, string> = { a }; made.b = …; made[KEY] = …`. */
function assignedKeys(context: AnalysisContext, value: ts.Identifier): readonly CreatedKey[] {
  if (context.checker.typeAt(value).getStringIndexType() === undefined) return [];
  const declaration = context.checker.declarationOf(value);
  if (declaration === undefined || !ts.isVariableDeclaration(declaration)) return [];
  const enclosing =
    ts.findAncestor(declaration, (node) => ts.isFunctionLike(node) || ts.isSourceFile(node)) ?? context.file;
  const found: CreatedKey[] = [...literalKeys(declaration.initializer)];
  const visit = (node: ts.Node): void => {
    if (isAssignmentTo(node, value.text)) found.push(...accessKeys(context, node));
    ts.forEachChild(node, visit);
  };
  visit(enclosing);
  return found;
}

function literalKeys(literal: ts.Expression | undefined): readonly CreatedKey[] {
  if (literal === undefined || !ts.isObjectLiteralExpression(literal)) return [];
  return literal.properties.flatMap(({ name }) =>
    name === undefined || ts.isComputedPropertyName(name) ? [] : [{ name: propertyNameText(name), node: name }],
  );
}

type Access = ts.PropertyAccessExpression | ts.ElementAccessExpression;

function isAssignmentTo(node: ts.Node, variable: string): node is Access {
  const isAccess = ts.isPropertyAccessExpression(node) || ts.isElementAccessExpression(node);
  return isAccess && isAssignmentTarget(node) && ts.isIdentifier(node.expression) && node.expression.text === variable;
}

function accessKeys({ checker }: AnalysisContext, access: Access): readonly CreatedKey[] {
  if (ts.isPropertyAccessExpression(access)) return [{ name: access.name.text, node: access.name }];
  const key = access.argumentExpression;
  return checker.types.stringLiterals(checker.typeAt(key)).map((name) => ({ name, node: key }));
}
