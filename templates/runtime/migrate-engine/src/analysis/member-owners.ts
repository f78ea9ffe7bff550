import ts from 'typescript';
import type { FieldEntry } from '#shared/migration/map.ts';
import {
  ancestorSchemas,
  changesName,
  fieldEntry,
  type MigrationIndex,
  schemaLine,
} from '../migration/migration-index.ts';
import type { AnalysisContext } from '../checker/checker.ts';
import { contextualMembers } from './contextual-types.ts';
import { originsOf } from './data-flow.ts';
import { isStatic, propertyNameText, unwrapExpression } from './syntax.ts';
import { isItemStep } from './value-paths.ts';

/**
 * Change of a member according to the declarations that the checker finds: one entry, a mix of changing and unchanged
 * members, or `undefined`.
 */
export type FieldChange =
  | { readonly kind: 'entry'; readonly entry: FieldEntry }
  | { readonly kind: 'mixed'; readonly entries: readonly FieldEntry[] }
  | undefined;

/** Returns the change that the declarations of a member prove. */
export function fieldChange(context: AnalysisContext, symbols: readonly ts.Symbol[], name: string): FieldChange {
  const owners = symbols.flatMap((symbol) => owningSchemas(context, symbol, name));
  if (owners.every((owner) => owner === undefined)) return undefined;
  const change = changeForOwners(context, owners, name);
  const declaredIn = symbols
    .flatMap(({ declarations = [] }) => declarations.map(({ parent }) => parent))
    .filter((parent) => renamedOwner(context, parent, name) !== undefined);
  if (change === undefined || declaredIn.length === 0) return change;
  return change.kind === 'entry'
    ? { kind: 'entry', entry: ownTypeEntry(context, change.entry, declaredIn) }
    : {
        kind: 'mixed',
        entries: change.entries.map((entry) => ownTypeEntry(context, entry, declaredIn)),
      };
}

/** Returns the entry that gives a member another name or place; `undefined` if it keeps it, or nothing proves it. */
export function renamedEntry(
  context: AnalysisContext,
  members: readonly ts.Symbol[],
  name: string,
): FieldEntry | undefined {
  const change = fieldChange(context, originalMembers(context, members, name), name);
  return change?.kind === 'entry' && changesName(change.entry) ? change.entry : undefined;
}

/** Returns the rename of a member of a handwritten type, by the node that declares it. */
export function handwrittenChange(context: AnalysisContext, parent: ts.Node, name: string): FieldEntry | undefined {
  const { migration, renamedTypes } = context;
  const type = context.handwritten.get(parent);
  if (type === undefined || type.obstacle !== undefined) return undefined;
  const entry = renameInSchema(migration, type.schema, name);
  if (entry === undefined) return undefined;
  renamedTypes.add(parent);
  return ownTypeEntry(context, entry, [parent]);
}

/** An entry for a member that a type of the caller declares. */
interface OwnTypeEntry extends FieldEntry {
  /** The nodes that declare the member. */
  readonly declaredIn: readonly ts.Node[];
}

/** Returns the nodes of the caller's types that declare the member of an entry. */
export function declaringTypes(entry: FieldEntry | OwnTypeEntry): readonly ts.Node[] {
  return 'declaredIn' in entry ? entry.declaredIn : [];
}

/** Marks an entry whose change only the use of a type proves: it is likely. */
function ownTypeEntry(context: AnalysisContext, entry: FieldEntry, declaredIn: readonly ts.Node[]): OwnTypeEntry {
  const schemas = [...new Set(declaredIn.flatMap((node) => context.handwritten.get(node)?.schema ?? []))];
  const note = `${ownTypeNote(schemas)} ${entry.review?.note ?? ''}`.trimEnd();
  return { ...entry, review: { reason: entry.review?.reason ?? 'own-type', note }, declaredIn };
}

/** Says which schemas a type of the caller describes. */
export function ownTypeNote(schemas: readonly string[]): string {
  return `A type of your own describes ${schemas.join(', ')} here, which requests of this program send or receive.`;
}

/**
 * Returns the change of a field of these schemas; `undefined` among the owners stands for a type that is no v2 schema.
 */
export function changeForOwners(
  context: AnalysisContext,
  owners: readonly (string | undefined)[],
  name: string,
): FieldChange {
  const { migration } = context;
  const named = [...new Set(owners)];
  const inherited = new Set(
    named.flatMap((owner) => (owner === undefined ? [] : ancestorSchemas(migration.schemas, owner))),
  );
  const own = named.filter((owner) => owner === undefined || !inherited.has(owner));
  const entries = own.map((owner) => (owner === undefined ? undefined : fieldEntry(migration, owner, name)));
  const changing = [...new Set(entries.filter((entry) => entry !== undefined))];
  const [entry] = changing;
  if (entry === undefined) return undefined;
  const isSame = entries.every((other) => other !== undefined && isSameChange(other, entry));
  return isSame ? { kind: 'entry', entry } : { kind: 'mixed', entries: changing };
}

