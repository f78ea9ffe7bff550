import ts from 'typescript';
import type { AnalysisContext } from '../checker/checker.ts';
import type { FunctionType } from '../checker/type-reader.ts';
import { argumentOf } from './call-arguments.ts';
import { stepInto } from './data-flow.ts';
import {
  accessedName,
  assertionSubject,
  calledName,
  comparedValues,
  isAccess,
  isCallee,
  isLogging,
  isStatic,
  propertyNameText,
  unwrapExpression,
} from './syntax.ts';
import { rowVariable } from './test-tables.ts';
import { identifiersNamed } from './traversal.ts';
import { isItemStep, ITEM, type Step } from './value-paths.ts';

/** Returns the members with this name in the contextual type of a literal. */
export function contextualMembers(
  context: AnalysisContext,
  literal: ts.ObjectLiteralExpression,
  name: string,
): readonly ts.Symbol[] {
  const type = context.checker.contextualType(literal);
  const types = type === undefined ? inheritedTypes(context, literal.parent) : [type];
  const members = (candidates: readonly ts.Type[]): readonly ts.Symbol[] =>
    candidates.flatMap((one) => context.checker.membersOf(one, name)).filter((member) => !isMemberOf(member, literal));
  const found = [...members(types), ...members(patternTypes(context, literal))];
  if (found.length > 0) return found;
  const held = heldTypes(context, literal);
  const isKnown = !held.some((type) => takesAnyMember(context, type, name));
  return members([...constraintTypes(context, literal), ...(isKnown ? held : [])]);
}

/** Tests whether a type does not declare a member, but may read it: `{ [column: string]: unknown }`. */
export function takesAnyMember({ checker }: AnalysisContext, type: ts.Type, name: string): boolean {
  return checker.types
    .unionParts(type)
    .some((part) => part.getStringIndexType() !== undefined && checker.membersOf(part, name).length === 0);
}

/** The way from a value to a part of it, and the variables that hold the value. */
interface Trail {
  readonly path: readonly Step[];
  readonly through: readonly ts.Node[];
}

/**
 * Returns the types that a literal without a type is a value of: what it is asserted to be through `any` or `unknown`,
 * what a test double returns, and what all uses of the variable that holds it expect.
 */
function heldTypes(
  context: AnalysisContext,
  value: ts.Expression,
  trail: Trail = { path: [], through: [] },
): readonly ts.Type[] {
  const { parent } = value;
  const inner = (step: Step): Trail => ({ ...trail, path: [step, ...trail.path] });
  const isConstant = ts.isAsExpression(parent) && ts.isConstTypeReference(parent.type);
  if (ts.isParenthesizedExpression(parent) || isConstant) return heldTypes(context, parent, trail);
  const variable = ts.isVariableDeclaration(parent) ? parent : rowVariable(value);
  if (variable !== undefined) return typesOfVariable(context, variable, trail);
  if (ts.isArrayLiteralExpression(parent)) return heldTypes(context, parent, inner(ITEM));
  if (ts.isPropertyAssignment(parent) || ts.isShorthandPropertyAssignment(parent)) {
    const provided = ts.isPropertyAssignment(parent) ? providedTypes(context, parent) : undefined;
    if (provided !== undefined) return typesAt(context, provided, trail);
    return heldTypes(context, parent.parent, inner(propertyNameText(parent.name)));
  }
  const stated =
    ts.isAsExpression(parent) || ts.isTypeAssertionExpression(parent)
      ? assertedType(context, parent)
      : replacedResultTypes(context, value);
  return stated.length > 0 ? typesAt(context, stated, trail) : factoryTypes(context, value, trail);
}

function assertedType({ checker }: AnalysisContext, assertion: ts.AsExpression | ts.TypeAssertion): readonly ts.Type[] {
  const outer = outermostAssertion(assertion);
  const asserted = checker.typeAt(outer.type);
  return checker.types.isPrimitive(asserted) ? [checker.contextualType(outer) ?? []].flat() : [asserted];
}

