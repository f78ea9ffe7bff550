import ts from 'typescript-6';
import { evidenceOf } from '../evidence/owners.ts';
import { siteOf } from '../evidence/sites.ts';
import type { Moving } from './move-member.ts';
import type { Pass } from './pass.ts';

/** The members of a literal or pattern that move into the same container, in their order, the first being the one asked about. */
export function siblings<Node extends ts.ObjectLiteralElementLike | ts.BindingElement>(pass: Pass, moving: Moving, nodes: readonly Node[]): readonly (Moving & { readonly node: Node })[] {
  return nodes.flatMap((node) => {
    const name = ts.isBindingElement(node) ? (node.propertyName ?? node.name) : node.name;
    if (name === undefined || !(ts.isIdentifier(name) || ts.isStringLiteralLike(name))) return [];
    if (name === moving.site.name) return [{ ...moving, node }];
    if (!pass.knowledge.fields.has(name.text) || pass.done.has(name)) return [];
    const site = siteOf(pass, name);
    const evidence = site === undefined ? undefined : evidenceOf(pass, site.members, name.text);
    const entry = evidence?.kind === 'entry' ? evidence.entry : carriedEntry(pass, node, name.text, moving);
    if (site === undefined || entry?.v3.length !== 2 || entry.v3[0] !== moving.way.container || entry.unresolved?.sides.includes('v3') === true) return [];
    return [{ site, entry, way: { ...moving.way, member: entry.v3[1] ?? '' }, node }];
  });
}

/** In a literal that an HTTP call carries: the entry of the same shape. */
function carriedEntry(pass: Pass, node: ts.Node, name: string, { entry }: Moving): Moving['entry'] | undefined {
  if (!pass.carried.has(node.parent)) return undefined;
  return pass.knowledge.fields.get(name)?.find((other) => other.owners.some(({ v2 }) => entry.owners.some((owner) => owner.v2 === v2)));
}
