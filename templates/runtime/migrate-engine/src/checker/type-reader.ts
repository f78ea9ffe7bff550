import ts from 'typescript';

/** Queries on types. */
export interface TypeReader {
  /** Returns the parts of a union; any other type as a list of one. */
  readonly unionParts: (type: ts.Type) => readonly ts.Type[];
  /** Tests whether a type has no members of its own, such as `string` or `any`. */
  readonly isPrimitive: (type: ts.Type) => boolean;
  /** Returns the item type of a list; `undefined` for a list of itself, such as `Window`. */
  readonly itemType: (type: ts.Type) => ts.Type | undefined;
  /** Returns the members that are named by a string. */
  readonly members: (type: ts.Type) => readonly ts.Symbol[];
  /** Returns the types of the members with this name, for each part of a union. */
  readonly memberTypes: (type: ts.Type, name: string) => readonly ts.Type[];
  /** Returns the alias that a type was declared with. */
  readonly aliasName: (type: ts.Type) => string | undefined;
  readonly aliasDeclaration: (type: ts.Type) => ts.TypeAliasDeclaration | undefined;
  readonly aliasArguments: (type: ts.Type) => readonly ts.Type[];
  /** Returns the type arguments of a generic type or alias. */
  readonly typeArguments: (type: ts.Type) => readonly ts.Type[];
  /** Returns the type that a union was created from, if the checker keeps it. */
  readonly unionOrigin: (type: ts.Type) => ts.Type | undefined;
  /** Returns the `T` of `keyof T`, also in a union or as a constraint. */
  readonly keyOwners: (type: ts.Type) => readonly ts.Type[];
  /** Returns the strings of a type that consists only of string literals and symbols; empty otherwise. */
  readonly stringLiterals: (type: ts.Type) => readonly string[];
  /** Returns the constraint of a type parameter. */
  readonly constraint: (type: ts.Type) => ts.Type | undefined;
  /** Tests whether a value of one type can be assigned to another. */
  readonly isAssignable: (from: ts.Type, to: ts.Type) => boolean;
  /** Infers a type parameter by matching a declared type against an actual one. */
  readonly inferTypeArgument: (parameter: ts.Type, declared: ts.Type, given: ts.Type) => ts.Type | undefined;
  /** Pairs the type arguments of two instances of one generic type. */
  readonly pairTypeArguments: (one: ts.Type, other: ts.Type) => readonly (readonly [ts.Type, ts.Type])[];
  /** Returns the parameters and result of a function type. */
  readonly signature: (type: ts.Type) => FunctionType | undefined;
}

/** A function signature. */
export interface FunctionType {
  readonly parameters: readonly ts.Type[];
  /** True if the last parameter is a rest parameter. */
  readonly hasRest: boolean;
  readonly result: ts.Type;
}

const PRIMITIVE =
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

export function createTypeReader(checker: ts.TypeChecker): TypeReader {
  return {
    unionParts,
    isPrimitive: (type) => unionParts(type).every(({ flags }) => (flags & PRIMITIVE) !== 0),
    itemType,
    members: (type) => type.getProperties().filter(({ name }) => !name.startsWith('__@')),
    memberTypes: (type, name) =>
      unionParts(type).flatMap((part) => {
        const member = checker.getPropertyOfType(checker.getApparentType(part), name);
        return member === undefined ? [] : [checker.getNonNullableType(checker.getTypeOfSymbol(member))];
      }),
    isAssignable: (from, to) => checker.isTypeAssignableTo(from, to),
    aliasName: (type) => type.aliasSymbol?.name,
    aliasDeclaration: (type) => type.aliasSymbol?.declarations?.find(ts.isTypeAliasDeclaration),
    aliasArguments: (type) => type.aliasTypeArguments ?? [],
    typeArguments: (type) => [
      ...(type.aliasTypeArguments ?? []),
      ...(isReference(type) ? checker.getTypeArguments(type) : []),
    ],
    unionOrigin,
    keyOwners: (type) => keyOwners(checker, type),
    stringLiterals,
    constraint: (type) => type.getConstraint(),
    inferTypeArgument: (parameter, declared, given) =>
      inferTypeArgument({ checker, parameter, depth: 0 }, declared, given),
    pairTypeArguments: (one, other) => pairTypeArguments(checker, one, other),
    signature: (type) => {
      const [found] = unionParts(type).flatMap((part) => part.getCallSignatures());
      return found === undefined ? undefined : functionType(checker, found);
    },
  };
}