/** `vi.hoisted(() => ({ … }))`: the call that returns what its callback does. */
function hoistingCall(value: ts.Expression): ts.Expression | undefined {
  const call = enclosingCallback(value)?.parent;
  return call !== undefined && ts.isCallExpression(call) && calledName(call) === 'hoisted' ? call : undefined;
}

function typesAt(context: AnalysisContext, types: readonly ts.Type[], { path }: Trail): readonly ts.Type[] {
  return path.reduce((found, step) => found.flatMap((type) => stepInto(context, type, step)), types);
}

/** Number of variables that a literal is followed through. */
const MAX_VARIABLES = 3;

/** Returns the types that a variable is declared with, or that all its uses expect. */
function typesOfVariable(
  context: AnalysisContext,
  declaration: ts.VariableDeclaration | ts.ParameterDeclaration | ts.BindingElement,
  { path, through }: Trail,
): readonly ts.Type[] {
  const { name } = declaration;
  const trail = { path, through: [...through, declaration] };
  if (!ts.isBindingElement(declaration) && declaration.type !== undefined)
    return typesAt(context, [context.checker.typeAt(declaration)], trail);
  if (through.length === MAX_VARIABLES || through.includes(declaration)) return [];
  if (ts.isIdentifier(name)) return usedTypes(context, name, (use) => typesOfUse(context, use, trail));
  const [step, ...rest] = path;
  const elements = ts.isObjectBindingPattern(name) ? name.elements : [];
  if (elements.some(({ propertyName }) => propertyName !== undefined && ts.isComputedPropertyName(propertyName)))
    return [];
  const element = elements.find((one) => (one.propertyName ?? one.name).getText() === step);
  return element === undefined ? [] : typesOfVariable(context, element, { ...trail, path: rest });
}

/** Returns the types that all calls of a function without a result type expect: `const make = () => ({ … })`. */
function factoryTypes(context: AnalysisContext, value: ts.Expression, trail: Trail): readonly ts.Type[] {
  const hoisted = hoistingCall(value);
  if (hoisted !== undefined) return heldTypes(context, hoisted, trail);
  const factory = value.parent;
  const isFactory = ts.isArrowFunction(factory) && factory.body === value && factory.type === undefined;
  const holder = factory.parent;
  if (!isFactory || !ts.isVariableDeclaration(holder) || !ts.isIdentifier(holder.name)) return [];
  if (factory.modifiers !== undefined || trail.through.length === MAX_VARIABLES) return [];
  const inner = { ...trail, through: [...trail.through, holder] };
  return usedTypes(context, holder.name, (use) =>
    ts.isCallExpression(use.parent) && isCallee(use) ? typesOfUse(context, use.parent, inner) : [],
  );
}

/** Returns what the uses of a constant in its file expect; nothing if it is not known of one of them. */
function usedTypes(
  { checker }: AnalysisContext,
  name: ts.Identifier,
  typesOf: (use: ts.Identifier) => readonly ts.Type[] | undefined,
): readonly ts.Type[] {
  const file = name.getSourceFile();
  const isExported = (ts.getCombinedModifierFlags(name.parent as ts.Declaration) & ts.ModifierFlags.Export) !== 0;
  const isGlobal = checker.symbolAt(file) === undefined && ts.findAncestor(name, ts.isFunctionLike) === undefined;
  const uses = identifiersNamed(file, name.text).filter(
    (use) => use !== name && checker.declarationOf(use) === name.parent,
  );
  const found = isExported || isGlobal ? [] : uses.map(typesOf).filter((types) => types !== undefined);
  return found.some(({ length }) => length === 0) ? [] : found.flat();
}

