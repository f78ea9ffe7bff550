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
  /** States the value to write where the details contain it. */
  readonly fix: string | ((...details: readonly string[]) => string);
  /** The kind of thing by which a summary counts the diagnostics of this code, instead of their places. */
  readonly subject?: (...details: readonly string[]) => string;
  /** The outcome of an error without `--strict`; absent if the document is rejected in any case. */
  readonly lenient?: LenientOutcome;
}

/**
 * The outcome of an error without `--strict`: the value is read in the one way that makes sense, or the operations that
 * need it are left out. Both become warnings.
 */
interface LenientOutcome {
  readonly outcome: 'interpreted' | 'skipped';
  /** The sentence that is added to the cause. */
  readonly note: string;
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

export type DiagnosticCode = keyof typeof catalogue;

/** Returns the outcome of a code without `--strict`; `undefined` if the document is rejected in any case. */
export function lenientOutcome(code: DiagnosticCode): LenientOutcome | undefined {
  const entry: CatalogueEntry = catalogue[code];
  return entry.lenient;
}

/** Returns whether a text is the code of a diagnostic. */
export function isDiagnosticCode(code: unknown): code is DiagnosticCode {
  return typeof code === 'string' && Object.hasOwn(catalogue, code);
}
