import type { DiagnosticCode } from '../../diagnostics/catalogue.ts';
import { type Diagnostic, Diagnostics } from '../../diagnostics/diagnostics.ts';
import { errorCode } from './file-system.ts';

/** The output folder could not be written: it is as it was before, unless a diagnostic says otherwise. */
export class OutputError extends Error {
  readonly diagnostics: readonly Diagnostic[];

  constructor(diagnostics: readonly Diagnostic[]) {
    super(diagnostics.map((diagnostic) => `${diagnostic.code}: ${diagnostic.cause}`).join('\n'));
    this.name = 'OutputError';
    this.diagnostics = diagnostics;
  }
}

/** An error of one diagnostic with a file or folder; `details` fill the sentence of its cause. */
export function outputError(code: DiagnosticCode, file: string, ...details: readonly string[]): OutputError {
  const diagnostics = new Diagnostics();
  diagnostics.report(code, { file, line: 1, column: 1 }, file, ...details);
  return new OutputError(diagnostics.list);
}

/** What went wrong, in words. */
export function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** Errors of the file system become a diagnostic with a way out; anything else is a bug and stays as it is. */
export function unwritable(folder: string, error: unknown): unknown {
  if (error instanceof OutputError) return error;
  return errorCode(error) === undefined ? error : outputError('output-unwritable', folder, reasonOf(error));
}
