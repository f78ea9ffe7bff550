import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PACKAGES, readConfig, runNpm, stagePackage } from '../release/packages.ts';
import { readSource, relinked, sectionOf, type SitePage } from './pages.ts';

/** Address that pages contain for that of the site. In a browser, code shows the address that the page came from. */
export const SITE_ADDRESS = 'http://127.0.0.1:4173';

/** A package that the site offers as a tarball. */
export interface OfferedPackage {
  readonly name: string;
  readonly version: string;
  readonly tarball: string;
  readonly bytes: number;
}

/** Writes the tarball of every package into a folder of the site, with their checksums. */
export async function packPackages(into: string): Promise<readonly OfferedPackage[]> {
  mkdirSync(into, { recursive: true });
  const stage = mkdtempSync(join(tmpdir(), 'site-packages-'));
  const offered: OfferedPackage[] = [];
  for (const id of Object.keys(PACKAGES)) {
    const { folder, manifest } = await stagePackage(id, stage, readConfig());
    const [packed] = JSON.parse(runNpm(['pack', '--json', '--ignore-scripts', '--pack-destination', into], folder)) as [
      { readonly filename: string; readonly size: number },
    ];
    offered.push({ name: manifest.name, version: manifest.version, tarball: packed.filename, bytes: packed.size });
  }
  rmSync(stage, { recursive: true });
  const sums = offered.map(({ tarball }) => `${sha256(join(into, tarball))}  ${tarball}\n`);
  writeFileSync(join(into, 'SHA256SUMS.txt'), sums.join(''));
  return offered;
}

function sha256(file: string): string {
  return createHash('sha256').update(readFileSync(file)).digest('hex');
}

/** Returns the address of a package's tarball on the site. */
export function packageAddress(offered: readonly OfferedPackage[], name: string): string {
  const found = offered.find((one) => one.name === name);
  if (found === undefined) throw new Error(`The site offers no package ${name}.`);
  return `${SITE_ADDRESS}/packages/${found.tarball}`;
}

/** Returns the page of the first ten minutes, from the sections of the README; the packages come from the site. */
export function startPage(paths: ReadonlyMap<string, string>, offered: readonly OfferedPackage[]): SitePage {
  const path = 'guides/start.md';
  const readme = readSource('README.md');
  const section = (heading: string): string =>
    `## ${heading}\n\n${relinked(sectionOf(readme, heading), { file: 'README.md', path, paths })}`;
  const parts = ['The update that forgets a field', 'First calls', 'Known limits', 'Compatibility'];
  const texts = [installSection(sectionOf(readme, 'Install'), offered), ...parts.map(section)];
  return { path, text: `# The first ten minutes\n\n${texts.join('\n\n')}\n` };
}

/** Returns the commands of the README for users, which leave out how to build the packages in the repository. */
function installSection(readme: string, offered: readonly OfferedPackage[]): string {
  const start = readme.indexOf('Install them in your project.');
  const end = readme.indexOf('To work on the repository itself:');
  if (start === -1 || end === -1) throw new Error('README.md has no commands that install the packages.');
  const commands = readme
    .slice(start, end)
    .trim()
    .replace('Install them in your project.', 'Install the packages from this site, in your project.')
    .replaceAll('path/to/', `${SITE_ADDRESS}/packages/`);
  const rows = offered.map(
    ({ name, version, tarball, bytes }) =>
      `| \`${name}\` | ${version} | \`${SITE_ADDRESS}/packages/${tarball}\` | ${(bytes / 1000).toFixed(0)} kB |`,
  );
  const table = ['| Package | Version | Address | Size |', '| --- | --- | --- | --- |', ...rows].join('\n');
  const sums = `The packages are not published yet, so the site offers them. \`${SITE_ADDRESS}/packages/SHA256SUMS.txt\` has their checksums.`;
  return `## Install\n\n${commands}\n\n${sums}\n\n${table}`;
}
