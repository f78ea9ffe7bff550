import { catalogue, type CatalogueEntry, type DiagnosticCode, lenientOutcome } from './catalogue.ts';
import { toSingleLine } from '../../templates/runtime/shared/escape.ts';

/** A JSON pointer (RFC 6901) into the bundled document. */
type Pointer = string;

/** A position in a file; lines and columns count from 1. */
export interface Place {
  readonly file: string;
  readonly line: number;
  readonly column: number;
  /** The JSON pointer of the value at this position. */
  readonly pointer?: Pointer;
}

/**
 * The address of a diagnostic: a pointer into the bundled document, or a place in a file that could not be parsed.
 */
export type Address = Pointer | Place;

/** A diagnostic: one error or warning about the input, with a stable code, its address, the cause and the fix. */
export interface Diagnostic {
  readonly code: DiagnosticCode;
  readonly severity: 'error' | 'warning';
  readonly address: Address;
  readonly cause: string;
  readonly fix: string;
  /** The kind of thing that it is about, by which a summary counts the diagnostics of its code. */
  readonly subject?: string;
}

/** Reports diagnostics; a stage takes no more than this. */
export interface Reporter {
  /** Adds a diagnostic; `details` are the arguments of its cause in the catalogue. */
  readonly report: (code: DiagnosticCode, address: Address, ...details: readonly string[]) => void;
}

/** Collects diagnostics, so that one run shows all of them. */
export class Diagnostics implements Reporter {
  readonly #list: Diagnostic[] = [];

  /** Adds a diagnostic; `details` are the arguments of its cause in the catalogue. */
  report(code: DiagnosticCode, address: Address, ...details: readonly string[]): void {
    const entry: CatalogueEntry = catalogue[code];
    const shown = details.map(toSingleLine);
    const fix = typeof entry.fix === 'string' ? entry.fix : entry.fix(...shown);
    const subject = entry.subject === undefined ? {} : { subject: entry.subject(...shown) };
    this.#list.push({ code, severity: entry.severity, address, cause: entry.cause(...shown), fix, ...subject });
  }

  /** Tests whether every error reported so far has an outcome without `--strict`. */
  get isTolerable(): boolean {
    return this.#list.every(({ code, severity }) => severity === 'warning' || lenientOutcome(code) !== undefined);
  }

  /** Turns the errors reported so far into warnings that say what becomes of them. Only for tolerable errors. */
  tolerate(): void {
    for (const [index, diagnostic] of this.#list.entries()) {
      const note = diagnostic.severity === 'error' ? lenientOutcome(diagnostic.code)?.note : undefined;
      if (note !== undefined)
        this.#list[index] = {
          ...diagnostic,
          severity: 'warning',
          cause: `${diagnostic.cause} ${note}`,
        };
    }
  }

  /** Adds diagnostics that another collection holds. */
  add(diagnostics: readonly Diagnostic[]): void {
    for (const diagnostic of diagnostics) this.#list.push(diagnostic);
  }

  /**
   * Reports into this collection for one document: pointers become places at once, so that those of two documents are
   * not mixed up.
   */
  locatedBy(locate: (pointer: Pointer) => Place): Reporter {
    return {
      report: (code, address, ...details) =>
        this.report(code, typeof address === 'string' ? locate(address) : address, ...details),
    };
  }

  /** All diagnostics in the order in which they were reported. */
  get list(): readonly Diagnostic[] {
    return this.#list;
  }

  get hasErrors(): boolean {
    return this.#list.some(({ severity }) => severity === 'error');
  }

  /** Throws a {@link SpecError} if there is an error; warnings alone pass. */
  throwIfErrors(): void {
    if (this.hasErrors) throw new SpecError(this.#list);
  }
}

/** The input is faulty, as its diagnostics say. Any other exception is a bug of the generator. */
export class SpecError extends Error {
  override readonly name = 'SpecError';
  readonly diagnostics: readonly Diagnostic[];

  constructor(diagnostics: readonly Diagnostic[]) {
    super(diagnostics.map(({ code, cause }) => `${code}: ${cause}`).join('\n'));
    this.diagnostics = diagnostics;
  }
}

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
export function toDiagnosticJson({ address, subject: _, ...rest }: Diagnostic): DiagnosticJson {
  return typeof address === 'string' ? { ...rest, pointer: address } : { ...rest, ...address };
}
