import { closeSync, openSync, statSync } from 'node:fs';
import { disk, type FileSystem } from '../../../generator/write/output/file-system.ts';

/**
 * The disk, but that nothing waits until it is on it: what is written is seen by everyone at once, flushed or not, as
 * long as the machine runs. What is to be flushed must still be there. A sweep over every operation is a minute faster
 * so.
 */
export const unflushedDisk: FileSystem = {
  ...disk,
  flush: (path) => closeSync(openSync(path, 'r')),
  lay: async (file, text) => {
    disk.create(file, text);
    return statSync(file).size;
  },
};
