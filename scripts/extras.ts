import { existsSync } from 'node:fs';
import { join } from 'node:path';

const EXTRAS = join(import.meta.dirname, 'extras');

/** Folder of the runtimes and libraries that only some tests and the benchmarks need; modules below it find them. */
export const PEERS = join(EXTRAS, 'peers/node_modules');
/** The linter's command. */
export const BIOME = join(EXTRAS, 'lint/node_modules/@biomejs/biome/bin/biome');
/** The linter's configuration. */
export const BIOME_RULES = join(EXTRAS, 'lint/rules.json');

/**
 * Returns the file of a package that `npm run extras` installs, relative to `scripts/extras/peers/node_modules`.
 *
 * @throws Error naming the command that installs it
 */
export function requirePeer(path: string): string {
  const file = join(PEERS, path);
  if (existsSync(file)) return file;
  throw new Error(`${path} is not installed. Benchmarks need the packages of scripts/extras/: npm run extras`);
}

/** Returns the end of the title of a test that is skipped because a file of `scripts/extras/` is missing, else `''`. */
export function skippedWithout(file: string): string {
  return existsSync(file) ? '' : ' (skipped: npm run extras installs what it needs)';
}
