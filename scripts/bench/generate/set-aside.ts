import { existsSync, renameSync } from 'node:fs';

/**
 * Renames the output folder, so that the next run starts without one. It is not removed between runs: for some seconds
 * after the removal of a thousand files, a file system may create files ten times more slowly.
 */
export function setAside(folder: string): void {
  if (!existsSync(folder)) return;
  let number = 1;
  while (existsSync(`${folder}.${number}`)) number += 1;
  renameSync(folder, `${folder}.${number}`);
}
