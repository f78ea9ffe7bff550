import type { Site } from '../evidence/sites.ts';
import type { FieldEntry } from '#shared/migration/map.ts';
import { type Pass, reasonOf, tierOf } from './pass.ts';

/** Says that a member was changed. */
export function tellChange(pass: Pass, { name }: Pick<Site, 'name'>, entry: FieldEntry): void {
  pass.find({
    node: name,
    rule: entry.id,
    category: 'member',
    tier: tierOf(entry),
    reason: reasonOf(entry),
    suggestion: entry.v3.join('.'),
  });
}

/** Leaves a place as it is, and says what stands in the way. */
export function forHuman(pass: Pass, { name }: Site, entry: FieldEntry): void {
  const reason = [entry.unresolved?.reason, reasonOf(entry)].filter((text) => text !== undefined).join(' ');
  pass.find({ node: name, rule: entry.id, category: 'member', tier: 'manual', reason, suggestion: entry.v3.join('.') });
}

/** Leaves a place as it is, and says why the change cannot be made there. */
export function tellWhy(
  pass: Pass,
  { name }: Site,
  { entry, why }: { readonly entry: FieldEntry; readonly why: string },
): void {
  const reason = `${why} ${reasonOf(entry)}`;
  pass.find({ node: name, rule: entry.id, category: 'member', tier: 'manual', reason, suggestion: entry.v3.join('.') });
}
