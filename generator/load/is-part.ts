import type { Node } from './walk.ts';

/** Whether a value is a part of its document: a path item, a webhook, or a component that is no credential. */
export function isPart({ holder, holds, kind }: Node): boolean {
  if (holder?.kind === 'components') return holds === 'one' && kind !== 'security-scheme';
  return kind === 'path-item' && holds === 'one' && (holder?.kind === 'paths' || holder?.kind === 'document');
}
