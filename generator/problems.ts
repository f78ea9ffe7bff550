import { documentProblems } from './document-problems.ts';
import { fileProblems } from './file-problems.ts';
import { migrationProblems } from './migration-problems.ts';
import type { Pointer } from './model/pointer.ts';
import { outputProblems } from './output-problems.ts';
import { printable } from './printable.ts';
import { referenceProblems } from './reference-problems.ts';
import { schemaProblems } from './schema-problems.ts';

/** Where something stands in a file; lines and columns count from 1. */
export interface Place {
  readonly file: string;
  readonly line: number;
  readonly column: number;
  /** The JSON pointer that was asked for, or that stands there in the file. */
  readonly pointer?: Pointer;
}

/** What the catalogue says of a code: how bad it is, what is wrong, and what to do about it. */
interface Entry {
  readonly severity: 'error' | 'warning';
  readonly cause: (...details: readonly string[]) => string;
  readonly fix: string;
}

/**
 * The address of a problem: a pointer into the bundled document, or a place in a file that could not be read that far.
 */
export type Address = Pointer | Place;

/** One thing that is wrong with the input, with a stable code, the address, the cause and the fix. */
export interface Problem {
  readonly code: Code;
  readonly severity: 'error' | 'warning';
  readonly address: Address;
  readonly cause: string;
  readonly fix: string;
}

/**
 * Every problem that the generator can report. A code is stable: users filter and look up by it. The cause is a
 * sentence made of the details given; the fix says what to do.
 */
export const catalogue = {
  ...fileProblems,
  ...referenceProblems,
  ...documentProblems,
  ...schemaProblems,
  ...migrationProblems,
  ...outputProblems,
} as const satisfies Record<string, Entry>;

export type Code = keyof typeof catalogue;

/** What a stage needs to report problems. */
export interface Reporter {
  /** Adds a problem; `details` fill the sentence of its cause. */
  readonly report: (code: Code, address: Address, ...details: readonly string[]) => void;
}

/** Collects problems while a stage runs, so that all of them are told at once. */
export class Problems implements Reporter {
  readonly #found: Problem[] = [];

  /** Adds a problem; `details` fill the sentence of its cause. */
  report(code: Code, address: Address, ...details: readonly string[]): void {
    const entry: Entry = catalogue[code];
    const cause = entry.cause(...details.map(printable));
    this.#found.push({ code, severity: entry.severity, address, cause, fix: entry.fix });
  }

  /** Adds what was found before, of what has not changed since. */
  add(found: readonly Problem[]): void {
    for (const problem of found) this.#found.push(problem);
  }

  /**
   * The same list for what speaks of one document: its pointers become places at once, so they are never taken for
   * another's.
   */
  locatedBy(locate: (pointer: Pointer) => Place): Reporter {
    return {
      report: (code, address, ...details) =>
        this.report(code, typeof address === 'string' ? locate(address) : address, ...details),
    };
  }

  /** All that was found so far, in the order of finding. */
  get found(): readonly Problem[] {
    return this.#found;
  }

  get hasErrors(): boolean {
    return this.#found.some((problem) => problem.severity === 'error');
  }

  /** Throws a {@link SpecError} if any error was found; warnings alone pass. */
  throwIfErrors(): void {
    if (this.hasErrors) throw new SpecError(this.#found);
  }
}

/** The input is faulty: the problems say where and why. Anything else that is thrown is a bug of the generator. */
export class SpecError extends Error {
  readonly problems: readonly Problem[];

  constructor(problems: readonly Problem[]) {
    super(problems.map((problem) => `${problem.code}: ${problem.cause}`).join('\n'));
    this.name = 'SpecError';
    this.problems = problems;
  }
}
