import { existsSync, renameSync } from 'node:fs';

/**
 * Makes room for the next run, which is to find no folder there. Nothing is removed meanwhile: for some seconds after a
 * thousand files are gone, a file system may take ten times as long to make others.
 */
export function setAside(folder: string): void {
  if (!existsSync(folder)) return;
  let number = 1;
  while (existsSync(`${folder}.${number}`)) number += 1;
  renameSync(folder, `${folder}.${number}`);
}
