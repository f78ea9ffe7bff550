import ts from 'typescript';
import type { FunctionType } from '../checker/type-reader.ts';
import type { AnalysisContext } from './context.ts';
import { typesInherited } from './member-owners.ts';
import { nameText } from './syntax.ts';

/** The members of this name that the place of a literal asks for. */
export function wanted(pass: AnalysisContext, literal: ts.ObjectLiteralExpression, name: string): readonly ts.Symbol[] {
  const type = pass.compiler.wantedType(literal);
  const types = type === undefined ? typesInherited(pass, literal.parent) : [type];
  const members = (asked: readonly ts.Type[]): readonly ts.Symbol[] =>
    asked.flatMap((one) => pass.compiler.membersOf(one, name)).filter((member) => !isOwn(member, literal));
  const found = members(types);
  return found.length > 0 ? found : members(askedBeyond(pass, literal));
}

/** Whether a member is one of the literal itself: what a type parameter was inferred from. */
function isOwn(member: ts.Symbol, literal: ts.ObjectLiteralExpression): boolean {
  const declarations = member.declarations ?? [];
  return declarations.length > 0 && declarations.every(({ parent }) => parent === literal);
}

/** An expression in the arguments of a call. */
export interface Argument {
  readonly call: ts.CallExpression | ts.NewExpression;
  readonly function: FunctionType;
  /** What the function declares for this argument. */
  readonly declared: ts.Type;
}

/** The call whose argument an expression is, with the parameter as the function declares it. */
export function argumentOf(pass: AnalysisContext, expression: ts.Node): Argument | undefined {
  const call = expression.parent;
  if (!ts.isCallExpression(call) && !ts.isNewExpression(call)) return undefined;
  const index = (call.arguments ?? ([] as readonly ts.Node[])).indexOf(expression);
  const found = index < 0 ? undefined : pass.compiler.called(call);
  const declared = found === undefined ? undefined : parameterAt(pass, found, index);
  return found === undefined || declared === undefined ? undefined : { call, function: found, declared };
}

/** What a function asks for in one place. */
function parameterAt(
  pass: AnalysisContext,
  { parameters, isOpenEnded }: FunctionType,
  index: number,
): ts.Type | undefined {
  const isRest = isOpenEnded && index >= parameters.length - 1;
  const declared = isRest ? parameters.at(-1) : parameters[index];
  return isRest && declared !== undefined ? pass.compiler.types.item(declared) : declared;
}

/** What a type parameter of a call stands for, by the other arguments of the call. */
export function boundBy(pass: AnalysisContext, argument: Argument, parameter: ts.Type): ts.Type | undefined {
  const { types } = pass.compiler;
  for (const [index, other] of (argument.call.arguments ?? []).entries()) {
    const declared = parameterAt(pass, argument.function, index);
    if (declared === undefined || declared === argument.declared) continue;
    const found = types.standsFor(parameter, declared, pass.compiler.typeAt(other));
    if (found !== undefined) return found;
  }
  return undefined;
}

/**
 * What the place of an expression asks for beyond what the checker says: the constraint of a type parameter; and, for
 * what a callback returns, what the call that takes the callback must come to.
 */
function askedBeyond(pass: AnalysisContext, expression: ts.Expression): readonly ts.Type[] {
  const declared = argumentOf(pass, expression)?.declared;
  const constraint = declared === undefined ? undefined : pass.compiler.types.constraint(declared);
  return [...(constraint === undefined ? [] : [constraint]), ...askedOfCallback(pass, expression)];
}

/** `list.map(() => ({ … }))` where a list of a known type is asked for. */
function askedOfCallback(pass: AnalysisContext, expression: ts.Expression): readonly ts.Type[] {
  const callback = returningFunction(expression);
  const argument = callback === undefined ? undefined : argumentOf(pass, callback);
  if (callback === undefined || argument === undefined || ts.isNewExpression(argument.call)) return [];
  const { types } = pass.compiler;
  const returned = types.signature(argument.declared)?.result;
  const wanted = wantedOf(pass, argument.call);
  if (returned === undefined) return [];
  return wanted.flatMap((type) =>
    types.parts(returned).flatMap((part) => {
      const found = types.standsFor(part, argument.function.result, type);
      return found === undefined || found === type ? [] : [found];
    }),
  );
}

