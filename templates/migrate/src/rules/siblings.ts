import ts from 'typescript';
import { evidenceOf } from '../evidence/owners.ts';
import { type Site, siteOf } from '../evidence/sites.ts';
import type { FieldEntry } from '#shared/migration/map.ts';
import type { Moving } from './moving.ts';
import type { Pass } from './pass.ts';

/**
 * The members of a literal or pattern that move into the same container, in their order, the first being the one asked
 * about.
 */
export function siblings<Node extends ts.ObjectLiteralElementLike | ts.BindingElement>(
  pass: Pass,
  moving: Moving,
  nodes: readonly Node[],
): readonly (Moving & { readonly node: Node })[] {
  return nodes.flatMap((node) => {
    const name = nameOf(node);
    if (name === undefined) return [];
    if (name === moving.site.name) return [{ ...moving, node }];
    const site = pass.knowledge.fields.has(name.text) && !pass.done.has(name) ? siteOf(pass, name) : undefined;
    const entry = site === undefined ? undefined : entryOf(pass, { site, moving });
    if (site === undefined || entry === undefined || !isSameWay(entry, moving)) return [];
    return [{ site, entry, way: { ...moving.way, member: entry.v3[1] ?? '' }, node }];
  });
}

function nameOf(node: ts.ObjectLiteralElementLike | ts.BindingElement): Site['name'] | undefined {
  const name = ts.isBindingElement(node) ? (node.propertyName ?? node.name) : node.name;
  return name !== undefined && (ts.isIdentifier(name) || ts.isStringLiteralLike(name)) ? name : undefined;
}

function isSameWay(entry: FieldEntry, { way }: Moving): boolean {
  return entry.v3.length === 2 && entry.v3[0] === way.container && entry.unresolved?.sides.includes('v3') !== true;
}

/** The entry of a member: by its type, or, in a literal that an HTTP call carries, that of the same shape. */
function entryOf(
  pass: Pass,
  { site, moving }: { readonly site: Site; readonly moving: Moving },
): FieldEntry | undefined {
  const evidence = evidenceOf(pass, site.members, site.name.text);
  if (evidence?.kind === 'entry') return evidence.entry;
  if (!pass.carried.has(site.name.parent.parent)) return undefined;
  const isOwned = (entry: FieldEntry): boolean =>
    entry.owners.some(({ v2 }) => moving.entry.owners.some((owner) => owner.v2 === v2));
  return pass.knowledge.fields.get(site.name.text)?.find(isOwned);
}