/** Converts a signature. */
export function functionType(checker: ts.TypeChecker, signature: ts.Signature): FunctionType {
  const last = signature.parameters.at(-1)?.valueDeclaration;
  return {
    parameters: signature.parameters.map((parameter) => checker.getTypeOfSymbol(parameter)),
    hasRest: last !== undefined && ts.isParameter(last) && last.dotDotDotToken !== undefined,
    result: signature.getReturnType(),
  };
}

function unionParts(type: ts.Type): readonly ts.Type[] {
  return type.isUnion() ? type.types : [type];
}

function stringLiterals(type: ts.Type): readonly string[] {
  const all = unionParts(type).filter(({ flags }) => (flags & ts.TypeFlags.UniqueESSymbol) === 0);
  const found = all.flatMap((part) => (part.isStringLiteral() ? [part.value] : []));
  return found.length === all.length ? found : [];
}

interface InferOptions {
  readonly checker: ts.TypeChecker;
  readonly parameter: ts.Type;
  readonly depth: number;
}

/** Infers the type argument of a parameter from a value of type `given` where `declared` is expected. */
function inferTypeArgument(query: InferOptions, declared: ts.Type, given: ts.Type): ts.Type | undefined {
  if (query.depth > 3 || (query.parameter.flags & ts.TypeFlags.TypeParameter) === 0) return undefined;
  if (declared === query.parameter) return given;
  const inner = (one: ts.Type, other: ts.Type): ts.Type | undefined =>
    inferTypeArgument({ ...query, depth: query.depth + 1 }, one, other);
  if (declared.isUnionOrIntersection()) return firstOf(declared.types, (part) => inner(part, given));
  const items = [elementType(query.checker, declared), given.getNumberIndexType()] as const;
  if (items[0] !== undefined && items[1] !== undefined) return inner(items[0], items[1]);
  const pairs = [...pairTypeArguments(query.checker, declared, given), ...pairAliasArguments(declared, given)];
  return firstOf(pairs, ([one, other]) => inner(one, other));
}

