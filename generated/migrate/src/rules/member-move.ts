import ts from 'typescript';
import type { FieldEntry } from '../shared/migration/map.ts';
import { fieldChange } from '../analysis/member-owners.ts';
import { type MemberReference, memberReference } from '../analysis/member-references.ts';
import type { RuleContext } from './context.ts';

/** Target of a moved member: a container, which may have the member's old name. */
export interface MoveTarget {
  readonly container: string;
  readonly member: string;
  /** True if the container has the member's old name. */
  readonly wraps: boolean;
}

/** A member that moves into a container. */
export interface MemberMove {
  readonly reference: MemberReference;
  readonly entry: FieldEntry;
  readonly target: MoveTarget;
}

/** Reports a move that needs manual work. */
export function reportBlockedMove(context: RuleContext, { reference, entry }: MemberMove, reason: string): void {
  context.report({
    node: reference.name,
    rule: entry.id,
    category: 'member',
    tier: 'manual',
    reason,
    suggestion: entry.v3.join('.'),
  });
}

/** Returns the members of a literal or pattern that move into the same container, in order. */
export function siblings<Node extends ts.ObjectLiteralElementLike | ts.BindingElement>(
  context: RuleContext,
  move: MemberMove,
  nodes: readonly Node[],
): readonly (MemberMove & { readonly node: Node })[] {
  return nodes.flatMap((node) => {
    const name = elementName(node);
    if (name === undefined) return [];
    if (name === move.reference.name) return [{ ...move, node }];
    const reference =
      context.migration.fields.has(name.text) && !context.handled.has(name)
        ? memberReference(context, name)
        : undefined;
    const entry = reference === undefined ? undefined : entryOfSibling(context, { reference, move });
    if (reference === undefined || entry === undefined || !hasSameTarget(entry, move)) return [];
    return [{ reference, entry, target: { ...move.target, member: entry.v3[1] ?? '' }, node }];
  });
}

function elementName(node: ts.ObjectLiteralElementLike | ts.BindingElement): MemberReference['name'] | undefined {
  const name = ts.isBindingElement(node) ? (node.propertyName ?? node.name) : node.name;
  return name !== undefined && (ts.isIdentifier(name) || ts.isStringLiteralLike(name)) ? name : undefined;
}

function hasSameTarget(entry: FieldEntry, { target }: MemberMove): boolean {
  return entry.v3.length === 2 && entry.v3[0] === target.container && entry.unresolved?.sides.includes('v3') !== true;
}

/** Returns the entry of a member by its type, or by the schema of the request body. */
function entryOfSibling(
  context: RuleContext,
  { reference, move }: { readonly reference: MemberReference; readonly move: MemberMove },
): FieldEntry | undefined {
  const change = fieldChange(context, reference.members, reference.name.text);
  if (change?.kind === 'entry') return change.entry;
  if (!context.bodySchemas.has(reference.name.parent.parent)) return undefined;
  const isOwned = (entry: FieldEntry): boolean =>
    entry.owners.some(({ v2 }) => move.entry.owners.some((owner) => owner.v2 === v2));
  return context.migration.fields.get(reference.name.text)?.find(isOwned);
}
