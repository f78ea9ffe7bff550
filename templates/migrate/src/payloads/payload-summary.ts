import type { Conflict, Translated } from '#shared/migration/translate.ts';
import type { MapFile } from '../migration/migration-index.ts';
import { pluralize } from '../report/finding.ts';

/** A translated line, with the document and its sidecar as JSON. */
export interface TranslatedLine extends Pick<Translated<unknown>, 'conflicts' | 'losses' | 'reviews'> {
  readonly json: string;
  readonly sidecar: string;
}

/** A line that holds no document, and the reason. */
export interface SkippedLine {
  readonly error: string;
}

/** Counts what a run of `payloads` lost or asks to review, by rule and member. */
export class PayloadSummary {
  readonly #notes: ReadonlyMap<string, string>;
  readonly #losses = new Map<string, number>();
  readonly #reviews = new Map<string, number>();
  #hasConflicts = false;
  #isSkipped = false;

  constructor({ fields }: MapFile) {
    this.#notes = new Map(fields.flatMap(({ id, review }) => (review === undefined ? [] : [[id, review.note]])));
  }

  /** Adds the counts of one line, and returns the messages about it. */
  add(line: TranslatedLine | SkippedLine): readonly string[] {
    if ('error' in line) {
      this.#isSkipped = true;
      return [line.error];
    }
    this.#hasConflicts ||= line.conflicts.length > 0;
    for (const { rule, pointer } of line.losses) increment(this.#losses, `${rule} (${memberName(pointer)})`);
    for (const { rule } of line.reviews) increment(this.#reviews, rule);
    return line.conflicts.map(conflictText);
  }

  /** Returns the exit code. `isKept` is true if lost members are kept elsewhere or their loss is accepted. */
  exitCode(isKept: boolean): number {
    if (this.#isSkipped) return 3;
    return this.#hasConflicts || (this.#losses.size > 0 && !isKept) ? 2 : 0;
  }

  /**
   * Formats the counts, the most frequent first; empty if there are none.
   *
   * @param outcome - what became of the lost members, as the end of a sentence
   */
  lines(outcome: string): readonly string[] {
    const lost = sorted(this.#losses);
    const total = lost.reduce((sum, [, count]) => sum + count, 0);
    return [
      ...(total === 0 ? [] : [`${pluralize(total, 'member')} without a counterpart ${outcome}`]),
      ...lost.map(([rule, count]) => `  ${count} × ${rule}`),
      ...(this.#reviews.size === 0 ? [] : ['Review these members:']),
      ...sorted(this.#reviews).map(([rule, count]) => `  ${count} × ${rule}: ${this.#notes.get(rule) ?? ''}`),
    ];
  }
}

function conflictText({ members, rule, reason }: Conflict): string {
  return `${rule} at ${members.join(', ')}: ${CONFLICT_MESSAGES[reason]}`;
}

const CONFLICT_MESSAGES: Readonly<Record<Conflict['reason'], string>> = {
  both: 'both the old and the new name are present; neither was changed',
  different: 'members that become one are missing or hold different values; none was changed',
  blocked: 'another value stands where the value should move; neither was changed',
};

function increment(counts: Map<string, number>, key: string): void {
  counts.set(key, (counts.get(key) ?? 0) + 1);
}

function sorted(counts: ReadonlyMap<string, number>): readonly (readonly [string, number])[] {
  return [...counts].toSorted(([one, a], [other, b]) => b - a || (one < other ? -1 : 1));
}

/** Returns the last name of a JSON pointer. */
function memberName(pointer: string): string {
  return pointer
    .slice(pointer.lastIndexOf('/') + 1)
    .replaceAll('~1', '/')
    .replaceAll('~0', '~');
}
