import type { Code, Problem } from '../problems.ts';
import { Problems } from '../problems.ts';
import { errorCode } from './file-system.ts';

/** The output folder could not be written: it is as it was before, unless a problem says otherwise. */
export class OutputError extends Error {
  readonly problems: readonly Problem[];

  constructor(problems: readonly Problem[]) {
    super(problems.map((problem) => `${problem.code}: ${problem.cause}`).join('\n'));
    this.name = 'OutputError';
    this.problems = problems;
  }
}

/** An error of one problem with a file or folder; `details` fill the sentence of its cause. */
export function outputError(code: Code, file: string, ...details: readonly string[]): OutputError {
  const problems = new Problems();
  problems.report(code, { file, line: 1, column: 1 }, file, ...details);
  return new OutputError(problems.found);
}

/** What went wrong, in words. */
export function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** Errors of the file system become a problem with a way out; anything else is a bug and stays as it is. */
export function unwritable(folder: string, error: unknown): unknown {
  if (error instanceof OutputError) return error;
  return errorCode(error) === undefined ? error : outputError('output-unwritable', folder, reasonOf(error));
}
