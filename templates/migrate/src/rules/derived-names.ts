import ts from 'typescript';
import type { FieldEntry } from '#shared/migration/map.ts';
import { typesAround } from '../analysis/contextual-types.ts';
import { membersOnPath } from '../analysis/dynamic-keys.ts';
import { evidenceOf } from '../analysis/member-owners.ts';
import { siteOf } from '../analysis/member-references.ts';
import { listsAsked } from '../analysis/property-keys.ts';
import { plainName } from '../migration/mentions.ts';
import { type Pass, reasonOf } from './context.ts';

/**
 * A name that the types make of that of a member: `getPlace` of `{ [K in keyof T as …]: … }`, `'place:asc'` where
 * `${keyof T}:asc` is asked for. It follows the member; what becomes of the text around it is for a human to say.
 */
export function visitComposed(pass: Pass, name: ts.Identifier | ts.StringLiteralLike): void {
  const found = ts.isIdentifier(name)
    ? ofMembers(pass, name)
    : [...ofMembers(pass, name), ...ofTexts(pass, name), ...ofPath(pass, name)];
  const [entry] = found;
  if (entry === undefined) return;
  const reason = `The name is made of that of a member that changes. ${reasonOf(entry)}`;
  pass.find({ node: name, rule: entry.id, category: 'member', tier: 'manual', reason, suggestion: entry.v3.join('.') });
}

/** A member that a mapped type names by `as`. */
function ofMembers(pass: Pass, name: ts.Identifier | ts.StringLiteralLike): readonly FieldEntry[] {
  const { members = [] } = siteOf(pass, name) ?? {};
  return members.flatMap((member) => {
    const mapped = pass.compiler.mapped(member);
    return mapped === undefined ? [] : mapped.of.flatMap((type) => changing(pass, type, mapped.key));
  });
}

/** A text of a list that is made of the keys of a type. */
function ofTexts(pass: Pass, name: ts.StringLiteralLike): readonly FieldEntry[] {
  const plain = plainName(name.text);
  return listsAsked(pass, name).flatMap(({ made }) =>
    made.flatMap((type) =>
      pass.compiler.types
        .members(type)
        .filter((member) => pass.knowledge.fields.has(member.name) && plain.includes(plainName(member.name)))
        .flatMap((member) => changing(pass, type, member.name)),
    ),
  );
}

/** `form.register('lines.0.discount')`: a path through what the place of a text is made of. */
function ofPath(pass: Pass, name: ts.StringLiteralLike): readonly FieldEntry[] {
  if (!name.text.includes('.')) return [];
  return typesAround(pass, name).flatMap((type) =>
    membersOnPath(pass, name.text, type).flatMap((one) => entryOf(pass, one.members, one.name)),
  );
}

function changing(pass: Pass, type: ts.Type, name: string): readonly FieldEntry[] {
  return entryOf(pass, pass.compiler.membersOf(type, name), name);
}

function entryOf(pass: Pass, members: readonly ts.Symbol[], name: string): readonly FieldEntry[] {
  const evidence = evidenceOf(pass, members, name);
  return evidence?.kind === 'entry' &&
    evidence.entry.v3.length > 0 &&
    (evidence.entry.v3.length > 1 || evidence.entry.v3[0] !== name)
    ? [evidence.entry]
    : [];
}