/** Pairs the type arguments of two instances of one alias. */
function pairAliasArguments(one: ts.Type, other: ts.Type): readonly (readonly [ts.Type, ts.Type])[] {
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

/** Returns the item type of a list or an iterable. */
function elementType(checker: ts.TypeChecker, type: ts.Type): ts.Type | undefined {
  const item = type.getNumberIndexType();
  if (item !== undefined || !isReference(type) || !/^(?:Async)?Iterable$/.test(type.symbol.name)) return item;
  return checker.getTypeArguments(type)[0];
}

/** The type arguments of two types, side by side, where both are of one generic type. */
function pairTypeArguments(
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
  return one.target === other.target || genericName(one) === genericName(other);
}

/** Returns the name of a generic type of the language, without what says how it may be used: `ReadonlyMap`. */
function genericName({ symbol: { name } }: ts.TypeReference): string {
  const plain = name.replace(/^Readonly(?=Map|Set)|(?<=^Promise)Like$/, '');
  return plain.replace(/^(Async)?(?:Iterator|IterableIterator|IteratorObject|Generator)$/, '$1Iterable');
}

/** Narrows a type to an instantiated generic type. */
function itemType(type: ts.Type): ts.Type | undefined {
  const item = type.getNumberIndexType();
  return item === type ? undefined : item;
}

function isReference(type: ts.Type): type is ts.TypeReference {
  return 'target' in type && isType(type.target) && type.symbol !== undefined;
}

/** Origin of a member that a mapped type created. */
export interface MappedSource {
  /** The key that it was created for, which `as` may have renamed. */
  readonly key: string;
  /** The keys that the mapped type iterates over. */
  readonly keys: ts.Type;
  /** The types that the keys belong to, or whose members the mapped type reads. */
  readonly owners: readonly ts.Type[];
}

/** Returns the type of a node. */
type TypeAt = (node: ts.Node) => ts.Type;

/** Returns the origin of a member that a mapped type created. */
export function mappedSource(checker: ts.TypeChecker, member: ts.Symbol): MappedSource | undefined {
  if ((member.declarations ?? []).length > 0) return undefined;
  const { mappedType, keyType } = checkerLinks(member);
  if (!isType(mappedType) || !isType(keyType) || !keyType.isStringLiteral()) return undefined;
  const keys = 'constraintType' in mappedType ? mappedType.constraintType : undefined;
  if (!isType(keys)) return undefined;
  const declaration = mappedNode(mappedType);
  const read = declaration === undefined ? [] : indexedObjects((node) => checker.getTypeAtLocation(node), declaration);
  return { key: keyType.value, keys, owners: [...keyOwners(checker, keys), ...aliasArgument(mappedType), ...read] };
}

function mappedNode(type: ts.Type): ts.MappedTypeNode | undefined {
  return type.symbol?.declarations?.find(ts.isMappedTypeNode);
}

/**
 * Returns the type argument for `T` in `type Made<T> = { [K in keyof T …]: … }`. The keys of a type with one member do
 * not show their owner.
 */
function aliasArgument(type: ts.Type): readonly ts.Type[] {
  const constraint = mappedNode(type)?.typeParameter.constraint;
  const alias = type.aliasSymbol?.declarations?.find(ts.isTypeAliasDeclaration);
  const name = constraint === undefined ? undefined : keyofOperand(constraint)?.getText();
  const index = alias?.typeParameters?.findIndex((parameter) => parameter.name.text === name) ?? -1;
  const argument = type.aliasTypeArguments?.[index];
  return argument === undefined ? [] : [argument];
}

/** Returns the `T` of `keyof T`, also in `keyof T & string` and in `Extract<keyof T, string>`. */
export function keyofOperand(node: ts.TypeNode): ts.TypeNode | undefined {
  if (ts.isTypeOperatorNode(node) && node.operator === ts.SyntaxKind.KeyOfKeyword) return node.type;
  if (ts.isParenthesizedTypeNode(node)) return keyofOperand(node.type);
  if (ts.isTypeReferenceNode(node) && node.typeName.getText() === 'Extract') {
    const [keys] = node.typeArguments ?? [];
    return keys && keyofOperand(keys);
  }
  return ts.isIntersectionTypeNode(node) ? node.types.map(keyofOperand).find((type) => type !== undefined) : undefined;
}

/** Returns the `T` of `{ [K in 'a' | 'b']: T[K] }`, unless it is a type parameter. */
export function indexedObjects(typeAt: TypeAt, { typeParameter, type }: ts.MappedTypeNode): readonly ts.Type[] {
  if (type === undefined) return [];
  const found: ts.Type[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isIndexedAccessTypeNode(node) && node.indexType.getText() === typeParameter.name.text)
      found.push(typeAt(node.objectType));
    ts.forEachChild(node, visit);
  };
  visit(type);
  return found.filter(({ flags }) => (flags & ts.TypeFlags.TypeParameter) === 0);
}

/**
 * Tests whether a mapped type changed the type of a member. `T[K]`, also inside a condition or a nested mapped type,
 * does not.
 */
