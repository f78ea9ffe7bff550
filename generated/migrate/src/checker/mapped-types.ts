import ts from 'typescript';

/** Where a member comes from that a mapped type made. */
export interface Mapped {
  /** The key that it was made for, which `as` may have given another name. */
  readonly key: string;
  /** What the mapped type goes through. */
  readonly keys: ts.Type;
  /** The types whose keys those are, or whose members it reads by them. */
  readonly of: readonly ts.Type[];
}

/** The type that a node stands for. */
type TypeAt = (node: ts.Node) => ts.Type;

/** What a mapped type made a member of that is declared nowhere. */
export function mappedFrom(checker: ts.TypeChecker, member: ts.Symbol): Mapped | undefined {
  if ((member.declarations ?? []).length > 0) return undefined;
  const { mappedType, keyType } = keptBeside(member);
  if (!isType(mappedType) || !isType(keyType) || !keyType.isStringLiteral()) return undefined;
  const keys = 'constraintType' in mappedType ? mappedType.constraintType : undefined;
  if (!isType(keys)) return undefined;
  const declaration = mappedNode(mappedType);
  const read = declaration === undefined ? [] : readBy((node) => checker.getTypeAtLocation(node), declaration);
  return { key: keyType.value, keys, of: [...keyedBy(checker, keys), ...givenFor(mappedType), ...read] };
}

/** The mapped type in the source that a type was made by. */
function mappedNode(type: ts.Type): ts.MappedTypeNode | undefined {
  return type.symbol?.declarations?.find(ts.isMappedTypeNode);
}

/**
 * `type Made<T> = { [K in keyof T …]: … }`: what is given for `T`. The keys of a type of one member do not say whose
 * they are.
 */
function givenFor(type: ts.Type): readonly ts.Type[] {
  const constraint = mappedNode(type)?.typeParameter.constraint;
  const alias = type.aliasSymbol?.declarations?.find(ts.isTypeAliasDeclaration);
  const name = constraint === undefined ? undefined : keysOf(constraint)?.getText();
  const index = alias?.typeParameters?.findIndex((parameter) => parameter.name.text === name) ?? -1;
  const given = type.aliasTypeArguments?.[index];
  return given === undefined ? [] : [given];
}

/** The `T` of `keyof T`, alone, in `keyof T & string` or in `Extract<keyof T, string>`. */
export function keysOf(node: ts.TypeNode): ts.TypeNode | undefined {
  if (ts.isTypeOperatorNode(node) && node.operator === ts.SyntaxKind.KeyOfKeyword) return node.type;
  if (ts.isParenthesizedTypeNode(node)) return keysOf(node.type);
  if (ts.isTypeReferenceNode(node) && node.typeName.getText() === 'Extract') {
    const [keys] = node.typeArguments ?? [];
    return keys && keysOf(keys);
  }
  return ts.isIntersectionTypeNode(node) ? node.types.map(keysOf).find((type) => type !== undefined) : undefined;
}

/** `{ [K in 'a' | 'b']: T[K] }`: the `T`, where it is no type parameter. */
export function readBy(typeAt: TypeAt, { typeParameter, type }: ts.MappedTypeNode): readonly ts.Type[] {
  if (type === undefined) return [];
  const found: ts.Type[] = [];
  const look = (node: ts.Node): void => {
    if (ts.isIndexedAccessTypeNode(node) && node.indexType.getText() === typeParameter.name.text)
      found.push(typeAt(node.objectType));
    ts.forEachChild(node, look);
  };
  look(type);
  return found.filter(({ flags }) => (flags & ts.TypeFlags.TypeParameter) === 0);
}

/**
 * Whether a mapped type makes something else of a member: a text of what stands there, a function that reads it. Where
 * it is `T[K]`, as it is, under a condition or in a mapped type like it, what holds for the member holds for this one.
 */
