import ts from 'typescript';
import type { AnalysisContext } from './context.ts';
import { meantBy } from './constants.ts';
import { isAssigned, nameText } from './syntax.ts';

/** The value whose keys a name goes through. */
export function valueWithKey(pass: AnalysisContext, declaration: ts.Node): ts.Expression | undefined {
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

function keysGivenTo(pass: AnalysisContext, callback: ts.Node): ts.Expression | undefined {
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
export function valueWithKeys(pass: AnalysisContext, node: ts.Node): ts.Expression | undefined {
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
function firstWithKeys(
  pass: AnalysisContext,
  { expression, arguments: given }: ts.NewExpression,
): ts.Expression | undefined {
  const [first] = given ?? [];
  const isSet = ts.isIdentifier(expression) && /^(?:Set|Map)$/.test(expression.text);
  return isSet && first !== undefined ? valueWithKeys(pass, first) : undefined;
}

/** A key that something is put together with, and where it stands. */
interface KeyMade {
  readonly name: string;
  readonly node: ts.Node;
}

/**
 * The keys, as far as the file says them, of a value that is put together without a type: parsed, of entries, key by
 * key.
 */
export function keysMade(pass: AnalysisContext, expression: ts.Expression): readonly KeyMade[] {
  if (ts.isIdentifier(expression)) return keysWritten(pass, expression);
  if (!ts.isCallExpression(expression)) return [];
  const [given] = expression.arguments;
  if (given === undefined) return [];
  const callee = expression.expression.getText();
  if (callee === 'JSON.parse' && ts.isStringLiteralLike(given)) return keysParsed(given);
  return callee === 'Object.fromEntries' ? keysOfEntries(pass, given) : [];
}

/** `JSON.parse('{ "a": 1 }')`, or a list of such. */
function keysParsed(node: ts.StringLiteralLike): readonly KeyMade[] {
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
function keysOfEntries({ compiler }: AnalysisContext, entries: ts.Expression): readonly KeyMade[] {
  return pairsOf(entries).flatMap((pair) => {
    const [key] = ts.isArrayLiteralExpression(pair) ? pair.elements : [];
    if (key === undefined) return [];
    const names = ts.isStringLiteralLike(key) ? [key.text] : compiler.types.texts(compiler.typeAt(key));
    return names.map((name) => ({ name, node: key }));
  });
}

function pairsOf(entries: ts.Expression): readonly ts.Expression[] {
  if (ts.isArrayLiteralExpression(entries)) return entries.elements;
  const [callback] = ts.isCallExpression(entries) ? entries.arguments : [];
  return callback !== undefined && ts.isArrowFunction(callback) && ts.isExpression(callback.body)
    ? [callback.body]
    : [];
}

/** `const made: Record<string, string> = { a }; made.b = …; made[KEY] = …`. */
function keysWritten(pass: AnalysisContext, value: ts.Identifier): readonly KeyMade[] {
  if (pass.compiler.typeAt(value).getStringIndexType() === undefined) return [];
  const declaration = pass.compiler.declarationOf(value);
  if (declaration === undefined || !ts.isVariableDeclaration(declaration)) return [];
  const around = ts.findAncestor(declaration, (node) => ts.isFunctionLike(node) || ts.isSourceFile(node)) ?? pass.file;
  const found: KeyMade[] = [...keysOfLiteral(declaration.initializer)];
  const look = (node: ts.Node): void => {
    if (isWriteTo(node, value.text)) found.push(...keysOfAccess(pass, node));
    ts.forEachChild(node, look);
  };
  look(around);
  return found;
}

function keysOfLiteral(literal: ts.Expression | undefined): readonly KeyMade[] {
  if (literal === undefined || !ts.isObjectLiteralExpression(literal)) return [];
  return literal.properties.flatMap(({ name }) =>
    name === undefined || ts.isComputedPropertyName(name) ? [] : [{ name: nameText(name), node: name }],
  );
}

type Access = ts.PropertyAccessExpression | ts.ElementAccessExpression;

function isWriteTo(node: ts.Node, variable: string): node is Access {
  const isAccess = ts.isPropertyAccessExpression(node) || ts.isElementAccessExpression(node);
  return isAccess && isAssigned(node) && ts.isIdentifier(node.expression) && node.expression.text === variable;
}

function keysOfAccess({ compiler }: AnalysisContext, access: Access): readonly KeyMade[] {
  if (ts.isPropertyAccessExpression(access)) return [{ name: access.name.text, node: access.name }];
  const key = access.argumentExpression;
  return compiler.types.texts(compiler.typeAt(key)).map((name) => ({ name, node: key }));
}

/** A member on the way that a path says, and what it is a member of. */
interface OnTheWay {
  readonly name: string;
  readonly members: readonly ts.Symbol[];
}

/** `lines.0.discount`, `lines[0].discount`: the members that a path goes through, from a type on. */
export function membersOnPath({ compiler }: AnalysisContext, path: string, from: ts.Type): readonly OnTheWay[] {
  const { types } = compiler;
  const found: OnTheWay[] = [];
  let here: readonly ts.Type[] = [from];
  for (const name of path.split(/[.[\]]+/).filter((part) => part !== '')) {
    const isItem = /^\d+$|^\*$/.test(name);
    if (!isItem) found.push({ name, members: here.flatMap((type) => compiler.membersOf(type, name)) });
    here = here.flatMap((type) => (isItem ? (types.item(type) ?? []) : types.held(type, name)));
  }
  return found;
}
