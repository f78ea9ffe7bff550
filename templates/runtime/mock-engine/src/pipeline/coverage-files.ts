import { randomUUID } from 'node:crypto';
import { accessSync, constants, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { textsAt } from '../json.ts';
import { parseJson } from '../http/body.ts';

/** Variable of the environment that names a folder: each mock records its coverage, and writes it there at its end. */
export const COVERAGE_FOLDER = 'MOCK_COVERAGE';

/** Creates the folder. @throws TypeError if a mock could not write there at its end */
export function requireCoverageFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true });
    accessSync(folder, constants.W_OK);
  } catch (error) {
    throw new TypeError(`${COVERAGE_FOLDER}=${folder} cannot be written: ${(error as Error).message}.`);
  }
}

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
