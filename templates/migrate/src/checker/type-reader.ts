import ts from 'typescript';
import { isType, keyedBy, origin } from './mapped-types.ts';

/** What the rules ask about a type, once they have one. */
export interface TypeReader {
  /** The parts of a union; of anything else itself. */
  readonly parts: (type: ts.Type) => readonly ts.Type[];
  /** Whether a type has no members of its own: a text, a number, anything at all. */
  readonly isPlain: (type: ts.Type) => boolean;
  /** What a list holds, if it is one. */
  readonly item: (type: ts.Type) => ts.Type | undefined;
  /** The members that have a text as their name. */
  readonly members: (type: ts.Type) => readonly ts.Symbol[];
  /** What the members of this name hold, in a type and in each part of a union. */
  readonly held: (type: ts.Type, name: string) => readonly ts.Type[];
  /** The name that a type was declared under as an alias. */
  readonly alias: (type: ts.Type) => string | undefined;
  readonly aliasDeclaration: (type: ts.Type) => ts.TypeAliasDeclaration | undefined;
  /** The type arguments that an alias was given. */
  readonly aliasArguments: (type: ts.Type) => readonly ts.Type[];
  /** The type arguments of a generic type, under its own name or under that of an alias. */
  readonly given: (type: ts.Type) => readonly ts.Type[];
  /** What a union was made of, where the checker has kept it. */
  readonly origin: (type: ts.Type) => ts.Type | undefined;
  /** The types whose keys a type is: the `T` of `keyof T`, alone, in a union, or as what a type parameter must be. */
  readonly keyed: (type: ts.Type) => readonly ts.Type[];
  /** The strings that a type consists of, beside symbols; nothing where it is anything else too. */
  readonly texts: (type: ts.Type) => readonly string[];
  /** The type that a type parameter must fit. */
  readonly constraint: (type: ts.Type) => ts.Type | undefined;
  /** What a type parameter stands for, where something declared as `declared` is given as `given`. */
  readonly standsFor: (parameter: ts.Type, declared: ts.Type, given: ts.Type) => ts.Type | undefined;
  /** The type arguments of two types, side by side, where both are of one generic type. */
  readonly sideBySide: (one: ts.Type, other: ts.Type) => readonly (readonly [ts.Type, ts.Type])[];
  /** Parameters and result of a function. */
  readonly signature: (type: ts.Type) => FunctionType | undefined;
}

/** A function as its caller sees it. */
export interface FunctionType {
  readonly parameters: readonly ts.Type[];
  /** Whether the last parameter stands for all that follow. */
  readonly isOpenEnded: boolean;
  readonly result: ts.Type;
}

const PLAIN =
  ts.TypeFlags.Any |
  ts.TypeFlags.Unknown |
  ts.TypeFlags.Never |
  ts.TypeFlags.Void |
  ts.TypeFlags.Undefined |
  ts.TypeFlags.Null |
  ts.TypeFlags.StringLike |
  ts.TypeFlags.NumberLike |
  ts.TypeFlags.BooleanLike |
  ts.TypeFlags.BigIntLike;

/** Reads types with the checker that made them. */
export function readTypes(checker: ts.TypeChecker): TypeReader {
  return {
    parts,
    isPlain: (type) => parts(type).every(({ flags }) => (flags & PLAIN) !== 0),
    item: (type) => type.getNumberIndexType(),
    members: (type) => type.getProperties().filter(({ name }) => !name.startsWith('__@')),
    held: (type, name) =>
      parts(type).flatMap((part) => {
        const member = checker.getPropertyOfType(checker.getApparentType(part), name);
        return member === undefined ? [] : [checker.getNonNullableType(checker.getTypeOfSymbol(member))];
      }),
    alias: (type) => type.aliasSymbol?.name,
    aliasDeclaration: (type) => type.aliasSymbol?.declarations?.find(ts.isTypeAliasDeclaration),
    aliasArguments: (type) => type.aliasTypeArguments ?? [],
    given: (type) => [...(type.aliasTypeArguments ?? []), ...(isReference(type) ? checker.getTypeArguments(type) : [])],
    origin,
    keyed: (type) => keyedBy(checker, type),
    texts,
    constraint: (type) => type.getConstraint(),
    standsFor: (parameter, declared, given) => standsFor({ checker, parameter, depth: 0 }, declared, given),
    sideBySide: (one, other) => sideBySide(checker, one, other),
    signature: (type) => {
      const [found] = parts(type).flatMap((part) => part.getCallSignatures());
      return found === undefined ? undefined : functionType(checker, found);
    },
  };
}

