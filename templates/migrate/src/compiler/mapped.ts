import ts from 'typescript';
import { isType, keptBeside } from './kept.ts';
import { keyedBy } from './keyed.ts';

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
export function mappedNode(type: ts.Type): ts.MappedTypeNode | undefined {
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
