import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * Reads a file of `assets/`, in one of the folders around this module: beside it among the sources, and in the folder
 * of a bundle, to which the build copies it.
 */
export function readAsset(name: string): string {
  // Not by `import.meta.dirname`, which jest does not give before its version 30.
  const { existsSync, readFileSync } = process.getBuiltinModule('node:fs');
  let folder = dirname(fileURLToPath(import.meta.url));
  while (!existsSync(join(folder, 'assets', name)) && folder !== dirname(folder)) folder = dirname(folder);
  return readFileSync(join(folder, 'assets', name), 'utf8');
}
