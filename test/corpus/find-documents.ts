import { readdirSync, readFileSync, statSync } from 'node:fs';
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

/**
 * Selects documents of the folder in `CORPUS` for the long tests, always the same ones: each of at most a megabyte whose
 * number is a multiple of the step.
 */
export function sampleCorpus(step: number): readonly string[] {
  const folder = process.env['CORPUS'];
  if (folder === undefined || process.env['TEST_LONG'] === undefined) return [];
  const files = findDocuments(folder).map((document) => join(folder, document));
  return files.filter((file, index) => index % step === 0 && statSync(file).size < 1_000_000);
}
