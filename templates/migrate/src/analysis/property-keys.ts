import ts from 'typescript';
import type { AnalysisContext } from './context.ts';
import { type Argument, argumentOf, boundBy, typesAround } from './contextual-types.ts';
import { keyedAsDeclared, keyedByDeclaration } from './declared-keys.ts';
import { aliased, keyedByStated, keyedByType } from './key-types.ts';
import { typeGuarded } from './type-guards.ts';

/**
 * The members that a string names as a key: in `Pick<T, 'a'>`, where `keyof T` is asked for, and in calls that take
 * both.
 */
export function membersByKey(pass: AnalysisContext, name: ts.StringLiteralLike): readonly ts.Symbol[] {
  const { parent } = name;
  const types = ts.isLiteralTypeNode(parent) ? keyedByType(pass, parent) : keyedByPlace(pass, name);
  return types.flatMap((type) => pass.compiler.membersOf(type, name.text));
}

function keyedByPlace(pass: AnalysisContext, name: ts.StringLiteralLike): readonly ts.Type[] {
  const indexed = indexedBy(name);
  if (indexed !== undefined) return [pass.compiler.typeAt(indexed)];
  const compared = comparedWith(name) ?? searchedFor(name);
  const wanted = pass.compiler.wantedType(name);
  const asked = compared === undefined ? [wanted ?? []].flat() : typesOf(pass, compared);
  const behind = asked.flatMap((type) => [...pass.compiler.types.keyed(type), ...keyedByAlias(pass, type, name.text)]);
  if (behind.length > 0) return behind;
  if (compared !== undefined) return keyedAsDeclared(pass, compared);
  const stated = keyedByStated(pass, name);
  if (stated.length > 0) return stated;
  const called = [...keyedByCall(pass, name), ...typesReflected(pass, name)];
  if (called.length > 0) return called;
  const listed = keyedByList(pass, name);
  return listed.length > 0 ? listed : keyedByDeclaration(pass, name);
}

/** `value[flag ? 'a' : 'b']`: the value. */
function indexedBy(text: ts.Expression): ts.Expression | undefined {
  const { parent } = text;
  if (ts.isElementAccessExpression(parent)) return parent.argumentExpression === text ? parent.expression : undefined;
  const isThrough =
    ts.isParenthesizedExpression(parent) || (ts.isConditionalExpression(parent) && parent.condition !== text);
  return isThrough ? indexedBy(parent) : undefined;
}

/**
 * The type of what is compared: here, where a comparison before may have narrowed it, as declared, and as a guard says.
 */
function typesOf(pass: AnalysisContext, compared: ts.Expression): readonly ts.Type[] {
  const declaration = ts.isIdentifier(compared) ? pass.compiler.declarationOf(compared) : undefined;
  const nodes = declaration === undefined ? [compared] : [compared, declaration];
  const guarded = typeGuarded(pass, compared);
  return [...nodes.map(pass.compiler.typeAt), ...(guarded === undefined ? [] : [guarded])];
}

/** A type of the caller's that lists keys: `type Key = 'a' | 'b'`, where something is picked by it. */
function keyedByAlias(pass: AnalysisContext, asked: ts.Type, text: string): readonly ts.Type[] {
  return aliased(pass, asked, text).flatMap((literal) => keyedByType(pass, literal));
}

/** `get(record, 'a')` where the function says `K extends keyof T`: the type of the argument that `T` is taken from. */
function keyedByCall(pass: AnalysisContext, name: ts.StringLiteralLike): readonly ts.Type[] {
  const { types } = pass.compiler;
  const isListed = ts.isArrayLiteralExpression(name.parent);
  const argument = argumentOf(pass, isListed ? asserted(name.parent) : name);
  if (argument === undefined) return [];
  const asked = types.parts(argument.declared).flatMap((part) => [part, ...(isListed ? itemsOf(pass, part) : [])]);
  const keyed = asked.flatMap(types.keyed);
  return keyed.map((type) => boundBy(pass, argument, type) ?? foundInResult(pass, argument, type) ?? type);
}

/** `['a'] as const`: the whole of it. */
function asserted(list: ts.Expression): ts.Expression {
  const { parent } = list;
  return ts.isAsExpression(parent) || ts.isParenthesizedExpression(parent) ? asserted(parent) : list;
}

