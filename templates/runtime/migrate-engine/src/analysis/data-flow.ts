import ts from 'typescript';
import { memoize } from '#shared/memoize.ts';
import type { AnalysisContext, Checker } from '../checker/checker.ts';
import { calledName, calleeOf, isAccess, isLogicalChoice, memberValues, unwrapExpression } from './syntax.ts';
import { originsInTable, testTable } from './test-tables.ts';
import { descendants, groupNodes, identifiersNamed } from './traversal.ts';
import { AWAITED, isItemStep, ITEM, type Origin, type Step } from './value-paths.ts';

/** Number of assignments, calls and copies that a value is traced back through. */
const MAX_FLOW_DEPTH = 5;
/** The same for the response of a request, which `await`, `.json()` and variables stand before. */
const MAX_RESPONSE_DEPTH = 10;

/**
 * Returns the members with this name that a value had before it lost its type: `const value: any = old`, `(old as
 * Record<string, unknown>)`, or a parameter that this file passes a typed value for.
 */
export function membersAtOrigin(context: AnalysisContext, value: ts.Expression, name: string): readonly ts.Symbol[] {
  return followOrigins(context, { value, path: [] }, name, 0);
}

/** Returns the same for a destructured member. */
export function patternMembersAtOrigin(
  context: AnalysisContext,
  element: ts.BindingElement,
  name: string,
): readonly ts.Symbol[] {
  return destructuredFrom(context, element).flatMap((origin) =>
    followOrigins(context, { ...origin, path: origin.path.slice(0, -1) }, name, 0),
  );
}

/** Returns the members with this name of the types that a variable without a type is used as: `value as Entry`. */
export function membersAtUses(context: AnalysisContext, value: ts.Expression, name: string): readonly ts.Symbol[] {
  const { typeAt, declarationOf, contextualType, membersOf } = context.checker;
  const plain = unwrapExpression(value);
  const variable = isAccess(plain) ? unwrapExpression(plain.expression) : plain;
  const steps: readonly Step[] = isAccess(plain) ? [stepOfAccess(plain)] : [];
  const declaration = ts.isIdentifier(variable) ? declarationOf(variable) : undefined;
  if (!ts.isIdentifier(variable) || declaration === undefined) return [];
  if ((typeAt(declaration).flags & (ts.TypeFlags.Any | ts.TypeFlags.Unknown)) === 0) return [];
  const uses = identifiersNamed(variable.getSourceFile(), variable.text).filter(
    (use) => declarationOf(use) === declaration,
  );
  const types = uses.flatMap((use) =>
    ts.isAsExpression(use.parent) ? typeAt(use.parent.type) : (contextualType(use) ?? []),
  );
  return steps
    .reduce<readonly ts.Type[]>((found, step) => found.flatMap((type) => stepInto(context, type, step)), types)
    .flatMap((type) => membersOf(type, name));
}

/** Returns all expressions that a value comes from, the value itself first. */
export function originExpressions(context: AnalysisContext, value: ts.Expression, depth = 0): readonly ts.Expression[] {
  if (depth > MAX_RESPONSE_DEPTH) return [];
  const earlier = originsOf(context, value).flatMap((origin) => originExpressions(context, origin.value, depth + 1));
  return [value, ...earlier];
}

/** Returns the expressions that a value, or a list that it is an item of, comes from in one step. */
export function valueOrigins(context: AnalysisContext, value: ts.Expression): readonly ts.Expression[] {
  const mapped = ts.isCallExpression(value) ? mappedValues(value) : [];
  const earlier = originsOf(context, value).flatMap(({ value: origin, path }) =>
    path.every((step) => typeof step === 'symbol' || isItemStep(step)) ? [origin] : [],
  );
  return mapped.length > 0 ? mapped : earlier;
}