/** Returns the types that the use of a value expects of a part; `undefined` if the use says nothing about it. */
function typesOfUse(context: AnalysisContext, use: ts.Expression, trail: Trail): readonly ts.Type[] | undefined {
  const { parent } = use;
  if (isAccess(parent) && parent.expression === use) return typesOfAccess(context, parent, trail);
  if (ts.isCallExpression(parent) && isLogging(parent.expression)) return undefined;
  if (ts.isCallExpression(parent) && parent.expression.getText() === 'expect')
    return typesOfSubject(context, parent, trail);
  // A wrapper stands for what it calls: `(...given) => list(...given)`.
  const called = isCallee(use) && ts.isCallExpression(parent) ? enclosingCallback(parent) : undefined;
  const whole = ts.isSpreadAssignment(parent) ? parent.parent : (called ?? use);
  const asserted = assertedTypes(context, whole);
  const stated = asserted.length > 0 ? asserted : [context.checker.contextualType(whole) ?? []].flat().filter(isTyped);
  const expected = stated.length > 0 ? typesAt(context, stated, trail) : heldTypes(context, whole, trail);
  return expected.filter((type) => isShape(context, type));
}

/** Returns the types of what a test compares with a value; `undefined` if none of them is stated. */
function typesOfSubject(
  context: AnalysisContext,
  expectation: ts.CallExpression,
  trail: Trail,
): readonly ts.Type[] | undefined {
  const { types, typeAt } = context.checker;
  const isStated = (type: ts.Type): boolean => isShape(context, type);
  const compared = comparedValues(expectation)
    .map(typeAt)
    .filter((type) => !types.isPrimitive(type));
  const found = typesAt(context, compared, trail).filter(isStated);
  return found.length > 0 || compared.some(isStated) ? found : undefined;
}

/** Tests whether a type has members that no literal declares, or is of a function. */
function isShape({ checker: { types } }: AnalysisContext, type: ts.Type): boolean {
  const isStated = ({ declarations = [] }: ts.Symbol): boolean =>
    declarations.some((one) => !ts.isObjectLiteralElement(one));
  return types.members(type).some(isStated) || types.signature(type) !== undefined;
}

function isTyped({ flags }: ts.Type): boolean {
  return (flags & (ts.TypeFlags.Any | ts.TypeFlags.Unknown)) === 0;
}

/**
 * Follows an access that leads to the part. The use is not known of a method of a list, which may pass on its items, or
 * of an unknown key.
 */
function typesOfAccess(
  context: AnalysisContext,
  access: ts.PropertyAccessExpression | ts.ElementAccessExpression,
  trail: Trail,
): readonly ts.Type[] | undefined {
  const [step, ...path] = trail.path;
  const name = accessedName(access)?.text;
  if (isItemStep(step) ? isCallee(access) : name === undefined) return [];
  const isPart = isItemStep(step) ? ts.isElementAccessExpression(access) : name === step;
  return step !== undefined && isPart ? typesOfUse(context, access, { ...trail, path }) : undefined;
}

/** Returns the class that a test replaces: `{ provide: Service, useValue: { … } }`. */
function providedTypes({ checker }: AnalysisContext, member: ts.PropertyAssignment): readonly ts.Type[] | undefined {
  if (propertyNameText(member.name) !== 'useValue') return undefined;
  const provided = member.parent.properties
    .filter(ts.isPropertyAssignment)
    .find(({ name }) => propertyNameText(name) === 'provide')?.initializer;
  const declared = provided === undefined ? undefined : checker.declarationOf(provided);
  return declared !== undefined && ts.isClassLike(declared) ? [checker.typeAt(declared)] : [];
}

const REPLACED_RESULT = /^(?:mock(?:Return|Resolved)Value(?:Once)?|returns|resolves)$/;
const REPLACED_MODULE = /^(?:mock|doMock|setMock|unstable_mockModule)$/;
const REPLACED_FUNCTION = /^(?:mockImplementation(?:Once)?|callsFake)$/;

/**
 * Returns the result of the method that a test replaces by a name: `mock.method(client, 'list', async () => [{ … }])`,
 * `vi.spyOn(client, 'list').mockResolvedValue([{ … }])`.
 */
