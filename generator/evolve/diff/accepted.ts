import {
  type AcceptedEntry,
  type AcceptedFindings,
  applyAcceptedEntries,
} from '../../../templates/runtime/shared/accepted-findings.ts';
import { type Change, countBySeverity, type Diff } from './diff.ts';

/** A diff without the changes that somebody accepted, and these. */
export interface ReviewedDiff extends Diff {
  readonly accepted: readonly (Change & { readonly acceptance: Pick<AcceptedEntry, 'by' | 'why' | 'until'> })[];
}

/** Returns a change as a finding that entries can name. */
export function asFinding(change: Change): Change & { readonly places: readonly string[] } {
  const pointers = [change.after?.pointer, change.before?.pointer].filter((pointer) => pointer !== undefined);
  // The longer one is the part that is gone or new, the other one what had or has it.
  return { ...change, places: pointers.toSorted((one, other) => other.length - one.length) };
}

/** Removes the changes that somebody accepted. What they break still decides about the version number. */
export function acceptChanges(
  diff: Diff,
  entries: readonly AcceptedEntry[],
  today: Date,
): ReviewedDiff & Pick<AcceptedFindings<Change>, 'expired' | 'unused'> {
  const { open, accepted, expired, unused } = applyAcceptedEntries(diff.changes.map(asFinding), entries, today);
  const changes = open.map(({ places: _, ...change }) => change);
  return {
    ...diff,
    changes,
    counts: countBySeverity(changes),
    accepted: accepted.map(([{ places: _, ...change }, { code: __, place: ___, text: ____, ...acceptance }]) => ({
      ...change,
      acceptance,
    })),
    expired,
    unused,
  };
}