/** `list.map((item) => item.a)`: what the callback returns. */
export function mappedValues({ expression, arguments: [callback] }: ts.CallExpression): readonly ts.Expression[] {
  const isMapped = ts.isPropertyAccessExpression(expression) && /^(?:map|flatMap)$/.test(expression.name.text);
  return isMapped && callback !== undefined ? returnedByCallback(callback) : [];
}

/** Returns what an inline function returns. */
export function returnedByCallback(callback: ts.Expression): readonly ts.Expression[] {
  return ts.isArrowFunction(callback) || ts.isFunctionExpression(callback) ? returnedValues(callback.body) : [];
}

/** Returns all expressions that a destructured value comes from. */
export function patternOrigins(context: AnalysisContext, element: ts.BindingElement): readonly ts.Expression[] {
  return destructuredFrom(context, element).flatMap(({ value }) => originExpressions(context, value));
}

function followOrigins(context: AnalysisContext, origin: Origin, name: string, depth: number): readonly ts.Symbol[] {
  const found = origin.path
    .reduce<readonly ts.Type[]>(
      (types, step) => types.flatMap((type) => stepInto(context, type, step)),
      typesOfOrigin(context, origin.value),
    )
    .flatMap((type) => context.checker.membersOf(type, name))
    .filter(({ declarations = [] }) => declarations.length > 0 && !declarations.every(ts.isIndexSignatureDeclaration));
  if (found.length > 0 || depth === MAX_FLOW_DEPTH) return found;
  return originsOf(context, origin.value).flatMap(({ value, path }) =>
    followOrigins(context, { value, path: [...path, ...origin.path] }, name, depth + 1),
  );
}

/**
 * Returns the type of an expression. If a called function is not found, its type argument counts, also as the value
 * that it holds: `ref<Row[]>([])`.
 */
function typesOfOrigin({ checker }: AnalysisContext, value: ts.Expression): readonly ts.Type[] {
  const type = checker.typeAt(value);
  const isUnknown = (type.flags & ts.TypeFlags.Any) !== 0 && ts.isCallExpression(value);
  return isUnknown && value.typeArguments?.length === 1 ? value.typeArguments.map(checker.typeAt) : [type];
}

/** Members of the objects that such functions return. */
const HOLDERS: ReadonlySet<Step> = new Set(['value', 'current', 'data']);

/** Returns the types that a step of a path leads to. */
export function stepInto({ checker: { types } }: AnalysisContext, type: ts.Type, step: Step): readonly ts.Type[] {
  if (step === AWAITED) return isPromise(type) ? types.typeArguments(type).slice(0, 1) : [type];
  if (isItemStep(step)) return types.unionParts(type).flatMap((part) => types.itemType(part) ?? []);
  const found = typeof step === 'string' ? types.memberTypes(type, step) : [];
  return found.length === 0 && HOLDERS.has(step) ? [type] : found;
}

function isPromise({ symbol }: ts.Type): boolean {
  return /^Promise(?:Like)?$/.test(symbol?.name ?? '');
}

/** Returns the expressions that a value comes from unchanged. */
export function originsOf(context: AnalysisContext, value: ts.Expression): readonly Origin[] {
  const plain = unwrapExpression(value);
  if (plain !== value) return [{ value: plain, path: [] }];
  if (isAccess(value)) return originsOfAccess(context, value);
  if (ts.isAwaitExpression(value)) return [{ value: value.expression, path: [AWAITED] }];
  if (ts.isConditionalExpression(value)) return [value.whenTrue, value.whenFalse].map(wholeValue);
  if (ts.isBinaryExpression(value)) return isLogicalChoice(value) ? [value.left, value.right].map(wholeValue) : [];
  if (ts.isObjectLiteralExpression(value))
    return value.properties.filter(ts.isSpreadAssignment).map(({ expression }) => wholeValue(expression));
  if (ts.isNewExpression(value))
    return /^(?:Set|Map)$/.test(value.expression.getText()) ? (value.arguments ?? []).slice(0, 1).map(wholeValue) : [];
  if (ts.isCallExpression(value)) return originsOfCall(context, value);
  const declaration = ts.isIdentifier(value) ? context.checker.declarationOf(value) : undefined;
  return declaration === undefined ? [] : originsOfName(context, declaration);
}

