import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** The machine's own Node of a major version, if it has one; `node_modules/.bin` holds the repository's. */
export function findNode(major: number): string | undefined {
  const folders = [...(process.env['PATH'] ?? '').split(delimiter), '/usr/local/bin', '/usr/bin'];
  return folders
    .filter((folder) => !folder.includes('node_modules'))
    .map((folder) => join(folder, 'node'))
    .filter((file) => existsSync(file))
    .find((file) => spawnSync(file, ['--version'], { encoding: 'utf8' }).stdout.startsWith(`v${major}.`));
}
