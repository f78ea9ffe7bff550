import ts from 'typescript';
import { parseJson } from '#shared/json.ts';
import type { AnalysisContext, Checker } from '../checker/checker.ts';
import { constantValue, originsOf } from './data-flow.ts';
import { isAccess, isAssignmentTarget, memberValues, propertyNameText, unwrapExpression } from './syntax.ts';
import { descendants } from './traversal.ts';
import { isItemStep, type Origin } from './value-paths.ts';

/** A member on a property path. */
interface PathMember {
  readonly name: string;
  readonly members: readonly ts.Symbol[];
}

/** Returns the members that a property path goes through: `lines.0.discount`, `lines[0].discount`. */
export function membersOnPath({ checker }: AnalysisContext, path: string, from: ts.Type): readonly PathMember[] {
  const { types } = checker;
  const found: PathMember[] = [];
  let here: readonly ts.Type[] = [from];
  for (const name of path.split(/[.[\]]+/).filter((part) => part !== '')) {
    const isItem = /^\d+$|^\*$/.test(name);
    if (!isItem) found.push({ name, members: here.flatMap((type) => checker.membersOf(type, name)) });
    here = here.flatMap((type) => (isItem ? (types.itemType(type) ?? []) : types.memberTypes(type, name)));
  }
  return found;
}

/** A string, or the name of a member in a literal. */
type KeySource = ts.Identifier | ts.StringLiteralLike;

/**
 * Returns the strings that a key may be, perhaps in another file: of a constant or a choice, items of an iterated list
 * (`FIELDS.map((key) => …)`), members of its items (`({ key }) => …`), names in a table (`Object.entries(TITLES)`, `key
 * as keyof typeof TITLES`).
 */
export function keyLiterals(context: AnalysisContext, key: ts.Expression): readonly KeySource[] {
  return keyOrigins(context, { value: key, path: [] }).flatMap((origin) =>
    'text' in origin
      ? [origin]
      : namesIn(unwrapExpression(constantValue(context.checker, origin.names) ?? origin.names)),
  );
}

/** Returns the object whose keys a variable iterates over, if it does. */
export function objectOfKey(context: AnalysisContext, variable: ts.Identifier): readonly ts.Expression[] {
  const origins = keyOrigins(context, { value: variable, path: [] });
  return origins.flatMap((one) => ('text' in one ? [] : [one.names])).slice(0, 1);
}

function namesIn(table: ts.Expression): readonly KeySource[] {
  const names = ts.isObjectLiteralExpression(table) ? table.properties.map(({ name }) => name) : [];
  return names.filter(
    (name): name is KeySource => name !== undefined && (ts.isIdentifier(name) || ts.isStringLiteral(name)),
  );
}

/** Number of steps that a key is traced back through. */
const MAX_KEY_DEPTH = 8;

/** A string that a key comes from, or the object that it is the name of a member of. */
type KeyOrigin = ts.StringLiteralLike | { readonly names: ts.Expression };

function keyOrigins(context: AnalysisContext, { value, path }: Origin, depth = 0): readonly KeyOrigin[] {
  const plain = unwrapExpression(value);
  const [step, ...rest] = path;
  if (depth > MAX_KEY_DEPTH) return [];
  if (ts.isStringLiteralLike(plain)) return step === undefined ? [plain] : [];
  const names = namedObject(context, plain, path);
  if (names !== undefined) return [{ names }];
  const inner = (one: ts.Expression, steps: Origin['path']): readonly KeyOrigin[] =>
    keyOrigins(context, { value: one, path: steps }, depth + 1);
  if (ts.isArrayLiteralExpression(plain))
    return plain.elements.flatMap((item, index) => {
      if (ts.isSpreadElement(item)) return inner(item.expression, path);
      return isItemStep(step) && (typeof step !== 'string' || Number(step) === index) ? inner(item, rest) : [];
    });
  if (ts.isObjectLiteralExpression(plain))
    return typeof step === 'string' ? memberValues(plain, new Set([step])).flatMap((one) => inner(one, rest)) : [];
  return originsOf(context, plain).flatMap((origin) => inner(origin.value, [...origin.path, ...path]));
}