/** `value.a`: the value; `exports.COLUMNS`: what CommonJS code assigns to it. */
function originsOfAccess(
  { checker }: AnalysisContext,
  access: ts.PropertyAccessExpression | ts.ElementAccessExpression,
): readonly Origin[] {
  if (!ts.isPropertyAccessExpression(access) || !/^(?:module\.)?exports$/.test(access.expression.getText()))
    return [{ value: access.expression, path: [stepOfAccess(access)] }];
  const declarations = checker.symbolAt(access.name)?.declarations ?? [];
  const assigned = declarations.map((one) => (ts.isBinaryExpression(one) ? one : one.parent));
  return assigned.flatMap((one) => (ts.isBinaryExpression(one) ? wholeValue(one.right) : []));
}

function wholeValue(value: ts.Expression): Origin {
  return { value, path: [] };
}

function stepOfAccess(access: ts.PropertyAccessExpression | ts.ElementAccessExpression): string | typeof ITEM {
  const key = ts.isPropertyAccessExpression(access) ? access.name : access.argumentExpression;
  return ts.isElementAccessExpression(access) && !ts.isStringLiteralLike(key) ? ITEM : (key as ts.Identifier).text;
}

/** Functions of libraries that return their argument, or what it resolves to. */
const PASSING_FUNCTIONS =
  /^(?:firstValueFrom|lastValueFrom|toRaw|unref|toValue|markRaw|readonly|shallowReadonly|resolve)$/;

/** `JSON.parse(JSON.stringify(old))`, `old.filter(…)`, `old.find(…)`. */
function originsOfResult({ expression, arguments: args }: ts.CallExpression): readonly Origin[] {
  const [first] = args;
  if (!ts.isPropertyAccessExpression(expression))
    return first !== undefined && PASSING_FUNCTIONS.test(expression.getText()) ? [wholeValue(first)] : [];
  if (
    first !== undefined &&
    /^(?:JSON\.(?:parse|stringify)|Object\.(?:fromEntries|entries)|structuredClone)$/.test(expression.getText())
  )
    return [wholeValue(first)];
  if (first !== undefined && PASSING_FUNCTIONS.test(expression.name.text)) return [wholeValue(first)];
  if (expression.name.text === 'then') return originsOfContinuation(expression.expression, first);
  if (/^(?:filter|slice|sort|toSorted|reverse|toReversed|json|toPromise|pipe)$/.test(expression.name.text))
    return [wholeValue(expression.expression)];
  return /^(?:find|findLast|at|pop|shift)$/.test(expression.name.text)
    ? [{ value: expression.expression, path: [ITEM] }]
    : [];
}

/** `request.then((response) => response.json())`: what the callback returns, or the request itself. */
function originsOfContinuation(request: ts.Expression, callback: ts.Expression | undefined): readonly Origin[] {
  const isArrow = callback !== undefined && ts.isArrowFunction(callback) && !ts.isBlock(callback.body);
  return [wholeValue(isArrow && ts.isExpression(callback.body) ? callback.body : request)];
}

function originsOfCall(context: AnalysisContext, call: ts.CallExpression): readonly Origin[] {
  const found = [...originsOfResult(call), ...returnedArguments(context, call)];
  return found.length > 0 ? found : calledResults(context, call).map(wholeValue);
}

/** Returns what a called function of the caller returns. */
function calledResults({ checker }: AnalysisContext, call: ts.CallExpression): readonly ts.Expression[] {
  const declaration = checker.declarationOf(calleeOf(call));
  const value = declaration === undefined ? undefined : functionOf(declaration);
  return value?.body === undefined ? [] : returnedValues(value.body);
}

