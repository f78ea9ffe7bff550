import { join } from 'node:path';

/** Folder of the generator and its templates, in the repository and in the package. */
export const home = join(import.meta.dirname, '..');

export const templatesFolder = join(home, 'templates');

/**
 * File with the hash of the package's content, written by the build. It does not exist in the repository, whose files
 * may change.
 */
export const builtHashFile = join(home, 'hash.txt');

/** Folder of the templates compiled by the build. It does not exist in the repository. */
export const compiledTemplatesFolder = join(home, 'compiled');

/** Folder of the engines bundled by the build. It does not exist in the repository. */
export const enginesFolder = join(home, 'engines');
