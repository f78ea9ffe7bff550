import type { Diagnostic } from '../diagnostics/diagnostics.ts';
import { disk } from '../write/output/file-system.ts';
import { treePlaces } from '../write/output/tree.ts';
import { noChanges, type Outcome } from './report.ts';
import { findUnchanged, readWarnings } from './unchanged.ts';
import type { Run } from './generate-tree.ts';
import { resolveLayout } from './layout.ts';

/** Runs the command once. If nothing has changed, returns without loading the modules that are slow to load. */
export async function runOnce(given: Run): Promise<Outcome> {
  const begun = Date.now();
  const run = { ...given, arguments: resolveLayout(given.arguments) };
  run.onStep('compare');
  const { mode, out, spec } = run.arguments;
  const base = { out, changes: noChanges };
  // Even if this run fails, an interrupted write of an earlier run is rolled back.
  const obstacles = mode === 'check' ? [] : await repair(out);
  if (obstacles.length > 0) return { ...base, status: 'unwritable', diagnostics: obstacles };
  // Neither the code of the caller's emitters nor what is fetched is part of the hash.
  const isHashed = (run.emitters ?? []).length === 0 && run.arguments.allowNet === undefined;
  const manifest =
    isHashed && !run.arguments.explain && !run.arguments.printInputs
      ? findUnchanged(run.arguments, run.program)
      : undefined;
  if (manifest !== undefined) {
    const summary = { files: manifest.files.size };
    return { ...base, status: 'unchanged', diagnostics: readWarnings(manifest, spec), summary };
  }
  run.onStep('start');
  const { generateTree } = await import('./generate-tree.ts');
  return generateTree(run, begun);
}

/**
 * Rolls back an interrupted write of an earlier run, and removes the lock of a run that was killed. Returns the
 * diagnostics that prevent it.
 */
async function repair(out: string): Promise<readonly Diagnostic[]> {
  const { staging, lock } = treePlaces(out);
  if (disk.kind(staging) === undefined && disk.kind(lock) === undefined) return [];
  const { repairTree } = await import('../write/output/journal.ts');
  return repairTree(out);
}