export function functionOf(declaration: ts.Node): ts.FunctionLikeDeclaration | undefined {
  if (ts.isFunctionDeclaration(declaration) || ts.isMethodDeclaration(declaration)) return declaration;
  const isHolder =
    ts.isVariableDeclaration(declaration) ||
    ts.isPropertyAssignment(declaration) ||
    ts.isPropertyDeclaration(declaration);
  const value = isHolder ? declaration.initializer : undefined;
  return value !== undefined && (ts.isArrowFunction(value) || ts.isFunctionExpression(value)) ? value : undefined;
}

/** Returns the expressions that a function body returns. */
export function returnedValues(body: ts.ConciseBody): readonly ts.Expression[] {
  if (!ts.isBlock(body)) return [body];
  const found: ts.Expression[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isReturnStatement(node) && node.expression !== undefined) found.push(node.expression);
    if (!ts.isFunctionLike(node)) ts.forEachChild(node, visit);
  };
  ts.forEachChild(body, visit);
  return found;
}

/** Returns the arguments that a function of the file returns unchanged, such as `old` in `raw(old)`. */
function returnedArguments(context: AnalysisContext, call: ts.CallExpression): readonly Origin[] {
  const result = constantValue(context.checker, call);
  const plain = result === undefined ? undefined : unwrapExpression(result);
  const declaration = plain !== undefined && ts.isIdentifier(plain) ? context.checker.declarationOf(plain) : undefined;
  if (declaration === undefined || !ts.isParameter(declaration)) return [];
  const argument = call.arguments[declaration.parent.parameters.indexOf(declaration)];
  return argument === undefined ? [] : [wholeValue(argument)];
}

/** Returns the expressions that a variable, a parameter or a taken member comes from. */
export function originsOfName(context: AnalysisContext, declaration: ts.Declaration): readonly Origin[] {
  if (ts.isBindingElement(declaration)) return destructuredFrom(context, declaration);
  if (ts.isParameter(declaration)) return originsOfParameter(context, declaration);
  if (!ts.isVariableDeclaration(declaration)) return [];
  const loop = declaration.parent.parent;
  if (ts.isForOfStatement(loop)) return [{ value: loop.expression, path: [ITEM] }];
  const first = declaration.initializer === undefined ? [] : [declaration.initializer];
  return [...first, ...assignmentsTo(context, declaration)].map(wholeValue);
}

/**
 * Returns the origins of a parameter: items for `list.map((item) => …)` and `map(list, (item) => …)`, arguments for
 * `function show(value: any)`.
 */
function originsOfParameter(context: AnalysisContext, parameter: ts.ParameterDeclaration): readonly Origin[] {
  const callback = parameter.parent;
  const call = callback.parent;
  const isCallback = (ts.isArrowFunction(callback) || ts.isFunctionExpression(callback)) && ts.isCallExpression(call);
  if (!isCallback)
    return [...[parameter.initializer ?? []].flat(), ...argumentsFor(context, parameter)].map(wholeValue);
  const index = callback.parameters.indexOf(parameter);
  const table = testTable(call);
  if (table !== undefined) return originsInTable(table, index);
  const [list] = call.arguments;
  if (list !== undefined && list !== callback) return index === 0 ? [{ value: list, path: [ITEM] }] : [];
  if (!ts.isPropertyAccessExpression(call.expression)) return [];
  if (call.expression.name.text === 'then') return [{ value: call.expression.expression, path: [AWAITED] }];
  return isItemParameter(call.expression.name.text, index) ? [{ value: call.expression.expression, path: [ITEM] }] : [];
}

/** Tests whether a list method passes items to the parameter at this index. */
function isItemParameter(method: string, index: number): boolean {
  if (/^(?:sort|toSorted)$/.test(method)) return index < 2;
  if (/^reduce(?:Right)?$/.test(method)) return index === 1;
  return index === 0 && /^(?:map|flatMap|forEach|filter|find|findLast|findIndex|some|every)$/.test(method);
}

