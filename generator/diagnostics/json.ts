import type { Diagnostic } from './diagnostics.ts';

/** A diagnostic as JSON, for programs. */
export interface DiagnosticJson {
  /** Identifies the kind of diagnostic; stable across versions. */
  readonly code: string;
  readonly severity: 'error' | 'warning';
  /** Says what is wrong. */
  readonly cause: string;
  /** Says what to do about it. */
  readonly fix: string;
  /** Path of the file, relative to the working directory. */
  readonly file?: string;
  /** Line in the file, from 1. */
  readonly line?: number;
  /** Column in the line, from 1. */
  readonly column?: number;
  /** JSON pointer of the faulty value in the document. */
  readonly pointer?: string;
}

/** Converts a diagnostic to its JSON form, with the parts of its address as members. */
export function toDiagnosticJson({ address, ...rest }: Diagnostic): DiagnosticJson {
  return typeof address === 'string' ? { ...rest, pointer: address } : { ...rest, ...address };
}