function replacedResultTypes(context: AnalysisContext, value: ts.Expression): readonly ts.Type[] {
  const { parent } = value;
  if (ts.isCallExpression(parent) && /^(?:Promise\.resolve|(?:rxjs\.)?of)$/.test(parent.expression.getText()))
    return replacedResultTypes(context, parent);
  const replacement = enclosingCallback(value) ?? value;
  const call = replacement.parent;
  if (!ts.isCallExpression(call) || !ts.isPropertyAccessExpression(call.expression)) return [];
  const { name, expression } = call.expression;
  const [module] = call.arguments;
  const isModule = REPLACED_MODULE.test(name.text) && call.arguments[1] === replacement;
  if (isModule && module !== undefined) return moduleTypes(context, module);
  if (name.text === 'method' && call.arguments[2] === replacement) return namedResult(context, call);
  const isReplaced = (replacement === value ? REPLACED_RESULT : REPLACED_FUNCTION).test(name.text);
  return isReplaced && call.arguments[0] === replacement ? replacedBefore(context, expression, call) : [];
}

/** Returns the type of the module in `vi.mock('./client', …)` and `vi.mock(import('./client'), …)`. */
function moduleTypes({ checker }: AnalysisContext, module: ts.Expression): readonly ts.Type[] {
  const [specifier = module] = ts.isCallExpression(module) ? module.arguments : [];
  return ts.isStringLiteralLike(specifier) ? [checker.moduleType(specifier) ?? []].flat() : [];
}

/** Returns `vi.fn()` of a test double that a variable or a member holds: `list`, `mocks.list`, `{ list } = mocks`. */
function heldDouble({ checker }: AnalysisContext, double: ts.Expression): ts.Expression | undefined {
  const declared = checker.declarationOf(ts.isPropertyAccessExpression(double) ? double.name : double);
  const [member] =
    declared !== undefined && ts.isBindingElement(declared)
      ? checker.membersOf(checker.typeAt(declared.parent), (declared.propertyName ?? declared.name).getText())
      : [];
  const holder = member?.valueDeclaration ?? declared;
  const isHolder = holder !== undefined && (ts.isVariableDeclaration(holder) || ts.isPropertyAssignment(holder));
  const made = isHolder ? holder.initializer : undefined;
  return made !== undefined && ts.isCallExpression(made) && /^(?:fn|stub)$/.test(calledName(made)) ? made : undefined;
}

/**
 * Returns the result of the method that a chain replaces: `vi.spyOn(client, 'list').mockReturnValueOnce(…)`,
 * `vi.mocked(client.list).mockResolvedValue(…)`, `{ list: vi.fn().mockResolvedValue(…) }` where a client is expected.
 */
function replacedBefore(context: AnalysisContext, chain: ts.Expression, call: ts.CallExpression): readonly ts.Type[] {
  const plain = unwrapExpression(chain);
  if (!ts.isCallExpression(plain)) {
    const double = heldDouble(context, plain);
    const held = double === undefined ? [] : heldTypes(context, double);
    return resultsOf(context, [context.checker.typeAt(plain), ...held]);
  }
  const { expression, arguments: args } = plain;
  const callee = ts.isPropertyAccessExpression(expression) ? expression.name.text : expression.getText();
  if (/^(?:spyOn|method)$/.test(callee) || (callee === 'stub' && args.length > 0)) return namedResult(context, plain);
  if (callee === 'mocked') return resultsOf(context, args.slice(0, 1).map(context.checker.typeAt));
  if (/^(?:fn|stub)$/.test(callee)) return resultsOf(context, expectedOfChain(context, call));
  return ts.isPropertyAccessExpression(expression) ? replacedBefore(context, expression.expression, call) : [];
}

/** Returns the function types that are expected of a test double with all its calls: `vi.fn().mockReturnValue(1)`. */
function expectedOfChain(context: AnalysisContext, call: ts.CallExpression): readonly ts.Type[] {
  const { parent } = call;
  if (ts.isPropertyAccessExpression(parent) && ts.isCallExpression(parent.parent))
    return expectedOfChain(context, parent.parent);
  const isAssigned = ts.isBinaryExpression(parent) && parent.right === call;
  const expected = isAssigned ? context.checker.typeAt(parent.left) : context.checker.contextualType(call);
  return [...[expected ?? []].flat(), ...heldTypes(context, call)];
}