/** Returns the origins of a binding element, in patterns of any depth. */
function destructuredFrom(context: AnalysisContext, element: ts.BindingElement): readonly Origin[] {
  const { parent } = element;
  const step = ts.isArrayBindingPattern(parent) ? String(parent.elements.indexOf(element)) : destructuredName(element);
  if (step === undefined || element.dotDotDotToken !== undefined) return [];
  const enclosing = parent.parent;
  return (
    ts.isBindingElement(enclosing) ? destructuredFrom(context, enclosing) : originsOfName(context, enclosing)
  ).map(({ value, path }) => ({
    value,
    path: [...path, step],
  }));
}

function destructuredName({ name, propertyName }: ts.BindingElement): string | undefined {
  const taken = propertyName ?? name;
  return ts.isIdentifier(taken) || ts.isStringLiteralLike(taken) ? taken.text : undefined;
}

/** Calls and assignments of a file, by name. */
interface VariableUses {
  readonly calls: ReadonlyMap<string, readonly ts.CallExpression[]>;
  readonly writes: ReadonlyMap<string, readonly ts.BinaryExpression[]>;
}

/** Returns the arguments that calls in the same file pass for a parameter. */
function argumentsFor(context: AnalysisContext, parameter: ts.ParameterDeclaration): readonly ts.Expression[] {
  const declared = nameOfFunction(parameter.parent);
  if (declared === undefined || parameter.dotDotDotToken !== undefined) return [];
  const index = parameter.parent.parameters.indexOf(parameter);
  const calls = variableUses(parameter.getSourceFile()).calls.get(declared.name) ?? [];
  return calls
    .filter((call) => context.checker.declarationOf(calleeOf(call)) === declared.declaration)
    .flatMap((call) => call.arguments[index] ?? []);
}

/** Returns the values that are assigned to a variable after its declaration. */
function assignmentsTo(context: AnalysisContext, variable: ts.VariableDeclaration): readonly ts.Expression[] {
  if (!ts.isIdentifier(variable.name)) return [];
  const writes = variableUses(variable.getSourceFile()).writes.get(variable.name.text) ?? [];
  return writes.filter(({ left }) => context.checker.declarationOf(left) === variable).map(({ right }) => right);
}

/** Returns the name that a function is called by, and its declaration. */
function nameOfFunction(
  declaration: ts.Node,
): { readonly name: string; readonly declaration: ts.Declaration } | undefined {
  const holder =
    ts.isArrowFunction(declaration) || ts.isFunctionExpression(declaration) ? declaration.parent : declaration;
  const isNamed =
    ts.isFunctionDeclaration(holder) ||
    ts.isMethodDeclaration(holder) ||
    ts.isVariableDeclaration(holder) ||
    ts.isPropertyDeclaration(holder) ||
    ts.isPropertyAssignment(holder);
  return isNamed && holder.name !== undefined && (ts.isIdentifier(holder.name) || ts.isPrivateIdentifier(holder.name))
    ? { name: holder.name.text, declaration: holder }
    : undefined;
}

const variableUses = memoize((file: ts.SourceFile): VariableUses => {
  const nodes = descendants(file);
  return {
    calls: groupNodes(nodes.filter(ts.isCallExpression), calledName),
    writes: groupNodes(nodes.filter(isWrite), ({ left }) => left.text),
  };
});

function isWrite(node: ts.Node): node is ts.BinaryExpression & { readonly left: ts.Identifier } {
  return (
    ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.EqualsToken && ts.isIdentifier(node.left)
  );
}

/**
 * Tests whether a member is known to be present because the same function assigned it before: `x.a = 1; x.a > 0`. The
 * checker loses this narrowing when the assignment is rewritten to the whole object; narrowing by conditions survives.
 */
export function isNarrowedByAssignment(
  context: AnalysisContext,
  access: ts.Expression,
  members: readonly ts.Symbol[],
): boolean {
  const isOptional = members.some(({ declarations = [] }) =>
    declarations.some((declaration) => mayBeMissing(context, declaration)),
  );
  if (!isOptional || mayBeMissing(context, access)) return false;
  const enclosing = ts.findAncestor(access, (node) => ts.isFunctionLike(node) || ts.isSourceFile(node)) ?? context.file;
  return hasAssignmentBefore(enclosing, { text: access.getText(), before: access.pos });
}

