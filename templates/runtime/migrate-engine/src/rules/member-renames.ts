import ts from 'typescript';
import type { FieldEntry } from '#shared/migration/map.ts';
import {
  changeForOwners,
  type FieldChange,
  fieldChange,
  originalMembers,
  owningSchemas,
} from '../analysis/member-owners.ts';
import { type MemberReference, memberReference } from '../analysis/member-references.ts';
import { isAccess, isAssignmentTarget, isSideEffectFree, propertyNameText } from '../analysis/syntax.ts';
import { changesName, type MigrationIndex } from '../migration/migration-index.ts';
import { isUnresolved, reportChange, reportEntry, type RuleContext, withQuotes } from './context.ts';
import { reviewCollision } from './collisions.ts';
import { moveMember } from './moves.ts';
import {
  handwrittenReference,
  handwrittenRename,
  reportHandwrittenUse,
  reviewDeclaredMember,
  reviewDecoratedMember,
  reviewJsonMember,
  reviewSchemaLiteral,
} from './schema-names.ts';
import {
  expectedRename,
  hasCurrentAccess,
  reportDistinctiveName,
  reviewGuardedRead,
  reviewRawObjectRead,
  reviewSpread,
  reviewSpreadRead,
  reviewUntypedRead,
  reviewUntypedSource,
} from './untyped-members.ts';
import { reviewTypedMember } from './declared-types.ts';

/**
 * Renames, moves or removes a member of a v2 schema where the checker proves that the name refers to it: in an access,
 * an object literal or a destructuring pattern.
 */
export function visitMember(context: RuleContext, name: MemberReference['name']): void {
  const { fields, distinctive } = context.migration;
  if (context.settled.isSettled(name) || reviewDeprecated(context, name)) return;
  if (!fields.has(name.text) && !distinctive.has(name.text)) return;
  const reference = memberReference(context, name) ?? handwrittenReference(context, name);
  if (reference === undefined)
    return reviewDeclaredMember(context, name) || reviewTypedMember(context, name, [])
      ? undefined
      : reportDistinctiveName(context, name, undefined);
  const change =
    fieldChange(context, originalMembers(context, reference.members, name.text), name.text) ??
    changeByBody(context, reference) ??
    handwrittenRename(context, reference);
  if (change === undefined) return reviewUnproven(context, reference);
  if (change.kind === 'mixed')
    return hasCurrentForm(reference, change.entries) ? undefined : reportMixed(context, reference, change.entries);
  applyChange(context, reference, change.entry);
}

/** Reports a member that no type of the previous version declares, if there is other evidence. */
function reviewUnproven(context: RuleContext, reference: MemberReference): void {
  if (reportHandwrittenUse(context, reference) || reviewTypedMember(context, reference.name, reference.members)) return;
  if (reference.kind === 'class') reviewDecoratedMember(context, reference);
  else reviewWithoutType(context, reference);
}

/** Returns the change of a member in the inline body of a request. */
function changeByBody(context: RuleContext, { name, kind }: MemberReference): FieldChange {
  const schema = kind === 'property' || kind === 'shorthand' ? context.payloads.get(name.parent.parent) : undefined;
  if (schema === undefined) return undefined;
  return changeForOwners(context, owningSchema(context.migration, schema, name.text), name.text);
}

/** Returns the schema, and the ancestor that declares the field. */
function owningSchema(migration: MigrationIndex, schema: string, field: string): readonly string[] {
  const found = migration.schemas.get(schema);
  if (found === undefined || Object.hasOwn(found.fields, field)) return [schema];
  return [schema, ...found.parents.flatMap((parent) => owningSchema(migration, parent, field))];
}

function reviewWithoutType(context: RuleContext, reference: MemberReference): void {
  const entry = expectedRename(context, reference);
  if (entry === undefined) return reviewUntyped(context, reference);
  applyChange(context, reference, { ...entry, review: entry.review ?? { reason: 'assertion', note: EXPECTATION } });
}

const EXPECTATION = 'The expectation follows the type of the value.';