/** Returns the result of the method that the first two arguments name: `(client, 'list')`. */
function namedResult(context: AnalysisContext, { arguments: [object, name] }: ts.CallExpression): readonly ts.Type[] {
  const { types, typeAt } = context.checker;
  if (object === undefined || name === undefined || !ts.isStringLiteralLike(name)) return [];
  return resultsOf(context, types.memberTypes(typeAt(object), name.text));
}

function resultsOf(context: AnalysisContext, functions: readonly ts.Type[]): readonly ts.Type[] {
  const { types } = context.checker;
  return functions.flatMap(types.unionParts).flatMap((type) => {
    const result = types.signature(type)?.result;
    return result === undefined ? [] : [awaitedType(context, result)];
  });
}

/** Returns the last of the assertions in `value as unknown as T`. */
function outermostAssertion(node: ts.AsExpression | ts.TypeAssertion): ts.AsExpression | ts.TypeAssertion {
  const outer = ts.isParenthesizedExpression(node.parent) ? node.parent.parent : node.parent;
  return ts.isAsExpression(outer) || ts.isTypeAssertionExpression(outer) ? outermostAssertion(outer) : node;
}

/** Returns the type that a pattern takes apart if the literal is its default: `[{ a: x } = { a: 1 }] = list`. */
function patternTypes(context: AnalysisContext, { parent }: ts.ObjectLiteralExpression): readonly ts.Type[] {
  if (ts.isBindingElement(parent) && ts.isObjectBindingPattern(parent.name))
    return [context.checker.typeAt(parent.name)];
  const isDefault =
    ts.isBinaryExpression(parent) &&
    parent.operatorToken.kind === ts.SyntaxKind.EqualsToken &&
    ts.isArrayLiteralExpression(parent.parent) &&
    ts.isBinaryExpression(parent.parent.parent);
  if (!isDefault || parent.parent.parent.left !== parent.parent) return [];
  const item = context.checker.types.itemType(context.checker.typeAt(parent.parent.parent.right));
  return item === undefined ? [] : [item];
}

/** Tests whether the literal itself, or one beside it, declares a member, from which a type parameter was inferred. */
function isMemberOf(member: ts.Symbol, literal: ts.ObjectLiteralExpression): boolean {
  const declarations = member.declarations ?? [];
  const whole = outermostLiteral(literal);
  return declarations.length > 0 && declarations.every((one) => outermostLiteral(one) === whole);
}

function outermostLiteral(node: ts.Node): ts.Node {
  const { parent } = node;
  const isInside = ts.isObjectLiteralElement(node) || ts.isObjectLiteralElement(parent);
  return isInside || ts.isArrayLiteralExpression(parent) ? outermostLiteral(parent) : node;
}

/**
 * Returns expected types that the checker's contextual type does not include: the constraint of a type parameter, the
 * `this` of a function, and the expected result of a callback.
 */
function constraintTypes(context: AnalysisContext, expression: ts.Expression): readonly ts.Type[] {
  const declared = argumentOf(context, expression)?.declared;
  const constraint = declared === undefined ? undefined : context.checker.types.constraint(declared);
  return [
    ...(constraint === undefined ? [] : [constraint]),
    ...boundTypes(context, expression),
    ...callbackResultTypes(context, expression),
  ];
}

/** Returns the type that a function states for its `this`: of `{ … }` in `show.call({ … })`. */
function boundTypes({ checker }: AnalysisContext, { parent: call }: ts.Expression): readonly ts.Type[] {
  if (!ts.isCallExpression(call) || !ts.isPropertyAccessExpression(call.expression)) return [];
  const { name, expression } = call.expression;
  const called = /^(?:call|apply|bind)$/.test(name.text) ? checker.declarationOf(expression) : undefined;
  const [first] = called !== undefined && ts.isFunctionLike(called) ? called.parameters : [];
  return first !== undefined && first.name.getText() === 'this' ? [checker.typeAt(first)] : [];
}