function isSameChange(one: FieldEntry, other: FieldEntry): boolean {
  return one.operation === other.operation && one.v3.join('.') === other.v3.join('.');
}

/** Returns the v2 schemas that declare a member; `undefined` stands for any other declaration. */
export function owningSchemas(
  context: AnalysisContext,
  symbol: ts.Symbol,
  name: string,
): readonly (string | undefined)[] {
  return (symbol.declarations ?? []).map((declaration) => owningSchema(context, declaration, name));
}

function owningSchema(context: AnalysisContext, declaration: ts.Declaration, name: string): string | undefined {
  const { checker, migration } = context;
  if (context.handwritten.has(declaration.parent)) return handwrittenOwner(context, declaration, name);
  const schema = enclosingSchema(migration, declaration);
  if (schema === undefined) return undefined;
  const isRequest = migration.requestTypes.has(schema);
  // A schema of the new version may have the name of a request type.
  if (checker.isOverlaid(declaration)) return isRequest ? undefined : schema;
  if (isRequest) return checker.isInClient(declaration) ? schema : undefined;
  return checker.isInPackage(declaration) && hasPreviousForm(context, declaration, schema, name) ? schema : undefined;
}

/** Returns the schema that a handwritten type stands for, or its ancestor, if a member of it is only renamed. */
function handwrittenOwner(context: AnalysisContext, { parent }: ts.Declaration, name: string): string | undefined {
  const owner = renamedOwner(context, parent, name);
  if (owner !== undefined) context.renamedTypes.add(parent);
  return owner;
}

function renamedOwner({ handwritten, migration }: AnalysisContext, parent: ts.Node, name: string): string | undefined {
  const type = handwritten.get(parent);
  return type === undefined || type.obstacle !== undefined ? undefined : renamingOwner(migration, type.schema, name);
}

/** Returns the schema, or its ancestor, that gives a field only a new name. */
function renamingOwner(migration: MigrationIndex, schema: string, name: string): string | undefined {
  const owners = schemaLine(migration.schemas, schema);
  const owner = owners.find((one) => fieldEntry(migration, one, name) !== undefined);
  const entry = owner === undefined ? undefined : fieldEntry(migration, owner, name);
  if (entry?.operation !== 'rename' || entry.v3.length !== 1 || entry.review?.reason === 'meaning') return undefined;
  return entry.unresolved?.sides.includes('v3') === true ? undefined : owner;
}

/** Returns the entry that gives a field of a schema only a new name. */
export function renameInSchema(migration: MigrationIndex, schema: string, name: string): FieldEntry | undefined {
  const owner = renamingOwner(migration, schema, name);
  return owner === undefined ? undefined : fieldEntry(migration, owner, name);
}

/**
 * Tests whether a declaration in the package has the v2 form. The package may already be the new version; if both
 * versions have the name, only a primitive is the v2 member.
 */
function hasPreviousForm(context: AnalysisContext, declaration: ts.Declaration, schema: string, name: string): boolean {
  const entry = fieldEntry(context.migration, schema, name);
  if (entry?.v3[0] !== name) return true;
  return ts.isPropertySignature(declaration) && declaration.type !== undefined && ts.isToken(declaration.type);
}

/** Returns the name of the interface or alias around a declaration. */
export function enclosingTypeName(declaration: ts.Node): string | undefined {
  const enclosing = ts.findAncestor(
    declaration,
    (node) => ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node),
  );
  return enclosing !== undefined && (ts.isInterfaceDeclaration(enclosing) || ts.isTypeAliasDeclaration(enclosing))
    ? enclosing.name.text
    : undefined;
}

/** Returns the name of the schema that the type around a declaration stands for, or that of the type. */
export function enclosingSchema(migration: MigrationIndex, declaration: ts.Node): string | undefined {
  const name = componentType(migration, declaration) ?? enclosingTypeName(declaration);
  const [, variant] = VARIANT.exec(name ?? '') ?? [];
  return variant !== undefined && migration.schemas.has(variant) && !migration.schemas.has(name ?? '') ? variant : name;
}

/** Names that hey-api gives to the forms of a schema that requests send and responses have. */
const VARIANT = /^(\w+)(?:Writable|Readable)$/;

/** `components['schemas']['Entry']` of openapi-typescript: the type that stands for the component that has a member. */
function componentType({ components }: MigrationIndex, declaration: ts.Node): string | undefined {
  if (enclosingTypeName(declaration) !== 'components') return undefined;
  const path: string[] = [];
  ts.findAncestor(declaration.parent, (node) => {
    if (ts.isPropertySignature(node)) path.push(propertyNameText(node.name));
    return ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node);
  });
  const [key, section] = path;
  if (key === undefined || section !== 'schemas' || path.length > 2) return undefined;
  return components.before.get(key)?.[0]?.name ?? key;
}

