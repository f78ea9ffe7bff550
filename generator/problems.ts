import type { Pointer } from './model/pointer.ts';
import { outputProblems } from './output-problems.ts';
import { printable } from './printable.ts';

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

/** The sentence that offers another name. */
function meant(nearest: string): string {
  return nearest === '' ? '' : ` Did you mean "${nearest}"?`;
}

/**
 * Every problem that the generator can report. A code is stable: users filter and look up by it. The cause is a
 * sentence made of the details given; the fix says what to do.
 */
export const catalogue = {
  // Reading files
  'file-unreadable': {
    severity: 'error',
    cause: (file = '', reason = '') => `${file} cannot be read: ${reason}.`,
    fix: 'Check the path and its permissions.',
  },
  'file-too-large': {
    severity: 'error',
    cause: (file = '', limit = '') => `${file} is larger than ${limit} bytes.`,
    fix: 'Divide the specification into several files.',
  },
  'files-too-many': {
    severity: 'error',
    cause: (files = '', bytes = '') => `The specification has more than ${files} files or ${bytes} bytes.`,
    fix: 'Check that its references lead only to files that belong to it.',
  },
  'not-text': {
    severity: 'error',
    cause: (file = '', reason = '') => `${file} is not a text: ${reason}.`,
    fix: 'Save it as UTF-8 text, uncompressed.',
  },
  'document-empty': {
    severity: 'error',
    cause: () => 'The document is empty.',
    fix: 'Check that this is the right file, and that it was saved.',
  },
  'looks-like-html': {
    severity: 'error',
    cause: (file = '') => `${file} looks like HTML, not like a specification.`,
    fix: 'It may be a login or error page that was saved in its place: fetch the document again.',
  },
  'syntax-invalid': {
    severity: 'error',
    cause: (syntax = '', reason = '') => `The file is not valid ${syntax}: ${reason}.`,
    fix: 'Mend the syntax at this place.',
  },
  'document-second': {
    severity: 'error',
    cause: () => 'A second YAML document begins here; a specification is one document.',
    fix: 'Remove the line `---` and what belongs to the other document.',
  },
  'document-not-object': {
    severity: 'error',
    cause: () => 'The document is not an object.',
    fix: 'Check that this is an OpenAPI document.',
  },
  'too-deep': {
    severity: 'error',
    cause: (limit = '') => `Objects and arrays stand more than ${limit} levels inside each other.`,
    fix: 'Divide the value: give its inner parts names and refer to them.',
  },
  'key-duplicate': {
    severity: 'error',
    cause: (key = '') => `The key "${key}" stands twice in the same object.`,
    fix: 'Remove one of the two, or rename it.',
  },
  'key-not-scalar': {
    severity: 'error',
    cause: () => 'A key is a list, an object or null; in JSON every key is a string.',
    fix: 'Write the key as a string.',
  },
  'alias-unknown': {
    severity: 'error',
    cause: (name = '') => `The alias *${name} names no anchor above it.`,
    fix: 'Write the anchor (&name) at the value that is meant, before the alias.',
  },
  'alias-cycle': {
    severity: 'error',
    cause: (name = '') => `The alias *${name} stands inside the value that it stands for.`,
    fix: 'Use a $ref for a schema that contains itself.',
  },
  'aliases-too-many': {
    severity: 'error',
    cause: (limit = '') => `Written out, the YAML aliases stand for more than ${limit} values.`,
    fix: 'Use $ref instead of aliases: a reference is not copied.',
  },
  // Versions
  'version-2': {
    severity: 'error',
    cause: (version = '') => `This is a Swagger ${version} document, which is not supported.`,
    fix: 'Convert it to OpenAPI 3 first, with `npx swagger2openapi` for example.',
  },
  'version-missing': {
    severity: 'error',
    cause: () => 'The document does not say which version of OpenAPI it follows.',
    fix: 'Write `openapi: 3.1.1` at its top.',
  },
  'version-unsupported': {
    severity: 'error',
    cause: (version = '') => `The version of OpenAPI is ${version}; 3.1.x is supported, and 3.0.x, which is upgraded.`,
    fix: 'Write the document in OpenAPI 3.1, as in `openapi: 3.1.1`.',
  },
  // References
  'reference-malformed': {
    severity: 'error',
    cause: (reference = '', nearest = '') => `"${reference}" is not a well-formed reference.${meant(nearest)}`,
    fix: 'Write it as a relative path and a JSON pointer: `schemas.yaml#/Pet`.',
  },
  'reference-outside': {
    severity: 'error',
    cause: (reference = '') => `"${reference}" leads out of the folder of the specification, where nothing is read.`,
    fix: "Put the file into the folder of the root document, and refer to it by a relative path.",
  },
  'reference-remote': {
    severity: 'error',
    cause: (reference = '') => `"${reference}" is not a file of this specification, nor the $id of a schema in it; nothing is fetched.`,
    fix: "Save the document in the folder of the specification, and refer to it by a relative path.",
  },
  'reference-file-missing': {
    severity: 'error',
    cause: (reference = '', nearest = '') => `"${reference}" names a file that does not exist.${meant(nearest)}`,
    fix: 'Correct the path: it counts from the folder of the file that it stands in.',
  },
  'reference-dangling': {
    severity: 'error',
    cause: (reference = '', nearest = '') => `"${reference}" names nothing.${meant(nearest)}`,
    fix: 'Correct the name, or add what it names.',
  },
  'reference-endless': {
    severity: 'error',
    cause: (reference = '') => `"${reference}" stands inside the value that it names, in a place where a reference is replaced by its value.`,
    fix: 'Break the circle: only schemas and components may contain themselves.',
  },
  'reference-unusual': {
    severity: 'warning',
    cause: (reference = '') => `OpenAPI has no reference in this place; "${reference}" is replaced by the value that it names.`,
    fix: 'Refer to path items, components and schemas; write other objects out.',
  },
  'reference-dynamic': {
    severity: 'warning',
    cause: (reference = '', target = '') => `The dynamic reference "${reference}" is read as a reference to ${target}, wherever it is used from.`,
    fix: 'Write the schema out where another one is meant.',
  },
  ...outputProblems,
  'not-expressible': {
    severity: 'warning',
    cause: (what = '') => `${what} cannot be expressed as a type and becomes unknown`,
    fix: 'Describe the value with the keywords of JSON Schema 2020-12.',
  },
} as const satisfies Record<string, Entry>;

export type Code = keyof typeof catalogue;

/** Collects problems while a stage runs, so that all of them are told at once. */
export class Problems {
  readonly #found: Problem[] = [];

  /** Adds a problem; `details` fill the sentence of its cause. */
  report(code: Code, address: Address, ...details: readonly string[]): void {
    const entry: Entry = catalogue[code];
    const cause = entry.cause(...details.map(printable));
    this.#found.push({ code, severity: entry.severity, address, cause, fix: entry.fix });
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
