import type { Diagnostic } from '../diagnostics/diagnostics.ts';
import { disk, type FileSystem } from './file-system.ts';
import { holdSignals } from './hold-signals.ts';
import { OutputError, unwritable } from './output-error.ts';
import { recoverTree } from './recover-tree.ts';
import { releaseLock, takeLock } from './tree-lock.ts';
import { treePlaces } from './tree-places.ts';

/**
 * Puts an output folder back that a run left half-way which was killed; the folder of a run that is at it is left to
 * that run.
 *
 * @returns what keeps it from being put back
 */
export async function repairTree(folder: string, files: FileSystem = disk): Promise<readonly Diagnostic[]> {
  const places = treePlaces(folder);
  try {
    await takeLock(places.lock, files);
    await holdSignals(() => {
      try {
        recoverTree(places, files);
      } finally {
        releaseLock(places.lock, files);
      }
    });
    return [];
  } catch (error) {
    const reason = unwritable(places.shown, error);
    if (reason instanceof OutputError) return reason.diagnostics;
    throw reason;
  }
}