/** A signature, its parameters being types. */
export function functionType(checker: ts.TypeChecker, signature: ts.Signature): FunctionType {
  const last = signature.parameters.at(-1)?.valueDeclaration;
  return {
    parameters: signature.parameters.map((parameter) => checker.getTypeOfSymbol(parameter)),
    isOpenEnded: last !== undefined && ts.isParameter(last) && last.dotDotDotToken !== undefined,
    result: signature.getReturnType(),
  };
}

function parts(type: ts.Type): readonly ts.Type[] {
  return type.isUnion() ? type.types : [type];
}

function texts(type: ts.Type): readonly string[] {
  const all = parts(type).filter(({ flags }) => (flags & ts.TypeFlags.UniqueESSymbol) === 0);
  const found = all.flatMap((part) => (part.isStringLiteral() ? [part.value] : []));
  return found.length === all.length ? found : [];
}

interface Sought {
  readonly checker: ts.TypeChecker;
  readonly parameter: ts.Type;
  readonly depth: number;
}

/** What a type parameter stands for, where something declared as `declared` is given as `given`. */
function standsFor(sought: Sought, declared: ts.Type, given: ts.Type): ts.Type | undefined {
  if (sought.depth > 3 || (sought.parameter.flags & ts.TypeFlags.TypeParameter) === 0) return undefined;
  if (declared === sought.parameter) return given;
  const inner = (one: ts.Type, other: ts.Type): ts.Type | undefined =>
    standsFor({ ...sought, depth: sought.depth + 1 }, one, other);
  if (declared.isUnionOrIntersection()) return firstOf(declared.types, (part) => inner(part, given));
  const items = [itemOf(sought.checker, declared), given.getNumberIndexType()] as const;
  if (items[0] !== undefined && items[1] !== undefined) return inner(items[0], items[1]);
  const pairs = [...sideBySide(sought.checker, declared, given), ...underOneAlias(declared, given)];
  return firstOf(pairs, ([one, other]) => inner(one, other));
}

/** The same for an alias that both go by: `Made<T>`, whatever that is. */
function underOneAlias(one: ts.Type, other: ts.Type): readonly (readonly [ts.Type, ts.Type])[] {
  if (one.aliasSymbol === undefined || one.aliasSymbol !== other.aliasSymbol) return [];
  return (one.aliasTypeArguments ?? []).flatMap((type, index) => {
    const beside = other.aliasTypeArguments?.[index];
    return beside === undefined ? [] : [[type, beside] as const];
  });
}

function firstOf<Item, Found>(items: readonly Item[], find: (item: Item) => Found | undefined): Found | undefined {
  for (const item of items) {
    const found = find(item);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** What something that is asked for as a list, or as anything that can be gone through, holds. */
function itemOf(checker: ts.TypeChecker, type: ts.Type): ts.Type | undefined {
  const held = type.getNumberIndexType();
  if (held !== undefined || !isReference(type) || !/^(?:Async)?Iterable$/.test(type.symbol.name)) return held;
  return checker.getTypeArguments(type)[0];
}

/** The type arguments of two types, side by side, where both are of one generic type. */
function sideBySide(checker: ts.TypeChecker, one: ts.Type, other: ts.Type): readonly (readonly [ts.Type, ts.Type])[] {
  if (!isReference(one) || !isReference(other) || !isSameGeneric(one, other)) return [];
  const [mine, others] = [checker.getTypeArguments(one), checker.getTypeArguments(other)];
  return mine.flatMap((type, index) => {
    const beside = others[index];
    return beside === undefined ? [] : [[type, beside] as const];
  });
}

function isSameGeneric(one: ts.TypeReference, other: ts.TypeReference): boolean {
  const isPromise = (type: ts.TypeReference): boolean => /^Promise(?:Like)?$/.test(type.symbol.name);
  return one.target === other.target || (isPromise(one) && isPromise(other));
}

/** Whether a type is a generic one with its arguments. */
function isReference(type: ts.Type): type is ts.TypeReference {
  return 'target' in type && isType(type.target) && type.symbol !== undefined;
}