function wantedOf(pass: AnalysisContext, call: ts.CallExpression): readonly ts.Type[] {
  const wanted = pass.compiler.wantedType(call);
  const stated = wanted === undefined ? [] : pass.compiler.types.parts(wanted);
  return [...stated, ...askedOfCallback(pass, call)];
}

/** The function, written in place, that an expression is the result of. */
function returningFunction(expression: ts.Expression): ts.Expression | undefined {
  const { parent } = expression;
  if (ts.isParenthesizedExpression(parent) || ts.isConditionalExpression(parent)) return returningFunction(parent);
  if (ts.isArrowFunction(parent)) return parent.body === expression ? parent : undefined;
  if (!ts.isReturnStatement(parent)) return undefined;
  const around = ts.findAncestor(parent, ts.isFunctionLike);
  return around !== undefined && (ts.isArrowFunction(around) || ts.isFunctionExpression(around)) ? around : undefined;
}

const MATCHERS = /^to(?:StrictEqual|Equal|MatchObject|ContainEqual)$/;
const CALLED = /^toHaveBeen(Nth)?(?:Last)?CalledWith$/;
const RETURNED = /^toHave(?:Last)?Re(?:turned|solved)With$/;
const PARTLY = /^(?:expect|jasmine)\.(?:not\.)?(?:objectContaining|arrayContaining)$/;

/** What a literal of a test is held against: `expect(value).toEqual({ … })`, `assert.deepEqual(value, { … })`. */
export function typesHeldAgainst(pass: AnalysisContext, literal: ts.Expression): readonly ts.Type[] {
  const { types } = pass.compiler;
  const { parent } = literal;
  if (ts.isParenthesizedExpression(parent)) return typesHeldAgainst(pass, parent);
  if (ts.isArrayLiteralExpression(parent))
    return typesHeldAgainst(pass, parent).map((type) => types.item(type) ?? type);
  if (ts.isPropertyAssignment(parent))
    return typesHeldAgainst(pass, parent.parent).flatMap((type) => types.held(type, nameText(parent.name)));
  if (!ts.isCallExpression(parent) || !ts.isPropertyAccessExpression(parent.expression)) return [];
  if (PARTLY.test(parent.expression.getText())) return typesHeldAgainst(pass, parent);
  return ofMatcher(pass, parent, literal);
}

function ofMatcher(pass: AnalysisContext, matcher: ts.CallExpression, literal: ts.Expression): readonly ts.Type[] {
  const { types, typeAt } = pass.compiler;
  if (!ts.isPropertyAccessExpression(matcher.expression)) return [];
  const { name, expression } = matcher.expression;
  if (MATCHERS.test(name.text)) {
    const isAwaited = /\.resolves\b/.test(expression.getText());
    return expectedOf(expression).map((value) => (isAwaited ? awaited(pass, typeAt(value)) : typeAt(value)));
  }
  const called = CALLED.exec(name.text);
  if (called !== null || RETURNED.test(name.text)) {
    const functions = expectedOf(expression).flatMap((value) => types.signature(typeAt(value)) ?? []);
    const index = matcher.arguments.indexOf(literal) - (called?.[1] === undefined ? 0 : 1);
    if (called === null) return functions.map(({ result }) => awaited(pass, result));
    return functions.flatMap((one) => matcherParameter(pass, one, index));
  }
  if (!/equal/i.test(name.text) || matcher.arguments.length < 2) return [];
  return matcher.arguments.filter((argument) => argument !== literal).map(typeAt);
}

