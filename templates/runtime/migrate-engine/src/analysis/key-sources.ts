import ts from 'typescript';
import type { AnalysisContext, Checker } from '../checker/checker.ts';
import { constantValue } from './data-flow.ts';
import { isAssignmentTarget, propertyNameText, unwrapExpression } from './syntax.ts';
import { descendants } from './traversal.ts';

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

/**
 * Returns the strings with this value that a key comes from: `['a'].map((key) => …)`, `for (const key of KEYS)`, `const
 * key = 'a'`, a conditional expression. They may be in another file.
 */
export function keySources(context: AnalysisContext, key: ts.Expression, name: string): readonly KeySource[] {
  if (ts.isConditionalExpression(key)) return literalsIn(context, key, name);
  const named = keysOfTypedTables(context, key, name);
  if (named.length > 0) return named;
  const declaration = ts.isIdentifier(key) ? context.checker.declarationOf(key) : undefined;
  const source = declaration === undefined ? undefined : iteratedValue(declaration);
  return source === undefined ? [] : literalsIn(context, source, name);
}

/** A string, or the name of a member in a literal. */
type KeySource = ts.Identifier | ts.StringLiteralLike;

/**
 * `key as keyof typeof TABLE`, `(key: keyof typeof TABLE)`, `(Object.keys(TABLE) as (keyof typeof TABLE)[]).map((key)
 * => …)`.
 */
function keysOfTypedTables(context: AnalysisContext, key: ts.Expression, name: string): readonly KeySource[] {
  return writtenKeyTypes(context, key)
    .flatMap(keyofTables)
    .flatMap((table) => {
      const declaration = context.checker.declarationOf(table);
      const value =
        declaration !== undefined && ts.isVariableDeclaration(declaration) ? declaration.initializer : undefined;
      const literal = value === undefined ? undefined : unwrapExpression(value);
      if (literal === undefined || !ts.isObjectLiteralExpression(literal)) return [];
      const names = literal.properties.flatMap((property) => property.name ?? []);
      return names.filter(
        (one): one is KeySource => (ts.isIdentifier(one) || ts.isStringLiteralLike(one)) && one.text === name,
      );
    });
}

/** Returns the type annotations at the origin of a key. */
function writtenKeyTypes(context: AnalysisContext, key: ts.Expression): readonly ts.TypeNode[] {
  if (ts.isParenthesizedExpression(key)) return writtenKeyTypes(context, key.expression);
  if (ts.isAsExpression(key)) return [key.type];
  const declaration = ts.isIdentifier(key) ? context.checker.declarationOf(key) : undefined;
  if (declaration === undefined) return [];
  const isTyped = ts.isParameter(declaration) || ts.isVariableDeclaration(declaration);
  if (isTyped && declaration.type !== undefined) return [declaration.type];
  const source = iteratedValue(declaration);
  return source === undefined ? [] : writtenKeyTypes(context, source);
}

/** Returns the `TABLE` of `keyof typeof TABLE`. */
function keyofTables(node: ts.TypeNode): readonly ts.EntityName[] {
  return descendants(node).flatMap((inner) =>
    ts.isTypeOperatorNode(inner) && ts.isTypeQueryNode(inner.type) ? [inner.type.exprName] : [],
  );
}

/** Returns the value that a variable iterates over or is initialized with. */
export function iteratedValue(declaration: ts.Declaration): ts.Expression | undefined {
  if (ts.isParameter(declaration)) return iteratedList(declaration);
  if (!ts.isVariableDeclaration(declaration)) return undefined;
  const loop = declaration.parent.parent;
  return ts.isForOfStatement(loop) ? loop.expression : declaration.initializer;
}

/** Returns the list in `list.map((key) => …)`. */
function iteratedList(parameter: ts.ParameterDeclaration): ts.Expression | undefined {
  const callback = parameter.parent;
  const call = callback.parent;
  const isFirst = ts.isArrowFunction(callback) && callback.parameters[0] === parameter && ts.isCallExpression(call);
  return isFirst && ts.isPropertyAccessExpression(call.expression) ? call.expression.expression : undefined;
}