export function isRemapped(member: ts.Symbol): boolean {
  const { mappedType, syntheticOrigin } = checkerLinks(member);
  if (!isType(mappedType)) return false;
  const declaration = mappedNode(mappedType);
  if (declaration?.type === undefined) return false;
  const isHere = !preservesType(declaration.type, declaration.typeParameter.name.text);
  return isHere || (isSymbol(syntheticOrigin) && isRemapped(syntheticOrigin));
}

const TYPE_PRESERVING = /^(?:NonNullable|Exclude|Extract|Readonly|Partial|Required)$/;

function preservesType(node: ts.TypeNode, key: string): boolean {
  if (ts.isIndexedAccessTypeNode(node)) return node.indexType.getText() === key;
  if (ts.isUnionTypeNode(node) || ts.isIntersectionTypeNode(node))
    return node.types.some((part) => preservesType(part, key));
  if (ts.isParenthesizedTypeNode(node)) return preservesType(node.type, key);
  if (ts.isConditionalTypeNode(node)) return preservesType(node.trueType, key) || preservesType(node.falseType, key);
  if (!ts.isTypeReferenceNode(node)) return false;
  const enclosing = ts.findAncestor(node, ts.isTypeAliasDeclaration)?.name.text;
  const name = node.typeName.getText();
  const isLike = name === enclosing || TYPE_PRESERVING.test(name);
  return isLike && node.typeArguments?.some((argument) => preservesType(argument, key)) === true;
}

function isSymbol(value: unknown): value is ts.Symbol {
  return typeof value === 'object' && value !== null && 'escapedName' in value;
}

/** Returns the types that a key type belongs to. A type parameter counts as its constraint. */
function keyOwners(checker: ts.TypeChecker, type: ts.Type): readonly ts.Type[] {
  if ((type.flags & ts.TypeFlags.TypeParameter) === 0) return keyOwnersIn(type);
  const must = type.getConstraint();
  const found = must === undefined ? [] : keyOwnersIn(must);
  const [declaration] = type.symbol.declarations ?? [];
  const isDeclared = declaration !== undefined && ts.isTypeParameterDeclaration(declaration);
  if (found.length > 0 || !isDeclared || declaration.constraint === undefined) return found;
  return keyOwnersIn(checker.getTypeAtLocation(declaration.constraint));
}

function keyOwnersIn(type: ts.Type): readonly ts.Type[] {
  if (isKeyof(type)) return 'type' in type && isType(type.type) ? [type.type] : [];
  if (type.isIntersection()) return type.types.flatMap(keyOwnersIn);
  const before = unionOrigin(type);
  const found = before === undefined ? [] : keyOwnersIn(before);
  if (found.length > 0 || !type.isUnion()) return found;
  return type.types.filter((part) => part.isUnion() || part.isIntersection() || isKeyof(part)).flatMap(keyOwnersIn);
}

function isKeyof(type: ts.Type): boolean {
  return (type.flags & ts.TypeFlags.Index) !== 0;
}

/** Returns the type that a union was created from, if the checker keeps it. */
function unionOrigin(type: ts.Type): ts.Type | undefined {
  return 'origin' in type && isType(type.origin) ? type.origin : undefined;
}

/** Narrows an internal value of the checker to a type. */
function isType(value: unknown): value is ts.Type {
  return typeof value === 'object' && value !== null && 'flags' in value;
}

/** Internal data that the checker keeps for a member that it created. */
interface CheckerLinks {
  readonly mappedType?: unknown;
  readonly keyType?: unknown;
  readonly syntheticOrigin?: unknown;
  /** Absent or 0 if only a pattern asks for the member. */
  readonly checkFlags?: unknown;
}

/** Tests whether only a binding pattern implies a member: `({ a }) => …` with an untyped argument. */
export function isPatternOnly(member: ts.Symbol): boolean {
  return member.declarations === undefined && checkerLinks(member).checkFlags === 0;
}

/** Returns the checker's internal data of a member; empty for declared members. */
function checkerLinks(member: ts.Symbol): CheckerLinks {
  return 'links' in member && typeof member.links === 'object' && member.links !== null ? member.links : {};
}
