/**
 * `npm run release` builds every package into `dist/release/`: tarballs, bills of materials, licenses, sizes and
 * checksums. `npm run release -- api` writes the API reports. `npm run release -- check REF` compares the versions
 * with the API reports and the specification of a former release. `npm run release -- serve` offers the tarballs in a
 * registry on this machine. `npm run release -- version` turns the changesets into the next version and its changelog.
 * `npm run release -- publish` publishes them with provenance, with the options of `npm publish` that follow.
 */
import { spawnSync } from 'node:child_process';
import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { apiReport, REPORTS } from './api-report.ts';
import { packPackage } from './artifacts.ts';
import { addEntry, applyChangesets, PENDING, pendingChangesets, stateVersion } from './changesets.ts';
import { PACKAGES, readManifest, ROOT, stagePackage } from './packages.ts';
import { OUT, publishRelease, readConfig, type Release, type ReleasedPackage } from './publish.ts';
import { startRegistry } from './registry.ts';
import { type Bump, hasSection, highestBump, requiredBump, specificationBump, versionProblem } from './versions.ts';
import { temporaryFolder } from '../temporary-folder.ts';

const SPECIFICATION = 'generated/spec/v3.json';
const SOURCE = 'spec/v3/openapi.yaml';
const DEFAULT_PORT = 4873;
const [command = 'build', argument] = process.argv.slice(2);

if (command === 'build') await buildRelease();
else if (command === 'api') await writeReports();
else if (command === 'check') await checkVersions(argument ?? '');
else if (command === 'version') raiseVersion();
else if (command === 'serve') await serveRelease(argument === undefined ? DEFAULT_PORT : Number(argument));
else if (command === 'publish') publishRelease(process.argv.slice(3));
else {
  const isHelp = command === '--help';
  const usage = 'npm run release -- [build | api | version | check REF | serve [PORT] | publish [OPTION …]]';
  if (isHelp) console.log(usage);
  else console.error(`There is no command ${command}.\n\n${usage}`);
  process.exitCode = isHelp ? 0 : 2;
}

async function buildRelease(): Promise<void> {
  const config = readConfig();
  if (config.repository === null)
    console.warn('scripts/release/config.json names no repository, which npm needs for provenance.');
  rmSync(OUT, { recursive: true, force: true });
  mkdirSync(OUT, { recursive: true });
  const stage = temporaryFolder('release');
  const released: ReleasedPackage[] = [];
  for (const id of Object.keys(PACKAGES)) {
    const packed = packPackage(await stagePackage(id, stage, config), OUT);
    released.push(packed);
    console.log(
      `${packed.tarball}: ${(packed.packedBytes / 1000).toFixed(0)} kB, ${packed.files} files, ${packed.dependencies} packages installed`,
    );
  }
  const release: Release = { repository: config.repository, packages: released };
  writeFileSync(join(OUT, 'release.json'), `${JSON.stringify(release, null, 2)}\n`);
  writeFileSync(join(OUT, 'SHA256SUMS'), released.map(({ sha256, tarball }) => `${sha256}  ${tarball}\n`).join(''));
  console.log(`Written to ${relative(ROOT, OUT)}/.`);
}

async function writeReports(): Promise<void> {
  const stage = temporaryFolder('release');
  mkdirSync(REPORTS, { recursive: true });
  for (const id of Object.keys(PACKAGES)) {
    const { folder, manifest } = await stagePackage(id, stage, readConfig());
    writeFileSync(join(REPORTS, `${id}.api.md`), apiReport(folder, manifest));
  }
}

/** Turns the changesets into the next version, where the generated packages take it from, and its changelog. */
function raiseVersion(): void {
  const manifests = Object.values(PACKAGES).map((folder) => readManifest(join(ROOT, folder)));
  const next = applyChangesets(PENDING, manifests);
  rewrite('CHANGELOG.md', (text) => addEntry(text, next, new Date().toISOString().slice(0, 10)));
  rewrite(SOURCE, (text) => stateVersion(text, next.version));
  rewrite('generator/package.json', (text) => text.replace(/"version": ".*"/, () => `"version": "${next.version}"`));
  for (const name of pendingChangesets(PENDING)) rmSync(join(PENDING, name));
  console.log(`The version is ${next.version}. Review the changes, and run npm run generate.`);
}

function rewrite(path: string, change: (text: string) => string): void {
  const file = join(ROOT, path);
  writeFileSync(file, change(readFileSync(file, 'utf8')));
}

/** Compares versions, reports, the specification and the changelog with those of a commit or tag. */
async function checkVersions(ref: string): Promise<void> {
  if (ref === '') throw new Error('Name the previous release: npm run release -- check v0.1.0');
  const changelog = readFileSync(join(ROOT, 'CHANGELOG.md'), 'utf8');
  const ofSpecification = await compareSpecification(ref);
  const problems = Object.entries(PACKAGES).flatMap(([id, folder]) => {
    const { version, name } = readManifest(join(ROOT, folder));
    const before: { readonly version: string } = JSON.parse(fileAt(ref, `${folder}/package.json`));
    const path = relative(ROOT, join(REPORTS, `${id}.api.md`));
    const ofReport = requiredBump(fileAt(ref, path), readFileSync(join(ROOT, path), 'utf8'));
    const bump = id === 'sdk' ? highestBump([ofReport, ofSpecification]) : ofReport;
    const problem = versionProblem(before.version, version, bump);
    const isLogged = hasSection(changelog, version);
    return [
      ...(problem === undefined ? [] : [`${name}: ${problem}.`]),
      ...(isLogged ? [] : [`${name}: CHANGELOG.md has no section "## [${version}]".`]),
    ];
  });
  for (const problem of problems) console.error(problem);
  if (problems.length > 0) process.exitCode = 1;
}

/** Returns the bump that the changes of the specification since a release ask of the client. */
async function compareSpecification(ref: string): Promise<Bump> {
  const before = join(temporaryFolder('release'), 'v3.json');
  writeFileSync(before, fileAt(ref, SPECIFICATION));
  return specificationBump(before, join(ROOT, SPECIFICATION));
}

function fileAt(ref: string, path: string): string {
  const { status, stdout, stderr } = spawnSync('git', ['show', `${ref}:${path}`], {
    cwd: ROOT,
    encoding: 'utf8',
    maxBuffer: 1e9,
  });
  if (status !== 0) throw new Error(`${path} cannot be read at ${ref}: ${stderr.trim()}`);
  return stdout;
}

async function serveRelease(port: number): Promise<void> {
  const tarballs = globSync('*.tgz', { cwd: OUT }).map((file) => join(OUT, file));
  if (tarballs.length === 0) throw new Error('There are no tarballs yet: npm run release');
  const registry = await startRegistry(temporaryFolder('registry'), tarballs, port);
  console.log(`The packages are at ${registry.url} (stop it with Ctrl+C). In an empty folder:`);
  console.log(`npm install --registry ${registry.url} @bmp/sdk @bmp/mock`);
  const stop = async (): Promise<void> => {
    await registry.stop();
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stop());
}
