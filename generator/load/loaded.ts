import type { JsonContent, Source } from './source.ts';
import type { Problem } from '../problems.ts';
import type { Answers } from './read-source.ts';
import type { Parted } from './reread.ts';
import type { Specification } from './specification.ts';

/** A specification as it was loaded, what came of the files that were asked for, and what was found in them. */
export interface Loaded {
  readonly specification: Specification;
  readonly answers: Answers;
  readonly problems: readonly Problem[];
  /** Where its parts stand by themselves. */
  readonly apart?: Apart | undefined;
}

/** A document of one JSON text in which what is done to one part depends on no other. */
export interface Apart extends Parted {
  readonly source: Source;
  readonly content: JsonContent;
}
