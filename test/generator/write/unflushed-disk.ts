import { closeSync, openSync } from 'node:fs';
import { disk, type FileSystem } from '../../../generator/write/file-system.ts';

/**
 * The disk, but that nothing waits until it is on it: what is written is seen by everyone at once, flushed or not, as long
 * as the machine runs. What is to be flushed must still be there. A sweep over every operation is a minute faster so.
 */
export const unflushedDisk: FileSystem = {
  ...disk,
  flush: (path) => closeSync(openSync(path, 'r')),
  settle: async (file) => disk.read(file),
};
