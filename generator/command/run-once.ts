import type { Outcome } from './outcome.ts';
import { noChanges } from './outcome.ts';
import { findUnchanged } from './find-unchanged.ts';
import { keptWarnings } from './keep-warnings.ts';
import type { Run } from './generate-tree.ts';

/** Does what is asked for, once. Where nothing has changed, nothing that is slow to load is loaded. */
export async function runOnce(run: Run): Promise<Outcome> {
  run.tell('compare');
  const manifest = findUnchanged(run.arguments, run.program);
  if (manifest !== undefined) {
    const summary = { files: manifest.files.size };
    return {
      status: 'unchanged',
      out: run.arguments.out,
      changes: noChanges,
      problems: keptWarnings(manifest, run.arguments.spec),
      summary,
    };
  }
  run.tell('start');
  const { generateTree } = await import('./generate-tree.ts');
  return generateTree(run);
}