function reviewUntyped(context: RuleContext, reference: MemberReference): void {
  if (
    reviewSpread(context, reference) ||
    reviewSpreadRead(context, reference) ||
    reviewGuardedRead(context, reference) ||
    reviewUntypedRead(context, reference) ||
    reviewRawObjectRead(context, reference) ||
    reviewJsonMember(context, reference) ||
    reviewSchemaLiteral(context, reference)
  )
    return;
  reportDistinctiveName(context, reference.name, reference);
}

/** Recognizes `x.n.member`, if one of the schemas has that form. */
function hasCurrentForm({ name }: MemberReference, entries: readonly FieldEntry[]): boolean {
  const access = name.parent;
  return isAccess(access) && entries.some(({ v3 }) => v3[0] === name.text && hasCurrentAccess(access, v3[1] ?? ''));
}

function reportMixed(context: RuleContext, { name }: MemberReference, entries: readonly FieldEntry[]): void {
  const [entry] = entries;
  if (entry === undefined) return;
  context.keepNames(entry);
  const reason = 'The value may have a type that changes this name, or one that keeps it.';
  const suggestion = entries.map(({ v3 }) => v3.join('.')).join(' or ');
  reportEntry(context, name, { entry, reason, suggestion });
}

function applyChange(context: RuleContext, reference: MemberReference, entry: FieldEntry): void {
  if (changesName(entry) && reviewCollision(context, reference, entry)) return;
  if (entry.operation === 'merge') return mergeMember(context, reference, entry);
  if (entry.operation === 'deprecate') return reportDeprecated(context, reference, entry);
  if (entry.operation === 'readonly') return reportReadOnly(context, reference, entry);
  if (entry.operation === 'remove') return reportRemoved(context, reference, entry);
  if (isUnresolved(entry)) return reportEntry(context, reference.name, { entry, why: entry.unresolved?.reason });
  if (isForOwnTable(reference)) return reportEntry(context, reference.name, { entry, why: OWN_TABLE });
  if (reference.kind === 'parameter') {
    context.keepNames(entry);
    return reportEntry(context, reference.name, {
      entry,
      why: 'The member is also a variable of the constructor.',
    });
  }
  if (entry.v3.length > 1) moveMember(context, reference, entry);
  else renameMember(context, reference, entry);
  reviewUntypedSource(context, reference, entry);
}

const OWN_TABLE =
  'The type is only stated for a table, collection or store that the code names: what is stored has its own names.';

/** Recognizes `table<Entry>('entries').where({ place })`: a name and a type argument stand for the receiver. */
function isForOwnTable({ name }: MemberReference): boolean {
  const call = ts.findAncestor(
    name.parent,
    (node) =>
      !ts.isObjectLiteralElement(node) && !ts.isObjectLiteralExpression(node) && !ts.isArrayLiteralExpression(node),
  );
  if (call === undefined || !ts.isCallExpression(call)) return false;
  for (let callee = call.expression; ts.isPropertyAccessExpression(callee);) {
    const receiver: ts.Expression = callee.expression;
    if (!ts.isCallExpression(receiver)) return false;
    const isNamed =
      receiver.arguments.length > 0 &&
      receiver.arguments.every((one) => ts.isStringLiteralLike(one) && !one.text.includes('/'));
    if (receiver.typeArguments !== undefined && isNamed) return true;
    callee = receiver.expression;
  }
  return false;
}

/** Reports a member that is deprecated without a replacement; only its type proves it, because its name is ordinary. */
function reviewDeprecated(context: RuleContext, name: MemberReference['name']): boolean {
  const entries = context.migration.deprecated.get(name.text);
  const reference = entries === undefined ? undefined : memberReference(context, name);
  if (entries === undefined || reference === undefined) return false;
  const owners = originalMembers(context, reference.members, name.text).flatMap((member) =>
    owningSchemas(context, member, name.text),
  );
  const entry = entries.find((one) => owners.length > 0 && owners.every((owner) => isOwner(one, owner)));
  if (entry === undefined) return false;
  reportDeprecated(context, reference, entry);
  return true;
}