function literalsIn(context: AnalysisContext, source: ts.Expression, name: string): readonly ts.StringLiteralLike[] {
  const plain = unwrapExpression(source);
  if (ts.isStringLiteralLike(plain)) return plain.text === name ? [plain] : [];
  if (ts.isConditionalExpression(plain))
    return [plain.whenTrue, plain.whenFalse].flatMap((branch) => literalsIn(context, branch, name));
  if (ts.isArrayLiteralExpression(plain))
    return plain.elements.flatMap((element) => literalsIn(context, element, name));
  const declaration = ts.isIdentifier(plain) ? context.checker.declarationOf(plain) : undefined;
  const isConstant = declaration !== undefined && ts.isVariableDeclaration(declaration);
  return isConstant && declaration.initializer !== undefined ? literalsIn(context, declaration.initializer, name) : [];
}

/** Path step to an item of a list. */
const ITEM = Symbol('item');

/** Path step to the name of a member. */
const NAME = Symbol('name');

type Step = string | typeof ITEM | typeof NAME;

interface FlowPosition {
  readonly value: ts.Expression;
  readonly path: readonly Step[];
  readonly depth: number;
}

/** Number of steps that a key is traced back through. */
const MAX_KEY_DEPTH = 8;

/**
 * Returns the strings that a key of type `string` may be: items of an iterated list (`FIELDS.map((key) => …)`), members
 * of its items (`({ key }) => …`), names in a table (`Object.entries(TITLES)`).
 */
export function keyLiterals(context: AnalysisContext, key: ts.Expression): readonly KeySource[] {
  return literalsAt(context, { value: key, path: [], depth: 0 });
}

function literalsAt(context: AnalysisContext, { value, path, depth }: FlowPosition): readonly KeySource[] {
  const plain = unwrapExpression(value);
  const [step, ...rest] = path;
  if (depth > MAX_KEY_DEPTH) return [];
  if (ts.isStringLiteralLike(plain)) return step === undefined ? [plain] : [];
  return flowTargets(context, plain, path).flatMap((part) => {
    if ('text' in part) return step === NAME && rest.length === 0 ? [part] : [];
    return literalsAt(context, { ...part, depth: depth + 1 });
  });
}

type FlowTarget = KeySource | Omit<FlowPosition, 'depth'>;

/** Returns the expressions that hold the strings at the end of a path. */
function flowTargets(context: AnalysisContext, value: ts.Expression, path: readonly Step[]): readonly FlowTarget[] {
  const [step, ...rest] = path;
  if (ts.isConditionalExpression(value))
    return [value.whenTrue, value.whenFalse].map((branch) => ({ value: branch, path }));
  if (ts.isArrayLiteralExpression(value))
    return step === ITEM ? value.elements.map((item) => itemTarget(item, path)) : [];
  if (ts.isObjectLiteralExpression(value)) return step === NAME ? namesIn(value) : memberTargets(value, { step, rest });
  if (ts.isPropertyAccessExpression(value)) return [{ value: value.expression, path: [value.name.text, ...path] }];
  if (ts.isCallExpression(value)) return callTargets(value, path);
  const declaration = ts.isIdentifier(value) ? context.checker.declarationOf(value) : undefined;
  return declaration === undefined ? [] : declarationTargets(declaration, path);
}

function itemTarget(item: ts.Expression, path: readonly Step[]): FlowTarget {
  return ts.isSpreadElement(item) ? { value: item.expression, path } : { value: item, path: path.slice(1) };
}

function namesIn({ properties }: ts.ObjectLiteralExpression): readonly KeySource[] {
  const names = properties.map(({ name }) => name);
  return names.filter(
    (name): name is KeySource => name !== undefined && (ts.isIdentifier(name) || ts.isStringLiteral(name)),
  );
}

