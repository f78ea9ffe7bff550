import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { vi } from 'vitest';
import type { Kit } from '../../templates/runtime/migrate-engine/src/migration/migration-index.ts';
import { toV2, toV3 } from '../../generated/migrate/src/migration.ts';
import { run as command } from '../../templates/runtime/migrate-engine/src/cli/run.ts';
import { KIT } from './kit.ts';
import { testFolder } from '../support/temporary-folder.ts';

/** A folder with these files, for as long as the test runs. */
export function folderOf(files: Readonly<Record<string, string>>): string {
  return testFolder('migrate-command', files);
}

/** A package with the types of v3, without which a step remains. */
export function packageOf(module = '@acme/v2'): Readonly<Record<string, string>> {
  return { [`node_modules/${module}/index.d.ts`]: readFileSync(join(KIT, 'declarations/v3.d.ts'), 'utf8') };
}

/** The kit of the platform. */
export const kit: Kit = {
  root: pathToFileURL(`${KIT}/`),
  versions: { before: 'v2', after: 'v3' },
  up: toV3,
  down: toV2,
};

/** Exit code and output of the command. */
export interface Ended {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

/** The command, in this process, as if started in a folder. */
export function run(folder: string, ...given: readonly string[]): Promise<Ended> {
  return runKit(kit, folder, given);
}

/** The same, of another kit. */
export async function runKit(other: Kit, folder: string, given: readonly string[]): Promise<Ended> {
  const said = { out: '', err: '' };
  const out = vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    said.out += String(text);
    return true;
  });
  const err = vi.spyOn(console, 'error').mockImplementation((text) => {
    said.err += `${text}\n`;
  });
  const home = process.cwd();
  process.chdir(folder);
  try {
    return { code: await command(given, other), ...said };
  } finally {
    process.chdir(home);
    out.mockRestore();
    err.mockRestore();
  }
}

/** The codemod, over a folder whose old types come from the module of the fixtures. */
export function code(folder: string, ...given: readonly string[]): Promise<Ended> {
  return run(folder, 'code', '.', '--types', '@acme/v2', ...given);
}
