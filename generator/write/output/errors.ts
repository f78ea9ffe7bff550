import type { DiagnosticCode } from '../../diagnostics/catalogue.ts';
import { type Diagnostic, Diagnostics } from '../../diagnostics/diagnostics.ts';
import { errorCode } from './file-system.ts';

/** Thrown if the output folder cannot be written. The folder is unchanged, unless a diagnostic says otherwise. */
export class OutputError extends Error {
  readonly diagnostics: readonly Diagnostic[];

  constructor(diagnostics: readonly Diagnostic[]) {
    super(diagnostics.map((diagnostic) => `${diagnostic.code}: ${diagnostic.cause}`).join('\n'));
    this.name = 'OutputError';
    this.diagnostics = diagnostics;
  }
}

/** Creates an error with one diagnostic about a file or folder; `details` are the arguments of its cause. */
export function outputError(code: DiagnosticCode, file: string, ...details: readonly string[]): OutputError {
  const diagnostics = new Diagnostics();
  diagnostics.report(code, { file, line: 1, column: 1 }, file, ...details);
  return new OutputError(diagnostics.list);
}

/** Returns the message of an error. */
export function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** Converts a file system error to a diagnostic with a fix. Any other error is a bug and is returned unchanged. */
export function unwritable(folder: string, error: unknown): unknown {
  if (error instanceof OutputError) return error;
  return errorCode(error) === undefined ? error : outputError('output-unwritable', folder, reasonOf(error));
}