/** `pluck('a')` where the place of the call says what `T` is: what it comes to, beside what it is declared to. */
function foundInResult(pass: AnalysisContext, argument: Argument, parameter: ts.Type): ts.Type | undefined {
  return pass.compiler.types.standsFor(parameter, argument.function.result, pass.compiler.typeAt(argument.call));
}

function itemsOf(pass: AnalysisContext, type: ts.Type): readonly ts.Type[] {
  const item = pass.compiler.types.item(type);
  return item === undefined ? [] : [item];
}

/** What a string is compared with: `key === 'a'`, `switch (key) { case 'a': … }`. */
export function comparedWith(name: ts.StringLiteralLike): ts.Expression | undefined {
  const { parent } = name;
  if (ts.isCaseClause(parent)) return parent.parent.parent.expression;
  if (!ts.isBinaryExpression(parent)) return undefined;
  const kinds = [
    ts.SyntaxKind.EqualsEqualsEqualsToken,
    ts.SyntaxKind.ExclamationEqualsEqualsToken,
    ts.SyntaxKind.EqualsEqualsToken,
    ts.SyntaxKind.ExclamationEqualsToken,
  ];
  if (!kinds.includes(parent.operatorToken.kind)) return undefined;
  return parent.left === name ? parent.right : parent.left;
}

/** `['a', 'b'].includes(key)`: what a list of texts is searched for. */
export function searchedFor({ parent }: ts.StringLiteralLike): ts.Expression | undefined {
  const searched = parent.parent;
  if (!ts.isArrayLiteralExpression(parent) || !ts.isPropertyAccessExpression(searched)) return undefined;
  const isSearch = /^(?:includes|indexOf)$/.test(searched.name.text) && searched.expression === parent;
  return isSearch && ts.isCallExpression(searched.parent) ? searched.parent.arguments[0] : undefined;
}

const BY_FIRST =
  /^(?:Object\.(?:hasOwn|defineProperty|getOwnPropertyDescriptor)|Reflect\.(?:get|has|set|deleteProperty))$/;
const BY_RECEIVER = new Set(['hasOwnProperty', 'propertyIsEnumerable']);

/**
 * `Object.hasOwn(value, 'a')`, `value.hasOwnProperty('a')`, `JSON.stringify(value, ['a'])`: the value whose member is
 * named.
 */
function typesReflected(pass: AnalysisContext, name: ts.StringLiteralLike): readonly ts.Type[] {
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

/**
 * `form.register('a')`, where the place asks for one of a list of texts that is made of the keys of a type: all of them
 * are in it. The type is an argument of the list's own type, or of what is called.
 */
function keyedByList(pass: AnalysisContext, name: ts.StringLiteralLike): readonly ts.Type[] {
  const { types } = pass.compiler;
  return listsAsked(pass, name).flatMap(({ texts, made }) =>
    made.filter((type) => {
      const members = types.members(type);
      return members.length > 0 && members.every((member) => texts.has(member.name));
    }),
  );
}

/** A list of texts that is asked for, and the types that it may be made of. */
interface AskedList {
  readonly texts: ReadonlySet<string>;
  readonly made: readonly ts.Type[];
}

/** The lists of texts with this one among them that the place of a text asks for. */
export function listsAsked(pass: AnalysisContext, name: ts.StringLiteralLike): readonly AskedList[] {
  const { types } = pass.compiler;
  const declared = argumentOf(pass, name)?.declared;
  const asked = [pass.compiler.wantedType(name), declared, declared && types.constraint(declared)];
  const behind = typesAround(pass, name);
  return asked.flatMap((type) => {
    const texts = new Set(type === undefined ? [] : listed(types.parts(type)));
    return type !== undefined && texts.has(name.text) ? [{ texts, made: [...types.given(type), ...behind] }] : [];
  });
}

/** The texts of a list; it may have patterns among them, but not any text at all. */
function listed(parts: readonly ts.Type[]): readonly string[] {
  const said = parts.filter(({ flags }) => (flags & (ts.TypeFlags.Undefined | ts.TypeFlags.Null)) === 0);
  const isClosed = said.every((part) => part.isStringLiteral() || (part.flags & ts.TypeFlags.TemplateLiteral) !== 0);
  return isClosed ? said.flatMap((part) => (part.isStringLiteral() ? [part.value] : [])) : [];
}