function isOwner({ owners }: FieldEntry, schema: string | undefined): boolean {
  return owners.some(({ v2 }) => v2 === schema);
}

function reportDeprecated(context: RuleContext, { name }: MemberReference, entry: FieldEntry): void {
  const why = 'It still works but is deprecated.';
  const suggestion = entry.use ?? '';
  reportEntry(context, name, { entry, category: 'deprecated', why, suggestion });
}

function reportReadOnly(context: RuleContext, reference: MemberReference, entry: FieldEntry): void {
  const isWritten =
    reference.kind === 'property' || reference.kind === 'shorthand' || isAssignmentTarget(reference.name.parent);
  if (!isWritten) return;
  const why = 'It is read-only now: a value that is sent is ignored.';
  reportEntry(context, reference.name, { entry, category: 'read-only', why, suggestion: '' });
}

function reportRemoved(context: RuleContext, { name }: MemberReference, entry: FieldEntry): void {
  if (entry.inherited !== undefined && entry.review === undefined) return;
  const why = `${entry.inherited === undefined ? 'It was removed.' : `It is inherited from ${entry.inherited}.`}`;
  reportEntry(context, name, { entry, category: 'removed', why, suggestion: '' });
}

/** Renames a member and keeps local names: destructured `{ a }` becomes `{ b: a }`. */
function renameMember(context: RuleContext, reference: MemberReference, entry: FieldEntry): void {
  const [to = ''] = entry.v3;
  const { kind, name } = reference;
  reportChange(context, reference.name, entry);
  if (kind === 'shorthand' || isShorthandTarget(reference))
    return context.insert(name.getStart(context.file), `${to}: `);
  if (kind === 'binding' && ts.isBindingElement(name.parent) && name.parent.propertyName === undefined)
    return context.insert(name.getStart(context.file), `${to}: `);
  context.replace(name, withQuotes(context, name, to));
}

/** `({ a } = x)`, with or without a default. */
function isShorthandTarget({ kind, name }: MemberReference): boolean {
  return kind === 'target' && ts.isShorthandPropertyAssignment(name.parent);
}

/** Merges several members into one if a literal gives all of them the same literal or variable. */
function mergeMember(context: RuleContext, reference: MemberReference, entry: FieldEntry): void {
  const property = reference.name.parent;
  const literal = property.parent;
  if (reference.kind !== 'property' || !ts.isObjectLiteralExpression(literal))
    return reportEntry(context, reference.name, { entry, why: entry.unresolved?.reason });
  const merged = entry.v2.map((name) =>
    literal.properties.find((other) => other.name !== undefined && propertyNameText(other.name) === name),
  );
  const values = merged.map((other) =>
    other !== undefined && ts.isPropertyAssignment(other) && isLiteralOrPure(other.initializer)
      ? context.text(other.initializer)
      : undefined,
  );
  if (values.some((value) => value === undefined || value !== values[0]))
    return reportEntry(context, reference.name, { entry, why: entry.unresolved?.reason });
  const all = literal.properties.filter((other) => merged.includes(other));
  reportChange(context, reference.name, { ...entry, review: entry.review ?? { reason: 'meaning', note: '' } });
  context.settle(...all.flatMap((other) => other.name ?? []));
  context.replace(reference.name, entry.v3[0] ?? '');
  for (const other of all.slice(1)) removeProperty(context, other);
}

function isLiteralOrPure(value: ts.Expression): boolean {
  return ts.isLiteralExpression(value) || isSideEffectFree(value);
}

/** Removes a property with the comma before it; comments are kept. */
function removeProperty(context: RuleContext, property: ts.Node): void {
  const full = property.getFullStart();
  const start = property.getStart(context.file);
  const isSaid = context.file.text.slice(full, start).trim() !== '';
  if (isSaid) context.edit({ start: full - 1, end: full, text: '' });
  context.edit({ start: isSaid ? start : full - 1, end: property.end, text: '' });
}
