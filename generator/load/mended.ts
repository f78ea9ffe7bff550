import type { Gathered } from './mend-bytes.ts';
import type { Node } from './walk.ts';

/** What mending objects came to, and what is left to be judged by the whole of them. */
export interface Mended {
  readonly gathered: Gathered;
  /** Schemas that sharpen a limit by a flag, and whether any schema is written in the words of 3.0. */
  readonly flagged: Node[];
  readonly habits: { nullable: boolean };
}

export function nothingMended(): Mended {
  return { gathered: { bytes: [], holders: [] }, flagged: [], habits: { nullable: false } };
}

/** Adds what came of a part to what came of those before it. */
export function addMended({ gathered, flagged, habits }: Mended, whole: Mended): void {
  for (const schema of gathered.bytes) whole.gathered.bytes.push(schema);
  for (const holder of gathered.holders) whole.gathered.holders.push(holder);
  for (const schema of flagged) whole.flagged.push(schema);
  whole.habits.nullable ||= habits.nullable;
}
