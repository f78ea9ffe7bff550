import type { Gathered } from './mend-bytes.ts';
import type { Node } from './walk.ts';

/** What mending objects came to, and what is left to be judged by the whole of them. */
export interface Mended {
  readonly gathered: Gathered;
  /** Schemas that sharpen a limit by a flag, and whether any schema is written in the words of 3.0. */
  readonly flagged: Node[];
  readonly habits: { nullable: boolean };
}
