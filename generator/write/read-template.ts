import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';

/** Where the templates stand, beside the generator itself. */
const TEMPLATES = join(import.meta.dirname, '../../templates');

/** The text of a template, by its path below `templates/`. */
export function readTemplate(path: string): string {
  return readFileSync(join(TEMPLATES, path), 'utf8');
}

/** A file of `templates/`, or every file below a folder of it in alphabetical order; paths below `templates/`. */
export function listTemplates(path: string): readonly string[] {
  const place = join(TEMPLATES, path);
  if (statSync(place).isFile()) return [path];
  return readdirSync(place, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(path, relative(place, entry.parentPath), entry.name).replaceAll('\\', '/'))
    .sort();
}