function memberTargets(
  { properties }: ts.ObjectLiteralExpression,
  { step, rest }: { readonly step: Step | undefined; readonly rest: readonly Step[] },
): readonly FlowTarget[] {
  return properties
    .filter(ts.isPropertyAssignment)
    .filter(({ name }) => name.getText() === step)
    .map(({ initializer }) => ({ value: initializer, path: rest }));
}

/** `Object.keys(TABLE)`, `Object.entries(TABLE)`, `LIST.filter(…)`. */
function callTargets({ expression, arguments: args }: ts.CallExpression, path: readonly Step[]): readonly FlowTarget[] {
  const [first] = args;
  if (!ts.isPropertyAccessExpression(expression)) return [];
  const callee = expression.getText();
  const isName = callee === 'Object.keys' ? path.length === 1 : callee === 'Object.entries' && path[1] === '0';
  if (isName && first !== undefined && path[0] === ITEM) return [{ value: first, path: [NAME] }];
  const isSame = /^(?:filter|slice|sort|toSorted|reverse|toReversed|concat)$/.test(expression.name.text);
  return isSame ? [{ value: expression.expression, path }] : [];
}

function declarationTargets(declaration: ts.Declaration, path: readonly Step[]): readonly FlowTarget[] {
  if (ts.isBindingElement(declaration)) return destructuringTargets(declaration, path);
  if (ts.isParameter(declaration)) return parameterTargets(declaration, path);
  if (!ts.isVariableDeclaration(declaration)) return [];
  const list = declaration.parent;
  if (ts.isForOfStatement(list.parent)) return [{ value: list.parent.expression, path: [ITEM, ...path] }];
  const isConstant = (list.flags & ts.NodeFlags.Const) !== 0;
  return isConstant && declaration.initializer !== undefined ? [{ value: declaration.initializer, path }] : [];
}

/** `({ key }) => …`, `[key, title] of …`. */
function destructuringTargets(element: ts.BindingElement, path: readonly Step[]): readonly FlowTarget[] {
  const { parent } = element;
  const enclosing = parent.parent;
  const step = ts.isArrayBindingPattern(parent)
    ? String(parent.elements.indexOf(element))
    : (element.propertyName ?? element.name).getText();
  return element.dotDotDotToken === undefined ? declarationTargets(enclosing, [step, ...path]) : [];
}

/** `LIST.map((item) => …)`. */
function parameterTargets(parameter: ts.ParameterDeclaration, path: readonly Step[]): readonly FlowTarget[] {
  const callback = parameter.parent;
  const call = callback.parent;
  const isCallback = ts.isArrowFunction(callback) && ts.isCallExpression(call) && call.arguments[0] === callback;
  if (!isCallback || !ts.isPropertyAccessExpression(call.expression)) return [];
  const isFirst = callback.parameters[0] === parameter;
  const passesItems = /^(?:map|flatMap|forEach|filter|find|some|every)$/.test(call.expression.name.text);
  return isFirst && passesItems ? [{ value: call.expression.expression, path: [ITEM, ...path] }] : [];
}

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
function objectOfKeys(context: AnalysisContext, node: ts.Node): ts.Expression | undefined {
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
function originalObject(context: AnalysisContext, object: ts.Expression): ts.Expression {
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
  const isAccess = ts.isPropertyAccessExpression(node) || ts.isElementAccessExpression(node);
  return isAccess && isAssignmentTarget(node) && ts.isIdentifier(node.expression) && node.expression.text === variable;
}

function accessKeys({ checker }: AnalysisContext, access: Access): readonly CreatedKey[] {
  if (ts.isPropertyAccessExpression(access)) return [{ name: access.name.text, node: access.name }];
  const key = access.argumentExpression;
  return checker.types.stringLiterals(checker.typeAt(key)).map((name) => ({ name, node: key }));
}
