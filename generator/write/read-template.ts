import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { templatesFolder } from '../home.ts';

/** The text of a template, by its path below `templates/`. */
export function readTemplate(path: string): string {
  return readFileSync(join(templatesFolder, path), 'utf8');
}

/** A file of `templates/`, or every file below a folder of it in alphabetical order; paths below `templates/`. */
export function listTemplates(path: string): readonly string[] {
  const place = join(templatesFolder, path);
  if (statSync(place).isFile()) return [path];
  return readdirSync(place, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(path, relative(place, entry.parentPath), entry.name).replaceAll('\\', '/'))
    .sort();
}