/**
 * Returns the members that a member stands for: those that a class implements, that a literal must fit, or that a
 * mapped type iterates over.
 */
export function originalMembers(
  context: AnalysisContext,
  members: readonly ts.Symbol[],
  name: string,
): readonly ts.Symbol[] {
  return members.flatMap((member) => originalMembersOf(context, member, name, 0));
}

function originalMembersOf(
  context: AnalysisContext,
  member: ts.Symbol,
  name: string,
  depth: number,
): readonly ts.Symbol[] {
  if (depth > 4) return [member];
  const declared = (member.declarations ?? []).flatMap((one) => declaredMembers(context, one, name));
  const next = declared.length > 0 ? declared : mappedMembers(context, member, name);
  return next.length === 0 ? [member] : next.flatMap((one) => originalMembersOf(context, one, name, depth + 1));
}

function declaredMembers(context: AnalysisContext, declaration: ts.Node, name: string): readonly ts.Symbol[] {
  const isInLiteral = ts.isPropertyAssignment(declaration) || ts.isShorthandPropertyAssignment(declaration);
  if (ts.isPropertySignature(declaration)) return renamedSignatures(context, declaration, name);
  if (!isInLiteral) return implementedMembers(context, declaration, name);
  return contextualMembers(context, declaration.parent, name);
}

/** `Record<keyof T, …>`: a member of it is named after one of `T`. */
function mappedMembers(context: AnalysisContext, member: ts.Symbol, name: string): readonly ts.Symbol[] {
  const mapped = context.checker.mappedSource(member);
  return mapped?.key === name ? mapped.owners.flatMap((type) => context.checker.membersOf(type, name)) : [];
}

/** Returns the interface members that a class member implements, also through base classes. */
export function implementedMembers(context: AnalysisContext, member: ts.Node, name: string): readonly ts.Symbol[] {
  const { parent } = member;
  if (!ts.isClassLike(parent) || isStatic(member)) return [];
  return heritageMembers(context, parent, name);
}

/** Returns the members with this name in the types that a class implements or extends. */
export function heritageMembers(
  context: AnalysisContext,
  enclosing: ts.ClassLikeDeclaration,
  name: string,
): readonly ts.Symbol[] {
  return (enclosing.heritageClauses ?? []).flatMap(({ token, types }) => {
    const members = types.flatMap((type) => context.checker.membersOf(context.checker.typeAt(type), name));
    return token === ts.SyntaxKind.ImplementsKeyword
      ? members
      : members.flatMap((member) => baseClassMembers(context, member, name));
  });
}

/** Returns the members that a base class member implements, or the member itself if no class declares it. */
function baseClassMembers(context: AnalysisContext, member: ts.Symbol, name: string): readonly ts.Symbol[] {
  const own = (member.declarations ?? []).filter(({ parent }) => ts.isClassLike(parent));
  return own.length === 0 ? [member] : own.flatMap((declaration) => implementedMembers(context, declaration, name));
}

/**
 * `Old extends { a?: infer A } ? A : never`: the members of what is held against the condition that a member stands in.
 */
export function conditionMembers(context: AnalysisContext, member: ts.Node, name: string): readonly ts.Symbol[] {
  const literal = member.parent;
  if (!ts.isPropertySignature(member) || !ts.isTypeLiteralNode(literal)) return [];
  const condition = literal.parent;
  return ts.isConditionalTypeNode(condition) && condition.extendsType === literal
    ? context.checker.membersOf(context.checker.typeAt(condition.checkType), name)
    : [];
}

/** Returns the members that a declared member stands for, except those that move: reads of the own member stay. */
function renamedSignatures(
  context: AnalysisContext,
  signature: ts.PropertySignature,
  name: string,
): readonly ts.Symbol[] {
  const moves = context.migration.fields.get(name)?.some(({ v3 }) => v3.length > 1) === true;
  return moves ? conditionMembers(context, signature, name) : signatureMembers(context, signature, name);
}

/** Returns the members that a member in a type of the caller stands for. */
export function signatureMembers(
  context: AnalysisContext,
  signature: ts.PropertySignature,
  name: string,
): readonly ts.Symbol[] {
  const found = [...conditionMembers(context, signature, name), ...omittedMembers(context, signature, name)];
  return found.length > 0 ? found : narrowedMembers(context, signature, name);
}

