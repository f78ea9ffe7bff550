import { hashProgram } from './command/unchanged.ts';
import { runOnce } from './command/run-once.ts';
import type { Product } from './emit/product.ts';
import { formatDiagnostic } from './diagnostics/format.ts';
import { type DiagnosticJson, toDiagnosticJson } from './diagnostics/json.ts';

export type { Product, DiagnosticJson };

/** What to generate from, and where to. Paths may be relative to the working directory. */
export interface Sources {
  /** Root file of an OpenAPI 3.1 or 3.0 document; its references may lead to files in its folder and below. */
  readonly spec: string;
  /** Folder around `spec` that its references may lead to, where they go beyond its own. */
  readonly within?: string;
  /** Folder to write. Only files that an earlier run wrote there are ever replaced or removed. */
  readonly out: string;
  /** The products to make, where it is not all of them. */
  readonly only?: readonly Product[];
  /** Root file of the interface before it, for a migration. */
  readonly oldSpec?: string;
  /** Folder of the tables that lead from the old interface to the new one. */
  readonly renames?: string;
}

/** How the folder and what belongs there differ: paths below it. */
export interface Changes {
  readonly added: readonly string[];
  readonly changed: readonly string[];
  readonly removed: readonly string[];
  /**
   * What is doubtful in the document, or cannot be expressed; and, from {@link compare}, what keeps the folder from
   * being written.
   */
  readonly diagnostics: readonly DiagnosticJson[];
}

/** Nothing was written. The message tells every diagnostic with its place, its cause and its fix. */
export class GenerateError extends Error {
  override readonly name = 'GenerateError';
  /** `faulty`: the document; `unwritable`: the folder. */
  readonly reason: 'faulty' | 'unwritable';
  readonly diagnostics: readonly DiagnosticJson[];

  constructor(message: string, told: Pick<GenerateError, 'reason' | 'diagnostics'>) {
    super(message);
    this.reason = told.reason;
    this.diagnostics = told.diagnostics;
  }
}

/**
 * Generates, and makes the folder hold exactly what was generated: all of it or nothing. Ends at once where nothing has
 * changed since the last run.
 *
 * @returns what was changed
 * @throws GenerateError where the document is faulty or the folder cannot be written
 */
export function generate(sources: Sources): Promise<Changes> {
  return run(sources, 'write');
}

/**
 * Generates, and compares the folder with it. Writes nothing.
 *
 * @returns what {@link generate} would change, and what would keep it from that
 * @throws GenerateError where the document is faulty
 */
export function compare(sources: Sources): Promise<Changes> {
  return run(sources, 'check');
}

async function run(sources: Sources, mode: 'write' | 'check'): Promise<Changes> {
  const given = { ...sources, mode, json: false };
  const outcome = await runOnce({ arguments: given, program: hashProgram(), tell: () => undefined });
  const { status: reason, changes } = outcome;
  const diagnostics = outcome.diagnostics.map(toDiagnosticJson);
  if (reason !== 'faulty' && reason !== 'unwritable') return { ...changes, diagnostics };
  const texts = outcome.diagnostics.map((diagnostic) => formatDiagnostic(diagnostic, { colour: false }));
  throw new GenerateError([`Nothing was written to ${sources.out}.`, ...texts].join('\n\n'), { reason, diagnostics });
}
