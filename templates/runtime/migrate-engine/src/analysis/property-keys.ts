import ts from 'typescript';
import type { AnalysisContext } from '../checker/checker.ts';
import { type CallArgument, argumentOf, inferFromArguments } from './call-arguments.ts';
import { surroundingTypes } from './contextual-types.ts';
import { aliasLiterals, keyTypeOwners } from './key-types.ts';
import {
  declaredKeyOwners,
  ownersByDeclaration,
  ownersByKeyAlias,
  typeArgumentFor,
  ownersByStatedKey,
} from './declared-keys.ts';
import { assertedList } from './test-tables.ts';
import { guardedType } from './member-owners.ts';

/**
 * Returns the members that a string names as a property key: in `Pick<T, 'a'>`, where `keyof T` is expected, and in
 * calls that take both a value and a key.
 */
export function membersNamedByKey(context: AnalysisContext, name: ts.StringLiteralLike): readonly ts.Symbol[] {
  return typesNamedByKey(context, name).flatMap((type) => context.checker.membersOf(type, name.text));
}

/** Returns the types that a string names a property key of. */
export function typesNamedByKey(context: AnalysisContext, name: ts.StringLiteralLike): readonly ts.Type[] {
  const { parent } = name;
  return ts.isLiteralTypeNode(parent) ? keyTypeOwners(context, parent) : ownersByPosition(context, name);
}

function ownersByPosition(context: AnalysisContext, name: ts.StringLiteralLike): readonly ts.Type[] {
  const indexed = indexedObject(name);
  if (indexed !== undefined) return [context.checker.typeAt(indexed)];
  const compared = comparedOperand(name) ?? searchedOperand(name);
  const expected = context.checker.contextualType(name);
  const candidates =
    compared === undefined
      ? [...[expected ?? []].flat(), ...expectedOfCollection(context, name)]
      : comparedTypes(context, compared);
  const owners = candidates.flatMap((type) => [
    ...context.checker.types.keyOwners(type),
    ...ownersByAlias(context, type, name.text),
    ...ownersByKeyAlias(context, type),
  ]);
  if (owners.length > 0) return owners;
  if (compared !== undefined) return declaredKeyOwners(context, compared);
  const stated = ownersByStatedKey(context, name);
  if (stated.length > 0) return stated;
  const called = [...ownersByCall(context, name), ...reflectedTypes(context, name)];
  if (called.length > 0) return called;
  const listed = ownersByKeyUnion(context, name);
  return listed.length > 0 ? listed : ownersByDeclaration(context, name);
}

/** Returns the item or key that is expected of `new Set(['a'])` or `new Map([['a', 1]])` without type arguments. */
function expectedOfCollection({ checker }: AnalysisContext, name: ts.StringLiteralLike): readonly ts.Type[] {
  const list = name.parent;
  if (!ts.isArrayLiteralExpression(list)) return [];
  const isPair = ts.isArrayLiteralExpression(list.parent);
  if (isPair && list.elements[0] !== name) return [];
  const items = isPair ? list.parent : list;
  const created = items.parent;
  if (!ts.isNewExpression(created) || created.typeArguments !== undefined) return [];
  const expected = checker.contextualType(created);
  return expected === undefined ? [] : checker.types.typeArguments(expected).slice(0, 1);
}

/** `value[flag ? 'a' : 'b']`: the value. */
function indexedObject(text: ts.Expression): ts.Expression | undefined {
  const { parent } = text;
  if (ts.isElementAccessExpression(parent)) return parent.argumentExpression === text ? parent.expression : undefined;
  const isTransparent =
    ts.isParenthesizedExpression(parent) || (ts.isConditionalExpression(parent) && parent.condition !== text);
  return isTransparent ? indexedObject(parent) : undefined;
}

/** Returns the types of a compared expression: at this point, as declared, and as a type guard narrows it. */
function comparedTypes(context: AnalysisContext, compared: ts.Expression): readonly ts.Type[] {
  const declaration = ts.isIdentifier(compared) ? context.checker.declarationOf(compared) : undefined;
  const nodes = declaration === undefined ? [compared] : [compared, declaration];
  const guarded = guardedType(context, compared);
  return [...nodes.map(context.checker.typeAt), ...(guarded === undefined ? [] : [guarded])];
}

/** Returns the key owners of an alias of the caller, such as `type Key = 'a' | 'b'`. */
function ownersByAlias(context: AnalysisContext, type: ts.Type, text: string): readonly ts.Type[] {
  return aliasLiterals(context, type, text).flatMap((literal) => keyTypeOwners(context, literal));
}

