import ts from 'typescript';
import { memoize } from '#shared/memoize.ts';
import type { FieldEntry } from '#shared/migration/map.ts';
import { type AnalysisContext, isOwnCode } from '../checker/checker.ts';
import { schemasOfField } from '../migration/migration-index.ts';
import { fieldChange, originalMembers, renamedEntry } from './member-owners.ts';
import type { MemberReference } from './member-references.ts';
import { typesNamedByKey } from './property-keys.ts';
import { isAccess } from './syntax.ts';

/** A member of the caller that has the new name of a member of the previous version in the same type. */
export interface OwnMember {
  /** Absent if a mapped type lists the name. */
  readonly declaration?: ts.Declaration;
}

/** Returns the members of the caller with this name, in any part of a type. */
export function ownMembers(context: AnalysisContext, type: ts.Type, name: string): readonly OwnMember[] {
  const { checker } = context;
  return checker.membersOf(type, name).flatMap((symbol) => {
    const declared = originalMembers(context, [symbol], name).flatMap(({ declarations = [] }) => declarations);
    const mapped = declared.length > 0 ? undefined : checker.mappedSource(symbol);
    // A key that is listed beside those of a type: `Record<keyof T | 'a', …>`.
    if (mapped !== undefined && mapped.owners.length > 0) return [{}];
    return declared
      .filter((one) => isOwnCode(checker, one) && !isOfSchema(context, one, name) && !hasSchemaType(context, one))
      .map((declaration) => ({ declaration }));
  });
}

/** Tests whether a member is declared with a type of either version, as one that is declared ahead of the change. */
function hasSchemaType({ checker }: AnalysisContext, declaration: ts.Declaration): boolean {
  if (!ts.isPropertySignature(declaration) || declaration.type === undefined) return false;
  const named = ts.isTypeReferenceNode(declaration.type) ? checker.declarationOf(declaration.type.typeName) : undefined;
  return named !== undefined && !isOwnCode(checker, named);
}

/** Tests whether a type of the caller declares a member that the schema which it describes has as well. */
function isOfSchema({ handwritten, migration }: AnalysisContext, { parent }: ts.Declaration, name: string): boolean {
  const schema = handwritten.get(parent)?.schema;
  return schema !== undefined && schemasOfField(migration, schema, name) !== undefined;
}

/** Returns the caller's members that a renamed or moved member would meet under its new name. */
export function collidingMembers(
  context: AnalysisContext,
  reference: MemberReference,
  entry: FieldEntry,
): readonly OwnMember[] {
  const [to = ''] = entry.v3;
  if (to === reference.name.text || entry.existing === true) return [];
  const found = holderTypes(context, reference).flatMap((type) => ownMembers(context, type, to));
  return found.length > 0 ? found : listedBeside(context, reference, to);
}

/** Returns the types that have the member where a reference names it: as it is used here, and as it is declared. */
function holderTypes(context: AnalysisContext, { kind, name }: MemberReference): readonly ts.Type[] {
  const { typeAt, contextualType } = context.checker;
  const { parent } = name;
  const value = valueWithMember(parent);
  if (value !== undefined) return [typeAt(value), ...declaredTypeOf(context, value)];
  if (ts.isBindingElement(parent)) return [typeAt(parent.parent), ...patternTypes(context, parent)];
  if (ts.isJsxAttribute(parent)) return [contextualType(parent.parent) ?? [], typeAt(parent.parent)].flat();
  if (kind === 'query' && ts.isQualifiedName(parent)) return [typeAt(parent.left)];
  return declaredHolderTypes(context, name);
}

/** Returns the types around the name of a member that is declared, written in a literal, or named as a key. */
function declaredHolderTypes(context: AnalysisContext, name: MemberReference['name']): readonly ts.Type[] {
  const { typeAt } = context.checker;
  const { parent } = name;
  const holder = ts.isComputedPropertyName(parent) ? parent.parent.parent : parent.parent;
  if (ts.isIndexedAccessTypeNode(holder) && holder.indexType === parent) return [typeAt(holder.objectType)];
  if (ts.isPropertySignature(parent)) return [typeAt(holder), ...intersectionAround(context, holder)];
  if (ts.isClassElement(parent) && ts.isClassLike(holder)) return classTypes(context, holder);
  if (ts.isObjectLiteralExpression(holder)) return literalTypes(context, holder);
  return ts.isStringLiteralLike(name) ? typesNamedByKey(context, name) : [];
}

function literalTypes(context: AnalysisContext, literal: ts.ObjectLiteralExpression): readonly ts.Type[] {
  const { typeAt, contextualType, types } = context.checker;
  const assigned = literal.parent;
  const isPattern = ts.isBinaryExpression(assigned) ? assigned.left === literal : ts.isForOfStatement(assigned);
  if (isPattern) return assignedTypes(context, assigned as ts.BinaryExpression | ts.ForOfStatement);
  const expected = contextualType(literal);
  // Of a union, the literal may be another part.
  const parts = expected === undefined ? [] : types.unionParts(expected).filter((part) => !types.isPrimitive(part));
  return [typeAt(literal), ...(parts.length === 1 ? parts : [])];
}

