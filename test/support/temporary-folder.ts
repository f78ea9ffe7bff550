import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, onTestFinished } from 'vitest';
import { type Files, writeFiles } from './write-files.ts';

/** Creates a folder for the tests of a file or of a `describe`, outside of the repository. */
export function temporaryFolder(name: string, files?: Files): string {
  const folder = createFolder(name, files);
  afterAll(() => remove(folder));
  return folder;
}

/** Creates a folder for the test that runs, outside of the repository. */
export function testFolder(name: string, files?: Files): string {
  const folder = createFolder(name, files);
  onTestFinished(() => remove(folder));
  return folder;
}

function createFolder(name: string, files: Files = {}): string {
  const folder = mkdtempSync(join(tmpdir(), `${name}-`));
  writeFiles(folder, files);
  return folder;
}

function remove(folder: string): void {
  rmSync(folder, { recursive: true, force: true });
}
