import { realpathSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import type { Diagnostic } from '../diagnostics/diagnostics.ts';
import { disk, type FileSystem } from './file-system.ts';
import { hash } from './hash.ts';
import { OutputError } from './output-error.ts';
import { releaseLock, takeLock } from './tree-lock.ts';
import { treePlaces } from './tree-places.ts';

/** So many turns are waited for one that is ending, say because a program starts both anew. */
const turns = 40;

/**
 * Claims an output folder for all saves until the process ends: of two runs that wait for saves, each would overwrite
 * what the other has written. The claim does not stand beside the folder, where it would be committed by mistake.
 *
 * @returns that another one has it; what else is in the way is told when something is to be written
 */
export async function claimTree(shown: string, files: FileSystem = disk): Promise<readonly Diagnostic[]> {
  const { folder } = treePlaces(shown);
  const claim = join(tmpdir(), `generator-${hash(realPlace(folder)).slice(0, 16)}.watched`);
  try {
    await takeLock(claim, files, { turns, busy: ['output-watched', shown] });
    process.once('exit', () => releaseLock(claim, files));
    return [];
  } catch (error) {
    return error instanceof OutputError ? error.diagnostics : [];
  }
}

/** Where a folder is, or is to be, by whatever links it is named. */
function realPlace(folder: string): string {
  try {
    return realpathSync.native(folder);
  } catch {
    const above = dirname(folder);
    return above === folder ? folder : join(realPlace(above), basename(folder));
  }
}
