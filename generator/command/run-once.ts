import type { Diagnostic } from '../diagnostics/diagnostics.ts';
import { disk } from '../write/output/file-system.ts';
import { treePlaces } from '../write/output/tree.ts';
import { noChanges, type Outcome } from './report.ts';
import { findUnchanged, keptWarnings } from './unchanged.ts';
import type { Run } from './generate-tree.ts';

/** Does what is asked for, once. Where nothing has changed, nothing that is slow to load is loaded. */
export async function runOnce(run: Run): Promise<Outcome> {
  const begun = Date.now();
  run.tell('compare');
  const { mode, out, spec } = run.arguments;
  const told = { out, changes: noChanges };
  // Whatever becomes of this run: the last one must not stay half-done.
  const obstacles = mode === 'check' ? [] : await repair(out);
  if (obstacles.length > 0) return { ...told, status: 'unwritable', diagnostics: obstacles };
  // The code of the caller's emitters is not part of the hash.
  const manifest = run.emitters === undefined ? findUnchanged(run.arguments, run.program) : undefined;
  if (manifest !== undefined) {
    const summary = { files: manifest.files.size };
    return { ...told, status: 'unchanged', diagnostics: keptWarnings(manifest, spec), summary };
  }
  run.tell('start');
  const { generateTree } = await import('./generate-tree.ts');
  return generateTree(run, begun);
}

/** Puts back what a run left half-done, where one did, and tells what keeps it from that. */
async function repair(out: string): Promise<readonly Diagnostic[]> {
  if (disk.kind(treePlaces(out).staging) === undefined) return [];
  const { repairTree } = await import('../write/output/recovery.ts');
  return repairTree(out);
}