/** `({ a } = value)`, `for ({ a } of list)`: the type of what is taken apart. */
function assignedTypes(
  { checker }: AnalysisContext,
  node: ts.BinaryExpression | ts.ForOfStatement,
): readonly ts.Type[] {
  if (ts.isBinaryExpression(node)) return [checker.typeAt(node.right)];
  return [checker.types.itemType(checker.typeAt(node.expression)) ?? []].flat();
}

/** `value.a`, `value['a']`, `'a' in value`: the value. */
function valueWithMember(parent: ts.Node): ts.Expression | undefined {
  if (isAccess(parent)) return parent.expression;
  return ts.isBinaryExpression(parent) && parent.operatorToken.kind === ts.SyntaxKind.InKeyword
    ? parent.right
    : undefined;
}

/** Returns the type that a variable was declared with; a condition may have narrowed it by the names of its members. */
function declaredTypeOf({ checker }: AnalysisContext, value: ts.Expression): readonly ts.Type[] {
  const declaration = ts.isIdentifier(value) ? checker.declarationOf(value) : undefined;
  return declaration === undefined ? [] : [checker.typeAt(declaration)];
}

function patternTypes(context: AnalysisContext, element: ts.BindingElement): readonly ts.Type[] {
  const declaration = element.parent.parent;
  const value = ts.isVariableDeclaration(declaration) ? declaration.initializer : undefined;
  return value === undefined ? [] : [context.checker.typeAt(value), ...declaredTypeOf(context, value)];
}

/** `T & { a: string }`: the whole type. */
function intersectionAround({ checker }: AnalysisContext, { parent }: ts.Node): readonly ts.Type[] {
  return ts.isIntersectionTypeNode(parent) ? [checker.typeAt(parent)] : [];
}

function classTypes({ checker }: AnalysisContext, declared: ts.ClassLikeDeclaration): readonly ts.Type[] {
  const heritage = (declared.heritageClauses ?? []).flatMap(({ types }) => types.map(checker.typeAt));
  return [checker.typeAt(declared), ...heritage];
}

/** Returns a member for a new name that stands beside the old one: among the keys of a type, or in a `switch`. */
function listedBeside(context: AnalysisContext, { name }: MemberReference, to: string): readonly OwnMember[] {
  const { checker } = context;
  if (!ts.isStringLiteralLike(name)) return [];
  const owners = typesNamedByKey(context, name);
  if (owners.some((type) => renamedEntry(context, checker.membersOf(type, to), to) !== undefined)) return [];
  const expected = checker.contextualType(name);
  const isExpected =
    expected !== undefined &&
    checker.types.unionParts(expected).some((part) => part.isStringLiteral() && part.value === to);
  const clause = name.parent;
  const isCase =
    ts.isCaseClause(clause) &&
    clause.parent.clauses.some(
      (other) => ts.isCaseClause(other) && ts.isStringLiteralLike(other.expression) && other.expression.text === to,
    );
  return isExpected || isCase ? [{}] : [];
}

/** A member of a type that gets a new name. */
export interface NewName {
  readonly entry: FieldEntry;
  readonly before: string;
  readonly type: ts.Type;
}

/** Returns the members of a type that are renamed or moved, by their new names. */
export function newNames(context: AnalysisContext, type: ts.Type): ReadonlyMap<string, NewName> {
  return newNamesOf(type, context);
}

const newNamesOf = memoize((type: ts.Type, context: AnalysisContext): ReadonlyMap<string, NewName> => {
  const { types } = context.checker;
  const objects = types.unionParts(type).filter((part) => !types.isPrimitive(part));
  const members = objects.flatMap(types.members).filter(({ name }) => context.migration.fields.has(name));
  // A type that has the new name as well is one of the new version.
  const isOpen = (to: string): boolean =>
    objects.every((part) =>
      originalMembers(context, context.checker.membersOf(part, to), to).every(
        ({ declarations = [] }) => !declarations.some(context.checker.isOverlaid),
      ),
    );
  const all = members
    .toReversed()
    .flatMap((member) =>
      newNameOf(context, type, member).filter(([to, { entry }]) => entry.v3.length > 1 || isOpen(to)),
    );
  // Of a chain, a to b and b to c, the name b is that of a changed member, not of one of the caller's.
  const chained = new Set(all.map(([, { before }]) => before));
  return new Map(all.filter(([to]) => !chained.has(to)));
});

function newNameOf(
  context: AnalysisContext,
  type: ts.Type,
  member: ts.Symbol,
): readonly (readonly [string, NewName])[] {
  const change = fieldChange(context, originalMembers(context, [member], member.name), member.name);
  if (change?.kind !== 'entry' || change.entry.existing === true) return [];
  const [to] = change.entry.v3;
  return to === undefined || to === member.name ? [] : [[to, { entry: change.entry, before: member.name, type }]];
}
