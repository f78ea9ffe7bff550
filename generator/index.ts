import { hashProgram } from './command/unchanged.ts';
import { runOnce } from './command/run-once.ts';
import {
  defineEmitter,
  type Emitter,
  type EmitOptions,
  type ImportExtension,
  type Layout,
  MODEL_VERSION,
  type OutputFile,
} from './emit/emitter.ts';
import type { Product } from './emit/products.ts';
import { defineConfig, type RunSettings } from './config.ts';
import type { Contract } from './model/contract.ts';
import { formatDiagnostic } from './diagnostics/format.ts';
import { type DiagnosticJson, toDiagnosticJson } from './diagnostics/diagnostics.ts';

export { defineConfig, defineEmitter, MODEL_VERSION };
export { constant, exportFrom, importNames, importTypes, KIND, type Statement } from './emit/structures.ts';
export { objectLiteral, propertyKey, stringLiteral } from './emit/source/literals.ts';
export type { Config, InputConfig, NamesConfig, Plugin } from './config.ts';
export type { Contract, DiagnosticJson, Emitter, EmitOptions, ImportExtension, Layout, OutputFile, Product };

/** Input and output of a run. Paths may be relative to the working directory. */
export interface Sources extends RunSettings {
  /**
   * Root file of an OpenAPI 3.0, 3.1, 3.2 or Swagger 2.0 document. Its references may lead to files in its folder and
   * below.
   */
  readonly spec: string;
  /** Folder to write. Only files that an earlier run wrote there are ever replaced or removed. */
  readonly out: string;
  /**
   * Names of the products to generate.
   *
   * @default all of them
   */
  readonly only?: readonly Product[];
  /**
   * Removes products of an earlier run that this run does not generate. Without it, such a run is rejected as
   * `unwritable`.
   *
   * @default false
   */
  readonly prune?: boolean;
  /** Emitters of your own, which run after the generator's. See {@link defineEmitter}. */
  readonly emitters?: readonly Emitter[];
}

/** Differences between the folder and the generated files, as paths below the folder. */
export interface Changes {
  readonly added: readonly string[];
  readonly changed: readonly string[];
  readonly removed: readonly string[];
  /** Warnings about the document; from {@link compare}, also the errors that would prevent writing. */
  readonly diagnostics: readonly DiagnosticJson[];
}

/** Thrown when nothing was written. The message lists every diagnostic with its place, its cause and its fix. */
export class GenerateError extends Error {
  override readonly name = 'GenerateError';
  /** `faulty` if the document has errors, `unwritable` if the folder cannot be written. */
  readonly reason: 'faulty' | 'unwritable';
  readonly diagnostics: readonly DiagnosticJson[];

  constructor(message: string, details: Pick<GenerateError, 'reason' | 'diagnostics'>) {
    super(message);
    this.reason = details.reason;
    this.diagnostics = details.diagnostics;
  }
}

/**
 * Generates the products and writes them to the folder, all or nothing. Returns at once if nothing has changed since
 * the last run.
 *
 * @returns the paths that were added, changed and removed
 * @throws GenerateError if the document is faulty or the folder cannot be written
 * @example
 * const { added } = await generate({ spec: 'openapi.yaml', out: 'api' });
 */
export function generate(sources: Sources): Promise<Changes> {
  return run(sources, 'write');
}

/**
 * Generates the products and compares them with the folder. Nothing is written.
 *
 * @returns the paths that {@link generate} would add, change and remove
 * @throws GenerateError if the document is faulty
 */
export function compare(sources: Sources): Promise<Changes> {
  return run(sources, 'check');
}

async function run({ emitters, ...sources }: Sources, mode: 'write' | 'check'): Promise<Changes> {
  const outcome = await runOnce({
    arguments: { ...sources, mode, json: false },
    ...(emitters && { emitters }),
    program: [hashProgram(), ...(emitters ?? []).map(({ name }) => name)].join(' '),
    onStep: () => undefined,
  });
  const { status: reason, changes } = outcome;
  const diagnostics = outcome.diagnostics.map(toDiagnosticJson);
  if (reason !== 'faulty' && reason !== 'unwritable') return { ...changes, diagnostics };
  const texts = outcome.diagnostics.map((diagnostic) => formatDiagnostic(diagnostic, { color: false }));
  throw new GenerateError([`Nothing was written to ${sources.out}.`, ...texts].join('\n\n'), { reason, diagnostics });
}
