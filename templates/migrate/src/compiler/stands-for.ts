import ts from 'typescript';
import { isType } from './kept.ts';

interface Sought {
  readonly checker: ts.TypeChecker;
  readonly parameter: ts.Type;
  readonly depth: number;
}

/** What a type parameter stands for, where something declared as `declared` is given as `given`. */
export function standsFor(sought: Sought, declared: ts.Type, given: ts.Type): ts.Type | undefined {
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
export function sideBySide(
  checker: ts.TypeChecker,
  one: ts.Type,
  other: ts.Type,
): readonly (readonly [ts.Type, ts.Type])[] {
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
export function isReference(type: ts.Type): type is ts.TypeReference {
  return 'target' in type && isType(type.target) && type.symbol !== undefined;
}
