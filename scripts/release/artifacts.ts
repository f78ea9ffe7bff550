import { existsSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { engineProblems } from './engines.ts';
import { type Manifest, npmPack, runNpm, type StagedPackage } from './packages.ts';
import { type ReleasedPackage, sha256 } from './publish.ts';

/** Packs a staged package, and writes its bill of materials (CycloneDX) and the licenses of what it installs. */
export function packPackage({ id, folder, manifest }: StagedPackage, out: string): ReleasedPackage {
  const packed = npmPack(folder, out);
  const components = installDependencies(folder, ownDependencies(manifest, out));
  const problems = engineProblems(folder, folder);
  if (problems.length > 0) throw new Error(problems.join('\n'));
  const options = ['--omit=dev', '--sbom-format=cyclonedx', '--sbom-type=library'];
  writeFileSync(join(out, `${id}.cdx.json`), runNpm(['sbom', ...options], folder));
  writeFileSync(join(out, `${id}.licenses.txt`), components.map(licenseText).join('\n'));
  rmSync(join(folder, 'node_modules'), { recursive: true, force: true });
  rmSync(join(folder, 'package-lock.json'), { force: true });
  return {
    name: manifest.name,
    version: manifest.version,
    tarball: packed.filename,
    packedBytes: packed.size,
    unpackedBytes: packed.unpackedSize,
    files: packed.entryCount,
    dependencies: components.length,
    sha256: sha256(join(out, packed.filename)),
  };
}

/** Installs what a user of the package installs, and returns the folder of each dependency. */
function installDependencies(folder: string, own: readonly string[]): readonly string[] {
  const options = ['--omit=dev', '--ignore-scripts', '--prefer-offline', '--no-audit', '--no-fund'];
  runNpm(['install', ...options, ...(own.length > 0 ? ['--no-save', ...own] : [])], folder);
  return globSync('node_modules/**/package.json', { cwd: folder })
    .filter((file) => /node_modules\/(?:@[^/]+\/)?[^/]+\/package\.json$/.test(file.replaceAll('\\', '/')))
    .map((file) => join(folder, file, '..'))
    .toSorted();
}

/** Returns the tarballs of the packages of this release that a package depends on. */
function ownDependencies({ dependencies = {} }: Manifest, out: string): readonly string[] {
  return Object.entries(dependencies)
    .filter(([name]) => name.startsWith('@bmp/'))
    .map(([name, version]) => join(out, `${name.slice(1).replace('/', '-')}-${version}.tgz`));
}

/** Returns the name of a package, its license and the text of it. */
function licenseText(folder: string): string {
  const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    readonly name: string;
    readonly version: string;
    readonly license?: unknown;
  };
  const texts = globSync('{LICENSE,LICENCE,License,license,COPYING}*', { cwd: folder })
    .map((file) => join(folder, file))
    .filter((file) => existsSync(file))
    .map((file) => readFileSync(file, 'utf8').trim());
  const title = `${name} ${version}: ${typeof license === 'string' ? license : 'see below'}`;
  return `${title}\n${'='.repeat(title.length)}\n\n${texts.join('\n\n') || 'The package contains no license text.'}\n`;
}
