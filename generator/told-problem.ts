/** A problem as programs are told of it. */
export interface ToldProblem {
  /** Which problem it is; never changes its meaning. */
  readonly code: string;
  readonly severity: 'error' | 'warning';
  /** What is wrong. */
  readonly cause: string;
  /** What to do about it. */
  readonly fix: string;
  /** The file it stands in, as seen from the working directory. */
  readonly file?: string;
  /** Counted from 1. */
  readonly line?: number;
  /** Counted from 1. */
  readonly column?: number;
  /** The JSON pointer of what is wrong in the document. */
  readonly pointer?: string;
}
