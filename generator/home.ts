import { join } from 'node:path';

/** The folder that the generator and the templates it fills stand in, here as in the package. */
export const home = join(import.meta.dirname, '..');

/** The templates. */
export const templatesFolder = join(home, 'templates');

/**
 * The hash of all that the package ships, made when it was built; not there in the repository, where anything may
 * change.
 */
export const builtHashFile = join(home, 'hash.txt');

/** What the templates were compiled to when the package was built; not there in the repository. */
export const compiledTemplatesFolder = join(home, 'compiled');