/**
 * Returns the expected result of a callback, such as in `list.map(() => ({ … }))` where a list of a known type is
 * expected.
 */
function callbackResultTypes(context: AnalysisContext, expression: ts.Expression): readonly ts.Type[] {
  const callback = enclosingCallback(expression);
  if (callback === undefined) return [];
  const argument = argumentOf(context, callback);
  if (argument === undefined) return untypedMapTypes(context, callback);
  if (ts.isNewExpression(argument.call)) return [];
  const { types } = context.checker;
  const returned = types.signature(argument.declared)?.result;
  const expected = expectedOfCall(context, argument.call);
  if (returned === undefined) return [];
  return expected.flatMap((type) =>
    types.unionParts(returned).flatMap((part) => {
      const found = types.inferTypeArgument(part, argument.function.result, type);
      return found === undefined || found === type ? [] : [found];
    }),
  );
}

/** Returns the expected item of `rows.map((row) => ({ … }))` whose receiver has no type. */
function untypedMapTypes(context: AnalysisContext, { parent }: ts.Expression): readonly ts.Type[] {
  if (!ts.isCallExpression(parent) || !ts.isPropertyAccessExpression(parent.expression)) return [];
  const { types, typeAt } = context.checker;
  const isUntyped = (typeAt(parent.expression).flags & ts.TypeFlags.Any) !== 0;
  if (!isUntyped || !/^(?:map|flatMap)$/.test(parent.expression.name.text)) return [];
  return expectedOfCall(context, parent).flatMap((type) => types.itemType(type) ?? []);
}

function expectedOfCall(context: AnalysisContext, call: ts.CallExpression): readonly ts.Type[] {
  const expected = context.checker.contextualType(call);
  const parts = expected === undefined ? [] : context.checker.types.unionParts(expected);
  return [...parts, ...callbackResultTypes(context, call)];
}

/** Returns the inline function that returns an expression. */
function enclosingCallback(expression: ts.Expression): ts.Expression | undefined {
  const { parent } = expression;
  if (ts.isParenthesizedExpression(parent) || ts.isConditionalExpression(parent)) return enclosingCallback(parent);
  if (ts.isArrowFunction(parent)) return parent.body === expression ? parent : undefined;
  if (!ts.isReturnStatement(parent)) return undefined;
  const enclosing = ts.findAncestor(parent, ts.isFunctionLike);
  return enclosing !== undefined && (ts.isArrowFunction(enclosing) || ts.isFunctionExpression(enclosing))
    ? enclosing
    : undefined;
}

const EQUALITY_MATCHERS = /^to(?:StrictEqual|Equal|MatchObject|ContainEqual)$/;
const CALL_MATCHERS = /^toHaveBeen(Nth)?(?:Last)?CalledWith$/;
const RETURN_MATCHERS = /^toHave(?:Last)?Re(?:turned|solved)With$/;
const PARTIAL_MATCHERS = /^(?:expect|jasmine)\.(?:not\.)?(?:objectContaining|arrayContaining)$/;

/**
 * Returns the types that a test compares a literal with: `expect(value).toEqual({ … })`, `assert.deepEqual(value, { …
 * })`.
 */
export function assertedTypes(context: AnalysisContext, literal: ts.Expression): readonly ts.Type[] {
  const { types } = context.checker;
  const { parent } = literal;
  if (ts.isParenthesizedExpression(parent)) return assertedTypes(context, parent);
  if (rowVariable(literal) !== undefined) return heldTypes(context, literal);
  if (ts.isArrayLiteralExpression(parent))
    return assertedTypes(context, parent).map((type) => types.itemType(type) ?? type);
  if (ts.isPropertyAssignment(parent))
    return assertedTypes(context, parent.parent).flatMap((type) =>
      types.memberTypes(type, propertyNameText(parent.name)),
    );
  if (!ts.isCallExpression(parent) || !ts.isPropertyAccessExpression(parent.expression)) return [];
  if (PARTIAL_MATCHERS.test(parent.expression.getText())) return assertedTypes(context, parent);
  return matcherTypes(context, parent, literal);
}