/** Returns the type argument for `T` in `get(record, 'a')` where the function declares `K extends keyof T`. */
function ownersByCall(context: AnalysisContext, name: ts.StringLiteralLike): readonly ts.Type[] {
  const { types } = context.checker;
  const isListed = ts.isArrayLiteralExpression(name.parent);
  const argument = argumentOf(context, isListed ? assertedList(name.parent) : name);
  if (argument === undefined) return [];
  const candidates = types
    .unionParts(argument.declared)
    .flatMap((part) => [part, ...(isListed ? itemTypes(context, part) : [])]);
  const keyed = candidates.flatMap(types.keyOwners);
  return keyed.map(
    (type) =>
      inferFromArguments(context, argument, type) ??
      inferFromResult(context, argument, type) ??
      typeArgumentFor(context, argument.call, type) ??
      type,
  );
}

/** Infers a type parameter from the expected result of the call, such as in `pluck('a')`. */
function inferFromResult(context: AnalysisContext, argument: CallArgument, parameter: ts.Type): ts.Type | undefined {
  return context.checker.types.inferTypeArgument(
    parameter,
    argument.function.result,
    context.checker.typeAt(argument.call),
  );
}

function itemTypes(context: AnalysisContext, type: ts.Type): readonly ts.Type[] {
  const item = context.checker.types.itemType(type);
  return item === undefined ? [] : [item];
}

/** Returns the other operand of a comparison: `key === 'a'`, `switch (key) { case 'a': … }`. */
export function comparedOperand(name: ts.Expression): ts.Expression | undefined {
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

/** Returns `key` in `['a', 'b'].includes(key)`. */
export function searchedOperand({ parent }: ts.StringLiteralLike): ts.Expression | undefined {
  const searched = parent.parent;
  if (!ts.isArrayLiteralExpression(parent) || !ts.isPropertyAccessExpression(searched)) return undefined;
  const isSearch = /^(?:includes|indexOf)$/.test(searched.name.text) && searched.expression === parent;
  return isSearch && ts.isCallExpression(searched.parent) ? searched.parent.arguments[0] : undefined;
}

const BY_FIRST =
  /^(?:Object\.(?:hasOwn|defineProperty|getOwnPropertyDescriptor)|Reflect\.(?:get|has|set|deleteProperty))$/;
const BY_RECEIVER = new Set(['hasOwnProperty', 'propertyIsEnumerable']);

/**
 * Returns the type whose member a reflection call names: `Object.hasOwn(value, 'a')`, `value.hasOwnProperty('a')`,
 * `JSON.stringify(value, ['a'])`.
 */
function reflectedTypes(context: AnalysisContext, name: ts.StringLiteralLike): readonly ts.Type[] {
  const value = ts.isArrayLiteralExpression(name.parent) ? listedFor(name.parent) : reflectedBy(name);
  return value === undefined ? [] : [context.checker.typeAt(value)];
}

/** Returns the value that is asked for a member: `'a' in value`, `Object.hasOwn(value, 'a')`. */
export function askedValue(name: ts.StringLiteralLike): ts.Expression | undefined {
  const { parent } = name;
  if (!ts.isBinaryExpression(parent) || parent.operatorToken.kind !== ts.SyntaxKind.InKeyword) return reflectedBy(name);
  return parent.left === name ? parent.right : undefined;
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
 * Returns the types whose keys make up the expected union of strings, such as in `form.register('a')`. The type is a
 * type argument of the union's alias or of the called function.
 */
function ownersByKeyUnion(context: AnalysisContext, name: ts.StringLiteralLike): readonly ts.Type[] {
  const { types } = context.checker;
  return expectedKeyUnions(context, name).flatMap(({ texts, made: created }) =>
    created.filter((type) => {
      const members = types.members(type);
      return members.length > 0 && members.every((member) => texts.has(member.name));
    }),
  );
}

/** An expected union of strings, and the types whose keys it may consist of. */
interface KeyUnion {
  readonly texts: ReadonlySet<string>;
  readonly made: readonly ts.Type[];
}

/** Returns the expected unions of strings that contain this string. */
export function expectedKeyUnions(context: AnalysisContext, name: ts.StringLiteralLike): readonly KeyUnion[] {
  const { types } = context.checker;
  const declared = argumentOf(context, name)?.declared;
  const candidates = [context.checker.contextualType(name), declared, declared && types.constraint(declared)];
  const owners = surroundingTypes(context, name);
  return candidates.flatMap((type) => {
    const texts = new Set(type === undefined ? [] : closedUnionLiterals(types.unionParts(type)));
    return type !== undefined && texts.has(name.text)
      ? [{ texts, made: [...types.typeArguments(type), ...owners] }]
      : [];
  });
}

/** Returns the strings of a union; it may contain template literal types, but not `string`. */
function closedUnionLiterals(parts: readonly ts.Type[]): readonly string[] {
  const stated = parts.filter(({ flags }) => (flags & (ts.TypeFlags.Undefined | ts.TypeFlags.Null)) === 0);
  const isClosed = stated.every((part) => part.isStringLiteral() || (part.flags & ts.TypeFlags.TemplateLiteral) !== 0);
  return isClosed ? stated.flatMap((part) => (part.isStringLiteral() ? [part.value] : [])) : [];
}
