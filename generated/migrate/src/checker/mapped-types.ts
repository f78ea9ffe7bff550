import ts from 'typescript';

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

/** Returns the mapped type node that created a type. */
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
export function keyOwners(checker: ts.TypeChecker, type: ts.Type): readonly ts.Type[] {
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
export function unionOrigin(type: ts.Type): ts.Type | undefined {
  return 'origin' in type && isType(type.origin) ? type.origin : undefined;
}

/** Narrows an internal value of the checker to a type. */
export function isType(value: unknown): value is ts.Type {
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
