import type { Ends } from './json-offsets.ts';
import type { KnownOffsets } from './part-positions.ts';
import type { Source } from './source.ts';
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

/** A document of one text in which what is done to one part depends on no other. */
export interface Apart extends Parted {
  readonly source: Source;
  /** Where values stand: containers of JSON by where they end, values of YAML in each part. */
  readonly placing: { readonly ends: Ends } | { readonly known: KnownOffsets };
}
