import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The root documents in a folder and below, OpenAPI or Swagger of any version, by their paths in it. */
export function findDocuments(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.(json|ya?ml)$/.test(path) && isRoot(readFileSync(join(folder, path), 'utf8')))
    .sort();
}

/** A member of the document itself says the version: in YAML it begins a line, in JSON it may stand anywhere. */
function isRoot(text: string): boolean {
  const json = /^\s*\{/.test(text);
  return json ? /"(openapi|swagger)"\s*:\s*"\d/.test(text) : /^["']?(openapi|swagger)["']?\s*:\s*["']?\d/m.test(text);
}
