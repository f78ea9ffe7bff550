import { UsageError } from '../../templates/shared/cli-arguments.ts';
import { dirname, posix, resolve } from 'node:path';
import type { Emitter } from '../emit/emitter.ts';
import { ProductError } from '../emit/product.ts';
import { type Generated, generate, type Stages } from '../generate.ts';
import { optional } from '../model/json.ts';
import { listAt } from '../model/resolve.ts';
import { Diagnostics, SpecError } from '../diagnostics/diagnostics.ts';
import { compareTree } from '../write/output/changes.ts';
import { OutputError } from '../write/output/errors.ts';
import { writeTree } from '../write/output/transaction.ts';
import type { Tree } from '../write/output/tree.ts';
import type { Arguments } from './arguments.ts';
import { noChanges, type Outcome, type Summary } from './report.ts';
import { hashRead, keepWarnings, pathFrom } from './unchanged.ts';
import type { ThrowIfOvertaken } from './watch.ts';
import type { Tell } from './progress.ts';

/** Input of a run of the command. */
export interface Run {
  readonly arguments: Arguments;
  /** Emitters of the caller, which run after the generator's own. */
  readonly emitters?: readonly Emitter[];
  /** Cached stages of a run that follows others. */
  readonly stages?: Stages;
  /** The hash of the generator. */
  readonly program: string;
  readonly tell: Tell;
  /** Is asked before anything is written, and before the document is called faulty. */
  readonly throwIfOvertaken?: ThrowIfOvertaken;
}

/**
 * Generates everything, and writes it or says what would be written. Only this file imports what is slow to load.
 *
 * @param begun - when the run looked at the first file
 */
export async function generateTree(run: Run, begun: number): Promise<Outcome> {
  try {
    const { tree, told } = await makeTree(run, begun);
    await run.throwIfOvertaken?.();
    run.tell('write');
    return run.arguments.mode === 'check' ? check(tree, told) : await write(tree, told);
  } catch (error) {
    const outcome = failure(run.arguments, error);
    if (outcome.status === 'faulty') await run.throwIfOvertaken?.();
    return outcome;
  }
}

type Told = Pick<Outcome, 'diagnostics' | 'summary' | 'line'>;

/**
 * What is to be written, and told of it. All else, the model of megabytes too, is let go before anything is written.
 */
async function makeTree(run: Run, begun: number): Promise<{ readonly tree: Tree; readonly told: Told }> {
  const diagnostics = new Diagnostics();
  const generated = await generate({ ...run.arguments, ...optional('emitters', run.emitters) }, diagnostics, {
    onStage: run.tell,
    ...run.stages,
  });
  return {
    tree: { ...treeOf(run, generated, begun), warnings: keepWarnings(diagnostics.list, run.arguments.spec) },
    told: { diagnostics: diagnostics.list, summary: summaryOf(generated), line: generated.specification.line },
  };
}

async function write(tree: Tree, told: Told): Promise<Outcome> {
  const changes = await writeTree(tree);
  return { status: 'written', out: tree.folder, changes, ...told };
}

function check(tree: Tree, told: Told): Outcome {
  const { obstacles, ...changes } = compareTree(tree);
  const count = changes.added.length + changes.changed.length + changes.removed.length + obstacles.length;
  const diagnostics = [...told.diagnostics, ...obstacles];
  return { status: count === 0 ? 'unchanged' : 'drift', out: tree.folder, changes, ...told, diagnostics };
}

function treeOf({ arguments: given, program }: Run, generated: Generated, begun: number): Tree {
  const sources = sourcesOf(given, generated);
  const inputs = { arguments: given, program, sources };
  // What was saved meanwhile may not be what was read: the next run has to look again.
  const digest = hashRead(inputs, begun);
  return { folder: given.out, files: generated.files, inputs: digest, sources };
}

/** The files that were read, and the folders of companions and of renames, which end in `/`. */
function sourcesOf({ spec, renames }: Arguments, { specification, old }: Generated): readonly string[] {
  const folder = resolve(dirname(spec));
  const placed = (path: string): string => pathFrom(folder, resolve(path));
  const companions = listAt(specification.document, 'x-companions').map((name) => `${posix.normalize(String(name))}/`);
  const tables = renames === undefined ? [] : [`${placed(renames)}/`];
  return [...[...specification.files, ...(old?.files ?? [])].map(placed), ...companions, ...tables];
}

function summaryOf({ files, contract }: Generated): Summary {
  const operations = contract.api.groups.reduce((sum, group) => sum + group.operations.length, 0);
  return { files: files.size, operations, shapes: contract.api.schemas.length };
}

function failure(given: Arguments, error: unknown): Outcome {
  if (error instanceof ProductError) throw new UsageError(error.message);
  const told = { out: given.out, changes: noChanges };
  if (error instanceof OutputError) return { ...told, status: 'unwritable', diagnostics: error.diagnostics };
  if (error instanceof SpecError) return { ...told, status: 'faulty', diagnostics: error.diagnostics };
  throw error;
}
