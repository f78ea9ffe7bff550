import { documentDiagnostics } from './catalogue/documents.ts';
import { fileDiagnostics } from './catalogue/files.ts';
import { outputDiagnostics } from './catalogue/output.ts';
import { referenceDiagnostics } from './catalogue/references.ts';
import { renameDiagnostics } from './catalogue/renames.ts';
import { schemaDiagnostics } from './catalogue/schemas.ts';

/** One entry of the catalogue: severity, the sentence that says what is wrong, and what to do about it. */
export interface CatalogueEntry {
  readonly severity: 'error' | 'warning';
  readonly cause: (...details: readonly string[]) => string;
  readonly fix: string;
}

/**
 * The catalogue of diagnostics: every code that the generator can report. Codes are stable, because users filter by
 * them.
 */
export const catalogue = {
  ...fileDiagnostics,
  ...referenceDiagnostics,
  ...documentDiagnostics,
  ...schemaDiagnostics,
  ...renameDiagnostics,
  ...outputDiagnostics,
} as const satisfies Record<string, CatalogueEntry>;

/** The code of a diagnostic. */
export type DiagnosticCode = keyof typeof catalogue;

/** Tells whether a text is the code of a diagnostic. */
export function isDiagnosticCode(code: unknown): code is DiagnosticCode {
  return typeof code === 'string' && Object.hasOwn(catalogue, code);
}