function matcherTypes(
  context: AnalysisContext,
  matcher: ts.CallExpression,
  literal: ts.Expression,
): readonly ts.Type[] {
  const { types, typeAt } = context.checker;
  if (!ts.isPropertyAccessExpression(matcher.expression)) return [];
  const { name, expression } = matcher.expression;
  if (EQUALITY_MATCHERS.test(name.text)) {
    const isAwaited = /\.resolves\b/.test(expression.getText());
    return assertionSubject(expression).map((value) =>
      isAwaited ? awaitedType(context, typeAt(value)) : typeAt(value),
    );
  }
  const called = CALL_MATCHERS.exec(name.text);
  if (called !== null || RETURN_MATCHERS.test(name.text)) {
    const functions = assertionSubject(expression).flatMap((value) => types.signature(typeAt(value)) ?? []);
    const index = matcher.arguments.indexOf(literal) - (called?.[1] === undefined ? 0 : 1);
    if (called === null) return functions.map(({ result }) => awaitedType(context, result));
    return functions.flatMap((one) => matcherParameter(context, one, index));
  }
  if (!/equal/i.test(name.text) || matcher.arguments.length < 2) return [];
  return matcher.arguments.filter((argument) => argument !== literal).map(typeAt);
}

/** Returns the parameter at an index; `(...given: [A, B])` counts like `(a: A, b: B)`. */
function matcherParameter(
  { checker }: AnalysisContext,
  { parameters, hasRest: isOpenEnded }: FunctionType,
  index: number,
): readonly ts.Type[] {
  const last = parameters.at(-1);
  const rest = index - parameters.length + 1;
  if (!isOpenEnded || last === undefined || rest < 0) return parameters.slice(index, index + 1);
  return checker.types.memberTypes(last, String(rest));
}

/** Unwraps the type of a promise or an observable. */
function awaitedType({ checker: { types } }: AnalysisContext, type: ts.Type): ts.Type {
  return /^(?:Promise|Observable)$/.test(type.symbol?.name ?? '') ? (types.typeArguments(type)[0] ?? type) : type;
}

/**
 * Returns the type arguments around a string: of the type of the enclosing literal, and of the call.
 */
export function surroundingTypes(context: AnalysisContext, text: ts.Expression): readonly ts.Type[] {
  const { parent } = text;
  if (ts.isPropertyAssignment(parent))
    return [...literalTypes(context, parent.parent), ...surroundingTypes(context, parent.parent)];
  if (ts.isArrayLiteralExpression(parent) || ts.isParenthesizedExpression(parent))
    return surroundingTypes(context, parent);
  if (!ts.isCallExpression(parent) && !ts.isNewExpression(parent)) return [];
  return (parent.typeArguments ?? []).map(context.checker.typeAt);
}

function literalTypes(context: AnalysisContext, literal: ts.ObjectLiteralExpression): readonly ts.Type[] {
  const expected = context.checker.contextualType(literal);
  if (expected === undefined) return [];
  return [expected, ...context.checker.types.unionParts(expected)].flatMap(context.checker.types.typeArguments);
}

/** Returns the receiver of a call; for a destructured function, the value that it was taken from. */
export function receiverOf(context: AnalysisContext, { expression }: ts.CallExpression): ts.Node | undefined {
  if (ts.isPropertyAccessExpression(expression)) return expression.expression;
  const declaration = ts.isIdentifier(expression) ? context.checker.declarationOf(expression) : undefined;
  return declaration !== undefined && ts.isBindingElement(declaration) ? declaration.parent : undefined;
}

/** Returns the types that base types give a class member without an annotation. */
function inheritedTypes({ checker }: AnalysisContext, member: ts.Node): readonly ts.Type[] {
  if (!ts.isPropertyDeclaration(member) || member.type !== undefined || isStatic(member)) return [];
  const above = (member.parent.heritageClauses ?? []).flatMap(({ types }) => types);
  return above.flatMap((type) => checker.types.memberTypes(checker.typeAt(type), member.name.getText()));
}
