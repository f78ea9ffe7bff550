import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

/** The thorough YAML parser. */
export type YamlLibrary = typeof import('yaml');

/** The thorough YAML parser, loaded when it is first needed: it is 72 files, and most texts are plain. */
export function yamlLibrary(): YamlLibrary {
  return require('yaml');
}
