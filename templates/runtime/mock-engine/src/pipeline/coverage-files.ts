import { randomUUID } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { textsAt } from '../json.ts';
import { parseJson } from '../http/body.ts';

/** Variable of the environment that names a folder: each mock records its coverage, and writes it there at its end. */
export const COVERAGE_FOLDER = 'MOCK_COVERAGE';

/** Writes marks to a file of their own. */
export function writeMarks(folder: string, marks: readonly string[]): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, `${randomUUID()}.json`), JSON.stringify({ marks }));
}

/** Reads the marks of all files of a folder. */
export function readMarks(folder: string): readonly string[] {
  const files = readdirSync(folder).filter((name) => name.endsWith('.json'));
  return files.flatMap((name) => textsAt(parseJson(readFileSync(join(folder, name), 'utf8')), 'marks'));
}