function mayBeMissing(context: AnalysisContext, node: ts.Node): boolean {
  return context.checker.types
    .unionParts(context.checker.typeAt(node))
    .some(({ flags }) => (flags & ts.TypeFlags.Undefined) !== 0);
}

function hasAssignmentBefore(node: ts.Node, written: { readonly text: string; readonly before: number }): boolean {
  if (node.pos >= written.before) return false;
  if (ts.isBinaryExpression(node) && isPlainWrite(node) && node.left.getText() === written.text) return true;
  return ts.forEachChild(node, (child) => hasAssignmentBefore(child, written) || undefined) === true;
}

function isPlainWrite({ operatorToken: { kind } }: ts.BinaryExpression): boolean {
  return kind === ts.SyntaxKind.EqualsToken || kind === ts.SyntaxKind.QuestionQuestionEqualsToken;
}

/**
 * Returns the expression that a name stands for if it never changes: a constant, a member of one, or the result of a
 * function with a single return statement.
 */
export function constantValue(checker: Checker, node: ts.Expression): ts.Expression | undefined {
  if (ts.isCallExpression(node))
    return namedTableEntry(checker, node) ?? returnedExpression(constantDeclaration(checker, node.expression));
  if (ts.isElementAccessExpression(node)) return tableEntry(checker, node);
  const declaration = constantDeclaration(checker, node);
  return declaration !== undefined && 'initializer' in declaration ? constantInitializer(declaration) : undefined;
}

export function constantLiteral(checker: Checker, node: ts.Expression): ts.ObjectLiteralExpression | undefined {
  const resolved = ts.isIdentifier(node) ? constantValue(checker, node) : undefined;
  return resolved !== undefined && ts.isObjectLiteralExpression(resolved) ? resolved : undefined;
}

/** `PATHS['search']`: the value in the table. */
function tableEntry(checker: Checker, access: ts.ElementAccessExpression): ts.Expression | undefined {
  const key = access.argumentExpression;
  return ts.isStringLiteralLike(key) ? valueOfKey(constantValue(checker, access.expression), key.text) : undefined;
}

/** `pathOf('search', …)` for a function that declares `name: keyof typeof PATHS`: the value in the table. */
function namedTableEntry(checker: Checker, call: ts.CallExpression): ts.Expression | undefined {
  const declaration = constantDeclaration(checker, call.expression);
  const called = declaration === undefined ? undefined : constantFunction(declaration);
  for (const [index, argument] of call.arguments.entries()) {
    const type = called?.parameters[index]?.type;
    const table = type === undefined ? undefined : tableOfKeys(checker, type);
    const value =
      table !== undefined && ts.isStringLiteralLike(argument) ? valueOfKey(table, argument.text) : undefined;
    if (value !== undefined) return value;
  }
  return undefined;
}

/** Returns the table behind `keyof typeof TABLE`, also through an alias. */
function tableOfKeys(checker: Checker, type: ts.TypeNode): ts.Expression | undefined {
  if (ts.isTypeReferenceNode(type)) {
    const alias = checker.declarationOf(type.typeName);
    return alias !== undefined && ts.isTypeAliasDeclaration(alias) ? tableOfKeys(checker, alias.type) : undefined;
  }
  if (!ts.isTypeOperatorNode(type) || !ts.isTypeQueryNode(type.type)) return undefined;
  const declaration = checker.declarationOf(type.type.exprName);
  return declaration === undefined ? undefined : constantInitializer(declaration);
}

function valueOfKey(table: ts.Expression | undefined, key: string): ts.Expression | undefined {
  const literal = table === undefined ? undefined : unwrapExpression(table);
  if (literal === undefined || !ts.isObjectLiteralExpression(literal)) return undefined;
  return memberValues(literal, new Set([key]))[0];
}

