import { below, referenceTo, tokens } from '../model/pointer.ts';
import { collectReferences, emptyRegistry, type Reference } from './collect-references.ts';
import { sectionOf, sections } from './grammar.ts';
import type { Source } from './source.ts';
import type { TextPart } from './text-parts.ts';

/**
 * Whether a reference stands where OpenAPI has one, leads to a whole component, and is written as it would be: whatever
 * else a document holds, there is nothing to be done about it.
 */
export function isPlain({ role, raw, node }: Reference): boolean {
  if (role === 'dynamic' || node.holds === 'map' || node.kind === 'path-item') return false;
  const path = raw.startsWith('#/') && !raw.includes('%') ? tokens(raw.slice(1)) : [];
  const leadsToComponent = path.length === 3 && path[0] === 'components' && sections.has(path[1] ?? '');
  return leadsToComponent && sectionOf(node.kind) !== undefined && referenceTo(raw.slice(1)) === raw;
}

/** Whether all references in a part are plain, and it has nothing for others to name. */
export function isPlainPart({ within, key, value }: TextPart, source: Source): boolean {
  const kind = within.startsWith('/components/') ? sections.get(tokens(within)[1] ?? '') : 'path-item';
  if (kind === undefined) return true;
  const registry = emptyRegistry();
  const node = { kind, holds: 'one', value, pointer: below(within, key) } as const;
  return (
    collectReferences(source, node, { registry, visited: new Set() }).every(isPlain) && registry.declaring.size === 0
  );
}