/** Returns the object of `Object.keys(value)`, `for (key in value)` and the like, where the path leads to a key. */
function namedObject(
  { checker }: AnalysisContext,
  value: ts.Expression,
  [step, ...rest]: Origin['path'],
): ts.Expression | undefined {
  if (ts.isCallExpression(value) && isItemStep(step)) {
    const callee = value.expression.getText();
    const isName = /^(?:Object\.keys|Reflect\.ownKeys)$/.test(callee)
      ? rest.length === 0
      : callee === 'Object.entries' && rest[0] === '0';
    return isName ? value.arguments[0] : undefined;
  }
  const declaration = ts.isIdentifier(value) && step === undefined ? checker.declarationOf(value) : undefined;
  if (declaration === undefined) return undefined;
  if (ts.isParameter(declaration)) return objectOfProxy(declaration) ?? objectOfJson(declaration);
  const loop = ts.isVariableDeclaration(declaration) ? declaration.parent.parent : undefined;
  return loop !== undefined && ts.isForInStatement(loop) ? loop.expression : undefined;
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
  if (ts.isIdentifier(expression))
    return context.checker.typeAt(expression).getStringIndexType() === undefined
      ? []
      : assignedKeys(context, expression);
  if (!ts.isCallExpression(expression)) return [];
  const [source] = expression.arguments;
  if (source === undefined) return [];
  const callee = expression.expression.getText();
  if (callee === 'JSON.parse' && ts.isStringLiteralLike(source)) return parsedKeys(source);
  return callee === 'Object.fromEntries' ? entryKeys(context, source) : [];
}

/** `JSON.parse('{ "a": 1 }')`, or a list of such. */
function parsedKeys(node: ts.StringLiteralLike): readonly CreatedKey[] {
  const parsed = parseJson(node.text);
  const objects = [parsed].flat().filter((item) => typeof item === 'object' && item !== null);
  const names = new Set(objects.flatMap((object) => Object.keys(object)));
  return [...names].map((name) => ({ name, node }));
}

/** `Object.fromEntries([['a', 1]])`, `Object.fromEntries(NAMES.map((name) => [name, 1]))`. */
function entryKeys({ checker }: AnalysisContext, entries: ts.Expression): readonly CreatedKey[] {
  return entryPairs(checker, entries).flatMap((pair) => {
    const plain = unwrapExpression(pair);
    const [key] = ts.isArrayLiteralExpression(plain) ? plain.elements : [];
    if (key === undefined) return [];
    const names = ts.isStringLiteralLike(key) ? [key.text] : checker.types.stringLiterals(checker.typeAt(key));
    return names.map((name) => ({ name, node: key }));
  });
}

function entryPairs(checker: Checker, value: ts.Expression): readonly ts.Expression[] {
  const entries = unwrapExpression(constantValue(checker, value) ?? value);
  if (ts.isArrayLiteralExpression(entries)) return entries.elements;
  const isMap = ts.isNewExpression(entries) && entries.expression.getText() === 'Map';
  const [listed] = isMap ? (entries.arguments ?? []) : [];
  if (listed !== undefined) return entryPairs(checker, listed);
  const [callback] = ts.isCallExpression(entries) ? entries.arguments : [];
  return callback !== undefined && ts.isArrowFunction(callback) && ts.isExpression(callback.body)
    ? [callback.body]
    : [];
}

/** `const made: Record<string, string> = { a }; made.b = …; made[KEY] = …`. */
export function assignedKeys(context: AnalysisContext, value: ts.Identifier): readonly CreatedKey[] {
  const declaration = context.checker.declarationOf(value);
  if (declaration === undefined || !ts.isVariableDeclaration(declaration)) return [];
  const enclosing =
    ts.findAncestor(declaration, (node) => ts.isFunctionLike(node) || ts.isSourceFile(node)) ?? context.file;
  const assigned = descendants(enclosing).flatMap((node) =>
    isAssignmentTo(node, value.text) ? accessKeys(context, node) : [],
  );
  return [...literalKeys(declaration.initializer), ...assigned];
}

function literalKeys(literal: ts.Expression | undefined): readonly CreatedKey[] {
  if (literal === undefined || !ts.isObjectLiteralExpression(literal)) return [];
  return literal.properties.flatMap(({ name }) =>
    name === undefined || ts.isComputedPropertyName(name) ? [] : [{ name: propertyNameText(name), node: name }],
  );
}

type Access = ts.PropertyAccessExpression | ts.ElementAccessExpression;

function isAssignmentTo(node: ts.Node, variable: string): node is Access {
  if (!isAccess(node) || !isAssignmentTarget(node)) return false;
  return ts.isIdentifier(node.expression) && node.expression.text === variable;
}

function accessKeys({ checker }: AnalysisContext, access: Access): readonly CreatedKey[] {
  if (ts.isPropertyAccessExpression(access)) return [{ name: access.name.text, node: access.name }];
  const key = access.argumentExpression;
  return checker.types.stringLiterals(checker.typeAt(key)).map((name) => ({ name, node: key }));
}
