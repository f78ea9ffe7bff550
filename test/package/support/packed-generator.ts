import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { buildGenerator } from '../../../scripts/build-generator.ts';
import { npm, ROOT } from './packed-client.ts';

const CACHE = join(ROOT, 'node_modules/.cache/packed-generator');

/** A folder outside the repository with the generator in it. */
export interface GeneratorInstallation extends Disposable {
  readonly folder: string;
  /** The file that the command runs. */
  readonly command: string;
}

/** The tarball of the generator as it is now; made once for the same sources, whoever asks first. */
export async function packedGenerator(): Promise<string> {
  const tarball = join(CACHE, `${hashOfSources()}.tgz`);
  if (existsSync(tarball)) return tarball;
  const stage = mkdtempSync(join(tmpdir(), 'pack-'));
  try {
    await buildGenerator(stage);
    npm(['pack', '--silent'], stage);
    const [packed = ''] = readdirSync(stage).filter((name) => name.endsWith('.tgz'));
    mkdirSync(CACHE, { recursive: true });
    writeFileSync(`${tarball}.${process.pid}`, readFileSync(join(stage, packed)));
    renameSync(`${tarball}.${process.pid}`, tarball);
  } finally {
    rmSync(stage, { recursive: true, force: true });
  }
  return tarball;
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
  const { dependencies = {} } = JSON.parse(readFileSync(join(ofPackage, 'package.json'), 'utf8'));
  for (const name of Object.keys(dependencies)) linkPackage(folder, name);
}

/** Links one package that the repository has installed. */
export function linkPackage(folder: string, name: string): void {
  const link = join(folder, 'node_modules', name);
  if (existsSync(link)) return;
  mkdirSync(dirname(link), { recursive: true });
  symlinkSync(join(ROOT, 'node_modules', name), link);
}

function hashOfSources(): string {
  const sources = globSync(['generator/**', 'templates/**'], { cwd: ROOT, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.parentPath.startsWith(join(ROOT, 'generator/dist')))
    .map(({ parentPath, name }) => join(parentPath, name));
  const tools = ['scripts/build-package.ts', 'scripts/build-generator.ts', 'package-lock.json'];
  const hash = createHash('sha256');
  for (const file of [...sources.toSorted(), ...tools.map((name) => join(ROOT, name))]) {
    hash.update(file).update('\0').update(readFileSync(file)).update('\0');
  }
  return hash.digest('hex').slice(0, 32);
}
