import ts from 'typescript';
import type { FieldEntry } from '../shared/migration/map.ts';
import type { MemberReference } from '../analysis/member-references.ts';
import { type RuleContext, reportChange } from './context.ts';
import { type MemberMove, type MoveTarget, reportBlockedMove } from './member-move.ts';
import { moveAccess } from './move-access.ts';
import { moveInLiteral, moveInPattern } from './move-in-object.ts';

/** Moves a member into its container, in reads, writes, literals, patterns and types. */
export function moveMember(context: RuleContext, reference: MemberReference, entry: FieldEntry): void {
  const [container = '', member = ''] = entry.v3;
  const target = { container, member, wraps: container === reference.name.text };
  if (reference.members.some(context.checker.isRemapped))
    return target.wraps
      ? undefined
      : reportBlockedMove(
          context,
          { reference, entry, target },
          'The member of another type is made after one that moves into another object.',
        );
  switch (reference.kind) {
    case 'access':
    case 'element':
      return moveAccess(context, { reference, entry, target });
    case 'property':
    case 'shorthand':
      return moveInLiteral(context, { reference, entry, target });
    case 'binding':
    case 'target':
      return moveInPattern(context, { reference, entry, target });
    case 'index-type':
      return moveIndexType(context, { reference, entry, target });
    case 'key':
      return moveKey(context, { reference, entry, target });
    default:
      return reportBlockedMove(
        context,
        { reference, entry, target },
        'The member moves into another object; this place cannot follow it by itself.',
      );
  }
}

/** `T['a']` becomes `NonNullable<T['box']>['a']`. */
function moveIndexType(context: RuleContext, { reference, entry, target }: MemberMove): void {
  const access = reference.name.parent.parent;
  if (!ts.isIndexedAccessTypeNode(access) || isIndexedBeyond(access, target)) return;
  reportChange(context, reference, entry);
  const quote = context.text(reference.name).charAt(0);
  context.insert(access.getStart(context.file), 'NonNullable<');
  context.replace(reference.name, `${quote}${target.container}${quote}]>[${quote}${target.member}${quote}`);
}

function isIndexedBeyond(access: ts.TypeNode, { wraps, member }: MoveTarget): boolean {
  const outer = ts.isTypeReferenceNode(access.parent) ? access.parent.parent : access.parent;
  return wraps && ts.isIndexedAccessTypeNode(outer) && outer.indexType.getText().slice(1, -1) === member;
}

/**
 * Replaces a key in a type by its container, once: `Pick<T, 'a' | 'b'>` becomes `Pick<T, 'box'>`. A key that is a
 * runtime value is reported.
 */
function moveKey(context: RuleContext, move: MemberMove): void {
  const { reference, entry, target } = move;
  const literal = reference.name.parent;
  if (!ts.isLiteralTypeNode(literal))
    return reportBlockedMove(
      context,
      move,
      'The member moves into another object; this place cannot follow it by itself.',
    );
  if (target.wraps) return;
  reportChange(context, reference, entry);
  const quote = context.text(reference.name).charAt(0);
  const key = `${quote}${target.container}${quote}`;
  if (!isSaidBefore(context, literal, key)) return context.replace(reference.name, key);
  const before = context.file.text.slice(0, literal.getFullStart()).lastIndexOf('|');
  context.edits.push({ start: context.file.text.slice(0, before).trimEnd().length, end: literal.end, text: '' });
}

/** Reports whether the union already has the key, by itself or through an earlier member with the same container. */
function isSaidBefore(context: RuleContext, literal: ts.LiteralTypeNode, key: string): boolean {
  const union = literal.parent;
  if (!ts.isUnionTypeNode(union)) return false;
  const others = union.types.slice(0, union.types.indexOf(literal));
  return others.some(
    (other) =>
      context.text(other) === key ||
      context.edits.some(({ start, text }) => start === other.getStart(context.file) && text === key),
  );
}