/** `(...given: [A, B])` has the second where `(a: A, b: B)` has it. */
function matcherParameter(
  { compiler }: AnalysisContext,
  { parameters, isOpenEnded }: FunctionType,
  index: number,
): readonly ts.Type[] {
  const last = parameters.at(-1);
  const rest = index - parameters.length + 1;
  if (!isOpenEnded || last === undefined || rest < 0) return parameters.slice(index, index + 1);
  return compiler.types.held(last, String(rest));
}

/** What a promise brings. */
function awaited({ compiler: { types } }: AnalysisContext, type: ts.Type): ts.Type {
  return type.symbol?.name === 'Promise' ? (types.given(type)[0] ?? type) : type;
}

/** The argument of `expect` at the beginning of a chain. */
export function expectedOf(chain: ts.Expression): readonly ts.Expression[] {
  if (ts.isPropertyAccessExpression(chain)) return expectedOf(chain.expression);
  if (!ts.isCallExpression(chain)) return [];
  return ts.isIdentifier(chain.expression) && chain.expression.text === 'expect'
    ? chain.arguments.slice(0, 1)
    : expectedOf(chain.expression);
}

/**
 * The types that what stands around a text is made of: the arguments of the type of the literal that holds it, of what
 * a method is called on, of what else a call is given, and of the parameter as it is declared.
 */
export function typesAround(pass: AnalysisContext, text: ts.Expression): readonly ts.Type[] {
  const { parent } = text;
  if (ts.isPropertyAssignment(parent)) return [...ofLiteral(pass, parent.parent), ...typesAround(pass, parent.parent)];
  if (ts.isArrayLiteralExpression(parent) || ts.isParenthesizedExpression(parent)) return typesAround(pass, parent);
  if (!ts.isCallExpression(parent) && !ts.isNewExpression(parent)) return [];
  const stated = (parent.typeArguments ?? []).map(pass.compiler.typeAt);
  return ts.isCallExpression(parent)
    ? [...stated, ...ofCall(pass, parent, text), ...declaredFor(pass, parent, text)]
    : stated;
}

function ofLiteral(pass: AnalysisContext, literal: ts.ObjectLiteralExpression): readonly ts.Type[] {
  const wanted = pass.compiler.wantedType(literal);
  if (wanted === undefined) return [];
  return [wanted, ...pass.compiler.types.parts(wanted)].flatMap(pass.compiler.types.given);
}

function ofCall(pass: AnalysisContext, call: ts.CallExpression, text: ts.Expression): readonly ts.Type[] {
  const receiver = receiverOf(pass, call);
  const others = call.arguments.filter((argument) => argument !== text);
  const nodes = receiver === undefined ? others : [receiver, ...others];
  return nodes.flatMap((node) => pass.compiler.types.given(pass.compiler.typeAt(node)));
}

/** What a method is called on; of a function that a pattern took out of something, that. */
function receiverOf(pass: AnalysisContext, { expression }: ts.CallExpression): ts.Node | undefined {
  if (ts.isPropertyAccessExpression(expression)) return expression.expression;
  const declaration = ts.isIdentifier(expression) ? pass.compiler.declarationOf(expression) : undefined;
  return declaration !== undefined && ts.isBindingElement(declaration) ? declaration.parent : undefined;
}

/** `(name: Listed<T>)`: the `T`, as it is written where the function is declared. */
function declaredFor(pass: AnalysisContext, call: ts.CallExpression, text: ts.Expression): readonly ts.Type[] {
  const declaration = pass.compiler.declarationOf(call.expression);
  const called =
    declaration !== undefined && ts.isVariableDeclaration(declaration) ? declaration.initializer : declaration;
  const type =
    called !== undefined && ts.isFunctionLike(called)
      ? called.parameters[call.arguments.indexOf(text)]?.type
      : undefined;
  return type !== undefined && ts.isTypeReferenceNode(type) ? (type.typeArguments ?? []).map(pass.compiler.typeAt) : [];
}
