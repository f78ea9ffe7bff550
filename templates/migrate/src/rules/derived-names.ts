import ts from 'typescript';
import type { FieldEntry } from '#shared/migration/map.ts';
import { surroundingTypes } from '../analysis/contextual-types.ts';
import { membersOnPath } from '../analysis/dynamic-keys.ts';
import { fieldChange } from '../analysis/member-owners.ts';
import { memberReference } from '../analysis/member-references.ts';
import { expectedKeyUnions } from '../analysis/property-keys.ts';
import { normalizeName } from '../migration/migration-index.ts';
import { type RuleContext, reasonOf } from './context.ts';

/**
 * Reports a name that a type derives from a renamed member: `getPlace` of `{ [K in keyof T as …]: … }`, `'place:asc'`
 * for `${keyof T}:asc`.
 */
export function visitDerivedName(context: RuleContext, name: ts.Identifier | ts.StringLiteralLike): void {
  if (!context.migration.mentions.isDerivedName(name.text)) return;
  const found = ts.isIdentifier(name)
    ? byMappedMember(context, name)
    : [...byMappedMember(context, name), ...byKeyUnion(context, name), ...byPath(context, name)];
  const [entry] = found;
  if (entry === undefined) return;
  const reason = `The name is derived from a member that changes. ${reasonOf(entry)}`;
  context.report({
    node: name,
    rule: entry.id,
    category: 'member',
    tier: 'manual',
    reason,
    suggestion: entry.v3.join('.'),
  });
}

/** Returns entries for a member that a mapped type renamed with `as`. */
function byMappedMember(context: RuleContext, name: ts.Identifier | ts.StringLiteralLike): readonly FieldEntry[] {
  const { members = [] } = memberReference(context, name) ?? {};
  return members.flatMap((member) => {
    const mapped = context.checker.mappedSource(member);
    return mapped === undefined ? [] : mapped.owners.flatMap((type) => entriesOfMember(context, type, mapped.key));
  });
}

/** Returns entries for a string in a union built from the keys of a type. */
function byKeyUnion(context: RuleContext, name: ts.StringLiteralLike): readonly FieldEntry[] {
  const plain = normalizeName(name.text);
  return expectedKeyUnions(context, name).flatMap(({ made: created }) =>
    created.flatMap((type) =>
      context.checker.types
        .members(type)
        .filter((member) => context.migration.fields.has(member.name) && plain.includes(normalizeName(member.name)))
        .flatMap((member) => entriesOfMember(context, type, member.name)),
    ),
  );
}

/** Returns entries for a property path such as in `form.register('lines.0.discount')`. */
function byPath(context: RuleContext, name: ts.StringLiteralLike): readonly FieldEntry[] {
  if (!name.text.includes('.')) return [];
  return surroundingTypes(context, name).flatMap((type) =>
    membersOnPath(context, name.text, type).flatMap((one) => entriesOf(context, one.members, one.name)),
  );
}

function entriesOfMember(context: RuleContext, type: ts.Type, name: string): readonly FieldEntry[] {
  return entriesOf(context, context.checker.membersOf(type, name), name);
}

function entriesOf(context: RuleContext, members: readonly ts.Symbol[], name: string): readonly FieldEntry[] {
  const change = fieldChange(context, members, name);
  return change?.kind === 'entry' &&
    change.entry.v3.length > 0 &&
    (change.entry.v3.length > 1 || change.entry.v3[0] !== name)
    ? [change.entry]
    : [];
}
