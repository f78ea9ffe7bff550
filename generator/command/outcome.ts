import type { Diagnostic, Place } from '../diagnostics/diagnostics.ts';
import type { TreeChanges } from '../write/tree-changes.ts';

/** How a run ended, as the process tells it. */
export const exitCodes = { unchanged: 0, written: 0, drift: 1, faulty: 2, unwritable: 3 } as const;

/** What was made, in numbers. */
export interface Summary {
  readonly files: number;
  /** Not counted where nothing has changed: the document is not even read then. */
  readonly operations?: number;
  readonly shapes?: number;
}

/** How a run ended, and what is to be told of it. */
export interface Outcome {
  readonly status: keyof typeof exitCodes;
  readonly out: string;
  readonly changes: TreeChanges;
  readonly diagnostics: readonly Diagnostic[];
  /** Absent where nothing was made. */
  readonly summary?: Summary;
  /** The lines of the files that were read, for the frames of diagnostics. */
  readonly line?: (place: Place) => string | undefined;
}

export const noChanges: TreeChanges = { added: [], changed: [], removed: [] };
