import type { Site } from '../evidence/sites.ts';
import type { FieldEntry } from '#shared/migration/map.ts';
import type { Pass } from './pass.ts';

/** Where a member goes: into a container, which may bear the member's own old name. */
export interface Way {
  readonly container: string;
  readonly member: string;
  /** Whether the old name itself becomes the container. */
  readonly wraps: boolean;
}

/** A member on its way. */
export interface Moving {
  readonly site: Site;
  readonly entry: FieldEntry;
  readonly way: Way;
}

/** Leaves the place to a human. */
export function refuse(pass: Pass, { site, entry }: Moving, reason: string): void {
  pass.find({
    node: site.name,
    rule: entry.id,
    category: 'member',
    tier: 'manual',
    reason,
    suggestion: entry.v3.join('.'),
  });
}
