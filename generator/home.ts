import { join } from 'node:path';

/** The folder that the generator and the templates it fills stand in, here as in the package. */
export const home = join(import.meta.dirname, '..');

/** The templates. */
export const templatesFolder = join(home, 'templates');