function constantDeclaration(checker: Checker, node: ts.Expression): ts.Declaration | undefined {
  if (ts.isPropertyAccessExpression(node)) {
    const declaration = checker.declarationOf(node.name);
    return declaration !== undefined && isOneOfSeveral(checker, node, declaration) ? undefined : declaration;
  }
  return ts.isIdentifier(node) ? checker.declarationOf(node) : undefined;
}

/**
 * Tests whether an access may read the member of another literal than the declaring one: of another item of its list,
 * or of another entry of its table. The checker has one type for all of them.
 */
function isOneOfSeveral(
  checker: Checker,
  { expression, name }: ts.PropertyAccessExpression,
  { parent: literal }: ts.Declaration,
): boolean {
  if (!ts.isObjectLiteralExpression(literal)) return false;
  const outer = ts.isPropertyAccessExpression(expression) ? checker.declarationOf(expression.name) : undefined;
  if ((checker.symbolAt(name)?.declarations?.length ?? 0) > 1) return true;
  if (outer !== undefined && ts.isPropertyAccessExpression(expression) && isOneOfSeveral(checker, expression, outer))
    return true;
  const siblings = siblingValues(literal).map(unwrapExpression).filter(ts.isObjectLiteralExpression);
  if (siblings.filter((sibling) => memberValues(sibling, new Set([name.text])).length > 0).length < 2) return false;
  const value = constantValue(checker, expression);
  return value === undefined || unwrapExpression(value) !== literal;
}

/** Returns the items of the list, or the entries of the table, that hold a value. */
function siblingValues(value: ts.Expression): readonly ts.Expression[] {
  const { parent } = value;
  if (ts.isArrayLiteralExpression(parent)) return parent.elements;
  if (ts.isPropertyAssignment(parent) && ts.isObjectLiteralExpression(parent.parent))
    return parent.parent.properties.filter(ts.isPropertyAssignment).map(({ initializer }) => initializer);
  return unwrapExpression(parent as ts.Expression) === value ? siblingValues(parent as ts.Expression) : [];
}

/** Returns the initializer of a declaration that is never reassigned. */
function constantInitializer(declaration: ts.Declaration): ts.Expression | undefined {
  if (ts.isVariableDeclaration(declaration)) {
    const isConstant = (ts.getCombinedNodeFlags(declaration) & ts.NodeFlags.Const) !== 0;
    return isConstant && ts.isIdentifier(declaration.name) ? declaration.initializer : undefined;
  }
  if (ts.isPropertyAssignment(declaration) || ts.isEnumMember(declaration)) return declaration.initializer;
  if (!ts.isPropertyDeclaration(declaration)) return undefined;
  return isReadonly(declaration) ? declaration.initializer : undefined;
}

function isReadonly(declaration: ts.PropertyDeclaration): boolean {
  return (ts.getCombinedModifierFlags(declaration) & ts.ModifierFlags.Readonly) !== 0;
}

/** Returns the result of a function that consists of one return statement. */
function returnedExpression(declaration: ts.Declaration | undefined): ts.Expression | undefined {
  const declared = declaration === undefined ? undefined : constantFunction(declaration);
  if (declared?.body === undefined) return undefined;
  if (!ts.isBlock(declared.body)) return declared.body;
  const [only, ...others] = declared.body.statements;
  return others.length === 0 && only !== undefined && ts.isReturnStatement(only) ? only.expression : undefined;
}

type FunctionNode = ts.ArrowFunction | ts.FunctionExpression | ts.FunctionDeclaration | ts.MethodDeclaration;

function constantFunction(declaration: ts.Declaration): FunctionNode | undefined {
  if (ts.isFunctionDeclaration(declaration) || ts.isMethodDeclaration(declaration)) return declaration;
  const value = constantInitializer(declaration);
  return value !== undefined && (ts.isArrowFunction(value) || ts.isFunctionExpression(value)) ? value : undefined;
}
