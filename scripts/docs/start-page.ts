import { mkdirSync, writeFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { npmPack, PACKAGES, stagePackage } from '../release/packages.ts';
import { readConfig, sha256 } from '../release/publish.ts';
import { temporaryFolder } from '../temporary-folder.ts';
import { readSource, sectionOf, type SitePage } from './pages.ts';

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
  const stage = temporaryFolder('site-packages');
  const offered: OfferedPackage[] = [];
  for (const id of Object.keys(PACKAGES)) {
    const { folder, manifest } = await stagePackage(id, stage, readConfig());
    const { filename, size } = npmPack(folder, into);
    offered.push({ name: manifest.name, version: manifest.version, tarball: filename, bytes: size });
  }
  const sums = offered.map(({ tarball }) => `${sha256(join(into, tarball))}  ${tarball}\n`);
  writeFileSync(join(into, 'SHA256SUMS.txt'), sums.join(''));
  return offered;
}

/** Returns the address of a package's tarball on the site. */
function packageAddress(offered: readonly OfferedPackage[], name: string): string {
  const found = offered.find((one) => one.name === name);
  if (found === undefined) throw new Error(`The site offers no package ${name}.`);
  return `${SITE_ADDRESS}/packages/${found.tarball}`;
}

/** Matches the note of a guide that explains how to build the packages in the repository. */
const UNPUBLISHED = /^The packages? (?:are|is) not published yet\.(?:.+\n)+/m;

/**
 * Makes a guide of a package work for visitors without the repository: its commands install packages of the site. A
 * tarball of the verifier cannot find the mock by name, so both are installed.
 */
export function withOfferedPackages({ path, text }: SitePage, offered: readonly OfferedPackage[]): SitePage {
  const start = posix.relative(posix.dirname(path), 'guides/start.md');
  const note = `The packages are not published yet, so this site offers [all of them](${start.startsWith('.') ? start : `./${start}`}#all-packages).`;
  const place = (name: string): string =>
    name === '@bmp/verify'
      ? `${packageAddress(offered, name)} ${packageAddress(offered, '@bmp/mock')}`
      : packageAddress(offered, name);
  const addressed = (line: string): string => line.replaceAll(/@bmp\/[a-z]+(?![\w/-])/g, place);
  const installed = text
    .replaceAll(/^npm install .*@bmp\/.*$/gm, addressed)
    .replace(/^npx -p @bmp\/.*$/m, addressed) // the first one, before anything is installed
    .replace(UNPUBLISHED, (paragraph) => {
      const [requirement = ''] = /Requires Node .*/.exec(paragraph.trim().replaceAll('\n', ' ')) ?? [];
      return `${`${note} ${requirement}`.trim()}\n`;
    });
  return { path, text: installed };
}

/** Returns the commands that install packages of the site in an empty folder, and others from npm. */
export function installCommands(
  offered: readonly OfferedPackage[],
  names: readonly string[],
  others: readonly string[] = [],
): string {
  const sources = [...names.map((name) => packageAddress(offered, name)), ...others];
  return `npm init -y && npm pkg set type=module\nnpm install --save-dev \\\n  ${sources.join(' \\\n  ')}`;
}

/** Page of the first ten minutes in the repository. */
const START = 'generated/docs/start.md';

/** Sections of the first page that show a first call, with the beginning of its code. */
const FIRST_CALLS = {
  node: ['First call', '// first-call.js'],
  curl: ['With curl or Python', 'curl '],
  python: ['With curl or Python', '# first_call.py'],
} as const;

/** Returns the first call in a language, as the first page shows it. */
export function firstCallIn(language: keyof typeof FIRST_CALLS): string {
  const [heading, start] = FIRST_CALLS[language];
  const blocks = sectionOf(readSource(START), heading).matchAll(/^```\w+\n([\s\S]*?)^```$/gm);
  const found = [...blocks].map(([, text = '']) => text).find((text) => text.startsWith(start));
  if (found === undefined) throw new Error(`${START} has no first call in ${language}.`);
  return found;
}

/** Returns the command that starts the mock as a server without installing it. */
export function mockCommand(offered: readonly OfferedPackage[]): string {
  return `npx -y ${packageAddress(offered, '@bmp/mock')} --port 4010`;
}

/** Makes the page of the first ten minutes install packages of the site, for visitors without the repository. */
export function withSitePackages({ path, text }: SitePage, offered: readonly OfferedPackage[]): SitePage {
  if (path !== 'guides/start.md') return { path, text };
  const install = installCommands(offered, ['@bmp/sdk', '@bmp/mock'], ['vitest']);
  const changed = text
    .replace(/^## Install\n[\s\S]*?^(?=## First call$)/m, () => INSTALL.replace('<!-- install -->', () => install))
    .replaceAll(/^`npm run (?:.+\n)+\n?/gm, '')
    .replace('npx @bmp/mock --port 4010', () => mockCommand(offered))
    .replace(
      '## Known limits',
      () => `${ALL_PACKAGES.replace('<!-- packages -->', () => packageTable(offered))}## Known limits`,
    );
  return { path, text: changed };
}

function packageTable(offered: readonly OfferedPackage[]): string {
  const rows = offered.map(
    ({ name, version, tarball, bytes }) =>
      `| \`${name}\` | ${version} | ${(bytes / 1000).toFixed(0)}&nbsp;kB | \`${SITE_ADDRESS}/packages/${tarball}\` |`,
  );
  return ['| Package | Version | Size | Address |', '| --- | --- | --- | --- |', ...rows].join('\n');
}

const INSTALL = `## Install

The mock requires Node 22.12 or later; check with \`node --version\`.

\`\`\`sh
<!-- install -->
\`\`\`

pnpm takes the same addresses: write \`pnpm add --save-dev\` in place of \`npm install --save-dev\`, and \`pnpm exec\` in
place of \`npx\`. With an older Node, run programs with Node 24: \`npx -y -p node@24 node first-call.js\`. npm reports that a script of
\`@scarf/scarf\` did not run. You can ignore this: it only reports installations to the vendor of Prism, which the mock uses.

`;

const ALL_PACKAGES = `## All packages

The packages are not published yet, so the site offers them. \`${SITE_ADDRESS}/packages/SHA256SUMS.txt\` has their
checksums.

<!-- packages -->

`;