/** `T & { a: 'b' }`: the member of `T`, whose type the literal narrows. */
function narrowedMembers(
  { checker, migration }: AnalysisContext,
  signature: ts.PropertySignature,
  name: string,
): readonly ts.Symbol[] {
  const { parent } = signature;
  if (!ts.isTypeLiteralNode(parent) || !ts.isIntersectionTypeNode(parent.parent)) return [];
  if (!migration.fields.has(name) || signature.type === undefined || checker.isOverlaid(signature)) return [];
  const narrowed = checker.typeAt(signature.type);
  return parent.parent.types
    .filter(ts.isTypeReferenceNode)
    .map(checker.typeAt)
    .filter((type) => checker.types.memberTypes(type, name).some((one) => checker.types.isAssignable(narrowed, one)))
    .flatMap((type) => checker.membersOf(type, name));
}

/** `Omit<T, 'a'> & { a: string }`, `interface Own extends Omit<T, 'a'> { a: string }`: the omitted member. */
function omittedMembers(
  context: AnalysisContext,
  { parent }: ts.PropertySignature,
  name: string,
): readonly ts.Symbol[] {
  if (!context.migration.fields.has(name)) return [];
  const intersection =
    ts.isTypeLiteralNode(parent) && ts.isIntersectionTypeNode(parent.parent) ? parent.parent : undefined;
  const heritage = ts.isInterfaceDeclaration(parent)
    ? (parent.heritageClauses ?? []).flatMap(({ types }) => types)
    : [];
  return [...(intersection?.types ?? []), ...heritage].flatMap((node) => omittedFrom(context, node, name));
}

function omittedFrom(context: AnalysisContext, node: ts.TypeNode, name: string): readonly ts.Symbol[] {
  const { checker } = context;
  const reference = ts.isTypeReferenceNode(node) ? node.typeName : undefined;
  const called = reference ?? (ts.isExpressionWithTypeArguments(node) ? node.expression : undefined);
  if (called === undefined || !(ts.isTypeReferenceNode(node) || ts.isExpressionWithTypeArguments(node))) return [];
  const [owner, keys] = node.typeArguments ?? [];
  if (called.getText() === 'Omit' && owner !== undefined && keys !== undefined) {
    const isOmitted = checker.types.stringLiterals(checker.typeAt(keys)).includes(name);
    return isOmitted ? checker.membersOf(checker.typeAt(owner), name) : [];
  }
  const alias = node.typeArguments === undefined ? checker.declarationOf(called) : undefined;
  return alias !== undefined && ts.isTypeAliasDeclaration(alias) ? omittedFrom(context, alias.type, name) : [];
}

/**
 * Returns the members of a value; if none is declared, those of the type that the enclosing type guard asserts:
 * `(value: any): value is T => 'a' in value && value.a !== ''`.
 */
export function membersOrGuarded(
  context: AnalysisContext,
  own: readonly ts.Symbol[],
  value: ts.Expression,
  name: ts.Identifier | ts.StringLiteralLike,
): readonly ts.Symbol[] {
  if (own.some(({ declarations = [] }) => declarations.length > 0)) return own;
  const type = guardedType(context, value);
  const guarded = type === undefined ? [] : context.checker.membersOf(type, name.text);
  return guarded.length > 0 ? guarded : own;
}

/** Returns the type that the enclosing type guard asserts for a value. */
export function guardedType(context: AnalysisContext, value: ts.Expression): ts.Type | undefined {
  const predicate = enclosingPredicate(value);
  if (predicate?.type === undefined) return undefined;
  if (isGuardedValue(context, value, predicate)) return context.checker.typeAt(predicate.type);
  const [list] = originsOf(context, unwrapExpression(value)).filter(
    ({ path }) => path.length === 1 && isItemStep(path[0]),
  );
  const type = list === undefined ? undefined : guardedType(context, list.value);
  return type === undefined ? undefined : context.checker.types.itemType(type);
}

/** Returns the type predicate of the nearest enclosing function. */
function enclosingPredicate(node: ts.Node): ts.TypePredicateNode | undefined {
  const enclosing = ts.findAncestor(
    node,
    (outer) => ts.isFunctionLike(outer) && outer.type !== undefined && ts.isTypePredicateNode(outer.type),
  );
  const type = enclosing !== undefined && ts.isFunctionLike(enclosing) ? enclosing.type : undefined;
  return type !== undefined && ts.isTypePredicateNode(type) ? type : undefined;
}

/** Tests whether a value is the guarded parameter, asserted to another type, or a constant that holds it. */
function isGuardedValue(context: AnalysisContext, value: ts.Expression, predicate: ts.TypePredicateNode): boolean {
  const plain = unwrapExpression(value);
  if (!ts.isIdentifier(plain)) return false;
  if (plain.text === predicate.parameterName.getText()) return true;
  const declaration = context.checker.declarationOf(plain);
  const isConstant =
    declaration !== undefined && ts.isVariableDeclaration(declaration) && enclosingPredicate(declaration) === predicate;
  return (
    isConstant && declaration.initializer !== undefined && isGuardedValue(context, declaration.initializer, predicate)
  );
}
