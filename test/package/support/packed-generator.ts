import { execFileSync } from 'node:child_process';
import {
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { buildGenerator } from '../../../scripts/build-generator.ts';
import { packOnce, ROOT } from './pack-once.ts';

/** A folder outside the repository with the generator in it. */
export interface GeneratorInstallation extends Disposable {
  readonly folder: string;
  /** The file that the command runs. */
  readonly command: string;
}

/** The tarball of the generator as it is now. */
export function packedGenerator(): Promise<string> {
  return packOnce({
    name: 'generator',
    sources: globSync(['generator/**', 'templates/**'], { cwd: ROOT, withFileTypes: true }).filter(
      ({ parentPath }) => !parentPath.startsWith(join(ROOT, 'generator/dist')),
    ),
    tools: ['scripts/build-package.ts', 'scripts/build-generator.ts', 'scripts/build-engines.ts'],
    build: buildGenerator,
  });
}

/** Lays the tarball out as an installation does, with what it depends on and nothing else, without a network. */
export async function installGenerator(): Promise<GeneratorInstallation> {
  const folder = mkdtempSync(join(tmpdir(), 'generator-'));
  const own = join(folder, 'node_modules/@bmp/generator');
  mkdirSync(own, { recursive: true });
  execFileSync('tar', ['-xzf', await packedGenerator(), '--strip-components=1', '-C', own]);
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ private: true, type: 'module' }));
  linkDependencies(folder, own);
  return {
    folder,
    command: join(own, JSON.parse(readFileSync(join(own, 'package.json'), 'utf8')).bin['bmp-generate']),
    [Symbol.dispose]: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** Links what a package depends on, as the repository has it installed. */
export function linkDependencies(folder: string, ofPackage: string): void {
  const { dependencies, optionalDependencies } = JSON.parse(readFileSync(join(ofPackage, 'package.json'), 'utf8'));
  for (const name of Object.keys({ ...dependencies, ...optionalDependencies })) linkPackage(folder, name);
}

/** Links one package that the repository has installed. */
export function linkPackage(folder: string, name: string): void {
  const link = join(folder, 'node_modules', name);
  if (existsSync(link)) return;
  mkdirSync(dirname(link), { recursive: true });
  symlinkSync(join(ROOT, 'node_modules', name), link);
}
