import { globSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildPackage } from '../../../scripts/build-package.ts';
import { npm, packOnce, ROOT } from './pack-once.ts';

const CLIENT = join(ROOT, 'generated/sdk');

/** A folder with nothing but what a caller installs. */
export interface Installation extends Disposable {
  readonly folder: string;
  /** Path of the client in it. */
  readonly client: string;
}

/** The tarball of the client as it is now. */
export function packedClient(): Promise<string> {
  return packOnce({
    name: 'client',
    sources: [
      ...globSync(['src/**', '*.*', 'examples/**', 'LICENSE'], { cwd: CLIENT, withFileTypes: true }),
      ...globSync(['generator/write/*.ts', 'templates/runtime/{client,shared}/**/*.ts'], {
        cwd: ROOT,
        withFileTypes: true,
      }),
    ],
    tools: ['scripts/build-package.ts', 'scripts/build-engines.ts'],
    build: (stage) => buildPackage(CLIENT, stage),
  });
}

/** Installs the tarball in a folder that was empty, without a network. */
export async function installClient(): Promise<Installation> {
  const tarball = await packedClient();
  const folder = mkdtempSync(join(tmpdir(), 'installed-'));
  const remove = (): void => rmSync(folder, { recursive: true, force: true });
  try {
    writeFileSync(join(folder, 'package.json'), JSON.stringify({ private: true, type: 'module' }));
    npm(['install', '--silent', '--no-audit', '--no-fund', '--offline', tarball], folder);
  } catch (error) {
    remove();
    throw error;
  }
  return { folder, client: join(folder, 'node_modules/@bmp/sdk'), [Symbol.dispose]: remove };
}