export function isReshaped(member: ts.Symbol): boolean {
  const { mappedType, syntheticOrigin } = keptBeside(member);
  if (!isType(mappedType)) return false;
  const declaration = mappedNode(mappedType);
  if (declaration?.type === undefined) return false;
  const isHere = !keeps(declaration.type, declaration.typeParameter.name.text);
  return isHere || (isSymbol(syntheticOrigin) && isReshaped(syntheticOrigin));
}

const TRANSPARENT = /^(?:NonNullable|Exclude|Extract|Readonly|Partial|Required)$/;

function keeps(node: ts.TypeNode, key: string): boolean {
  if (ts.isIndexedAccessTypeNode(node)) return node.indexType.getText() === key;
  if (ts.isUnionTypeNode(node) || ts.isIntersectionTypeNode(node)) return node.types.some((part) => keeps(part, key));
  if (ts.isParenthesizedTypeNode(node)) return keeps(node.type, key);
  if (ts.isConditionalTypeNode(node)) return keeps(node.trueType, key) || keeps(node.falseType, key);
  if (!ts.isTypeReferenceNode(node)) return false;
  const around = ts.findAncestor(node, ts.isTypeAliasDeclaration)?.name.text;
  const name = node.typeName.getText();
  const isLike = name === around || TRANSPARENT.test(name);
  return isLike && node.typeArguments?.some((argument) => keeps(argument, key)) === true;
}

function isSymbol(value: unknown): value is ts.Symbol {
  return typeof value === 'object' && value !== null && 'escapedName' in value;
}

/** A type parameter is what it must be: with the arguments of its surroundings where those say it, else as declared. */
export function keyedBy(checker: ts.TypeChecker, type: ts.Type): readonly ts.Type[] {
  if ((type.flags & ts.TypeFlags.TypeParameter) === 0) return keyed(type);
  const must = type.getConstraint();
  const found = must === undefined ? [] : keyed(must);
  const [declaration] = type.symbol.declarations ?? [];
  const isDeclared = declaration !== undefined && ts.isTypeParameterDeclaration(declaration);
  if (found.length > 0 || !isDeclared || declaration.constraint === undefined) return found;
  return keyed(checker.getTypeAtLocation(declaration.constraint));
}

function keyed(type: ts.Type): readonly ts.Type[] {
  if (isKeys(type)) return 'type' in type && isType(type.type) ? [type.type] : [];
  if (type.isIntersection()) return type.types.flatMap(keyed);
  const before = origin(type);
  const found = before === undefined ? [] : keyed(before);
  if (found.length > 0 || !type.isUnion()) return found;
  return type.types.filter((part) => part.isUnion() || part.isIntersection() || isKeys(part)).flatMap(keyed);
}

function isKeys(type: ts.Type): boolean {
  return (type.flags & ts.TypeFlags.Index) !== 0;
}

/** What a union was made of, where the checker has kept it. */
export function origin(type: ts.Type): ts.Type | undefined {
  return 'origin' in type && isType(type.origin) ? type.origin : undefined;
}

/** Whether something that the checker keeps inside is a type. */
export function isType(value: unknown): value is ts.Type {
  return typeof value === 'object' && value !== null && 'flags' in value;
}

/** What the checker keeps beside a member that it made. */
interface KeptBeside {
  readonly mappedType?: unknown;
  readonly keyType?: unknown;
  readonly syntheticOrigin?: unknown;
  /** How it was made; nothing where only a pattern asks for it. */
  readonly checkFlags?: unknown;
}

/** Whether nothing but a pattern says that there is such a member: `({ a }) => …`, given anything. */
export function isOnlyAskedFor(member: ts.Symbol): boolean {
  return member.declarations === undefined && keptBeside(member).checkFlags === 0;
}

/** What the checker keeps beside a member; nothing beside one that is declared. */
function keptBeside(member: ts.Symbol): KeptBeside {
  return 'links' in member && typeof member.links === 'object' && member.links !== null ? member.links : {};
}
