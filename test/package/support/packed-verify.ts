import { execFileSync } from 'node:child_process';
import { globSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildPackage } from '../../../scripts/build-package.ts';
import { packOnce, ROOT } from './pack-once.ts';
import { linkDependencies } from './packed-generator.ts';

/** A folder outside the repository with the verification and the mock in it. */
export interface VerifyInstallation extends Disposable {
  readonly folder: string;
  /** Folder of the package. */
  readonly own: string;
}

/** The tarball of a package of `generated/`, as it is now. */
export function packedPackage(name: string): Promise<string> {
  const folder = join(ROOT, 'generated', name);
  return packOnce({
    name,
    sources: [
      ...globSync(['src/**', 'spec/**', 'assets/**', 'docs/**', '*.*', 'LICENSE'], {
        cwd: folder,
        withFileTypes: true,
      }),
      ...globSync(['generator/**/*.ts', 'templates/runtime/**/*.*'], {
        cwd: ROOT,
        withFileTypes: true,
      }),
    ],
    tools: ['scripts/build-package.ts', 'scripts/build-engines.ts'],
    build: (stage) => buildPackage(folder, stage),
  });
}

/** Lays both tarballs out as an installation does, with what they depend on and nothing else, without a network. */
export async function installVerify(): Promise<VerifyInstallation> {
  const folder = mkdtempSync(join(tmpdir(), 'verify-'));
  // The declarations of the verification follow from those of the mock.
  await buildPackage(join(ROOT, 'generated/mock'));
  for (const name of ['mock', 'verify']) {
    const own = join(folder, 'node_modules/@bmp', name);
    mkdirSync(own, { recursive: true });
    execFileSync('tar', ['-xzf', await packedPackage(name), '--strip-components=1', '-C', own]);
  }
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ private: true, type: 'module' }));
  for (const name of ['mock', 'verify']) linkDependencies(folder, join(folder, 'node_modules/@bmp', name));
  return {
    folder,
    own: join(folder, 'node_modules/@bmp/verify'),
    [Symbol.dispose]: () => rmSync(folder, { recursive: true, force: true }),
  };
}
