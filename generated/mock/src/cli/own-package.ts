import { findPackageJSON } from 'node:module';
import { dirname, join } from 'node:path';
import { textAt } from '../json.ts';
import { readJsonFile } from '../server/files.ts';

/** The package that this code ships with: its version, and the page to read on. */
export function ownPackage(): { readonly version: string; readonly page: string } {
  const file = findPackageJSON(import.meta.url) ?? '';
  return {
    version: textAt(readJsonFile(file), 'version') ?? '',
    page: join(dirname(file), 'README.md'),
  };
}
