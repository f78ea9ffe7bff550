import type { Pointer } from './model/pointer.ts';

/** Where something stands in a file; lines and columns count from 1. */
export interface Place {
  readonly file: string;
  readonly line: number;
  readonly column: number;
}

/** What the catalogue says of a code: how bad it is, what is wrong, and what to do about it. */
interface Entry {
  readonly severity: 'error' | 'warning';
  readonly cause: (...details: readonly string[]) => string;
  readonly fix: string;
}

/** The address of a problem: a pointer into the bundled document, or a place in a file that could not be read that far. */
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
  'file-unreadable': {
    severity: 'error',
    cause: (file = '', reason = '') => `${file} cannot be read: ${reason}`,
    fix: 'Check the path and its permissions.',
  },
} as const satisfies Record<string, Entry>;

export type Code = keyof typeof catalogue;

/** Collects problems while a stage runs, so that all of them are told at once. */
export class Problems {
  readonly #found: Problem[] = [];

  /** Adds a problem; `details` fill the sentence of its cause. */
  report(code: Code, address: Address, ...details: readonly string[]): void {
    const entry: Entry = catalogue[code];
    this.#found.push({ code, severity: entry.severity, address, cause: entry.cause(...details), fix: entry.fix });
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
