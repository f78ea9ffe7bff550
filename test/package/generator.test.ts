// Runs in `npm run test:rest`.
import { execFile, execFileSync } from 'node:child_process';
import { cpSync, globSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';
import { publint } from 'publint';
import ts from 'typescript';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findNode } from './support/find-node.ts';
import { PATIENCE, ROOT } from './support/pack-once.ts';
import {
  type GeneratorInstallation,
  installGenerator,
  linkDependencies,
  linkPackage,
  packedGenerator,
} from './support/packed-generator.ts';

const GARDEN = join(import.meta.dirname, 'fixtures/garden');
const run = promisify(execFile);
const isFileName = (path: string): boolean => /\.\w+$|LICENSE$|Dockerfile$/.test(path);
const readJson = (file: string) => JSON.parse(readFileSync(file, 'utf8'));

let installed: GeneratorInstallation;
beforeAll(async () => {
  installed = await installGenerator();
  cpSync(GARDEN, join(installed.folder, 'garden'), { recursive: true });
}, PATIENCE);
afterAll(() => installed[Symbol.dispose]());

describe('the tarball of the generator', () => {
  test('passes publint', async () => {
    const tarball = new Uint8Array(readFileSync(await packedGenerator()));
    expect((await publint({ pack: { tarball: tarball.buffer }, strict: true })).messages).toEqual([]);
  });

  test('resolves its types in every ES module resolution mode', async () => {
    const tarball = new Uint8Array(readFileSync(await packedGenerator()));
    const { problems } = Object({ problems: [], ...(await checkPackage(createPackageFromTarballData(tarball))) });
    // Ways of resolving that know no ES modules.
    const isBefore = ({ resolutionKind = '' }) => ['node10', 'node16-cjs'].includes(resolutionKind);
    expect(problems.filter((problem: object) => !isBefore(problem))).toEqual([]);
  });

  test('ships compiled code, templates, guide and license', () => {
    const own = join(installed.folder, 'node_modules/@bmp/generator');
    expect(readdirSync(own).toSorted()).toEqual([
      'LICENSE',
      'README.md',
      'SKILL.md',
      'dist',
      'llms.txt',
      'load',
      'package.json',
    ]);
    const filesIn = (folder: string) => globSync('**/*', { cwd: folder }).filter(isFileName).toSorted();
    // Declarations beside them belong to the public types.
    const templates = filesIn(join(own, 'dist/templates')).filter((path) => !path.endsWith('.d.ts'));
    const copied = filesIn(join(ROOT, 'templates')).filter((path) => !/-engine|package\.json$|\.hbs$/.test(path));
    expect(templates).toEqual(copied);
    expect(readdirSync(join(own, 'dist/engines')).toSorted()).toEqual(['client', 'migrate', 'mock', 'verify']);
  });

  test('declares exactly the dependencies that it imports, in the tested versions', () => {
    const dist = join(installed.folder, 'node_modules/@bmp/generator/dist/generator');
    const imported = readdirSync(dist)
      .filter((name) => name.endsWith('.js'))
      .flatMap((name) => importedBy(readFileSync(join(dist, name), 'utf8')));
    const { dependencies, peerDependencies } = readJson(join(ROOT, 'generator/package.json'));
    const known = readJson(join(ROOT, 'package.json')).devDependencies;
    const needed = [...new Set(imported)].filter((name) => !Object.hasOwn(peerDependencies, name)).toSorted();
    expect(dependencies).toEqual(Object.fromEntries(needed.map((name) => [name, known[name]])));
  });
});

const nodes = [
  ['Node 24', process.execPath],
  ['Node 20', findNode(20)],
] as const;
const missing = nodes.flatMap(([name, node]) =>
  node === undefined ? [`, but for ${name}, which this machine has not`] : [],
);

describe('installed in an empty folder', () => {
  test('generates packages whose commands and entries work without a compiler or a package of ours, with types for every resolution', async () => {
    const project = mkdtempSync(join(installed.folder, 'project-'));
    const options = ['--spec', '../garden/openapi.yaml', '--out', 'api', '--layout', 'package'];
    const made = await run(process.execPath, [installed.command, ...options], { cwd: project });
    expect(made).toEqual({ stdout: expect.stringMatching(/^api: \d+ files, 2 operations, /), stderr: '' });
    expect(await usePackages(project)).toEqual({ name: 'string', refused: true, violations: 1, valid: false });
  });

  test(`the command generates the same files on every supported Node${missing}`, async () => {
    const manifests = nodes.flatMap(([, node = '']) => {
      if (node === '') return [];
      const project = mkdtempSync(join(installed.folder, 'project-'));
      writeFileSync(join(project, 'package.json'), '{}'); // Guides name the folder of a package from there.
      execFileSync(
        node,
        [installed.command, '--spec', '../garden/openapi.yaml', '--out', 'api', '--layout', 'package'],
        { cwd: project },
      );
      return [readFileSync(join(project, 'api/manifest.txt'), 'utf8')];
    });
    expect(new Set(manifests).size).toBe(1);
  });

  test(`a script generates, compares and gets diagnostics, on every Node${missing}`, async () => {
    await compile(installed.folder, { files: ['garden/script.ts'], rootDir: 'garden', outDir: '.' });
    for (const [name, node] of nodes) {
      if (node === undefined) continue;
      const { stdout } = await run(node, ['script.js', `from ${name}`], { cwd: installed.folder });
      expect(JSON.parse(stdout), name).toEqual({
        first: true,
        second: 0,
        drift: true,
        diagnostics: ['file-unreadable nowhere.yaml'],
        wrong: expect.stringContaining('There is no product "pages".'),
      });
    }
  });
});

/** Output of a program that uses the packages as npm packs and installs them. */
async function usePackages(project: string): Promise<unknown> {
  for (const name of ['sdk', 'mock', 'verify']) await installPacked(project, name);
  for (const [name, printed] of [
    ['mock', 'Starts a stateful mock server of the API.'],
    ['verify', 'Verifies that a server conforms to its specification.'],
  ] as const) {
    const own = join(project, 'node_modules/@garden', name);
    const [command = ''] = Object.values<string>(readJson(join(own, 'package.json')).bin);
    expect((await run(process.execPath, [join(own, command), '--help'])).stdout).toContain(printed);
  }
  for (const name of ['typescript-7', '@types/node']) linkPackage(installed.folder, name);
  // The packages bundle their engines.
  const ours = readdirSync(join(project, 'node_modules')).filter((name) => name === '@bmp');
  expect([ours, readdirSync(join(installed.folder, 'node_modules/@bmp'))]).toEqual([[], ['generator']]);
  cpSync(join(GARDEN, 'use.ts'), join(project, 'use.ts'));
  await compile(project, { files: ['use.ts'], outDir: '.', module: 'esnext', moduleResolution: 'bundler' });
  await compile(project, { files: ['use.ts'], outDir: '.' });
  const { stdout } = await run(process.execPath, ['use.js'], { cwd: project });
  return JSON.parse(stdout);
}

/** Installs a generated package as npm packs it, with what it depends on, without a network. */
async function installPacked(project: string, name: string): Promise<void> {
  const folder = join(project, 'api', name);
  await run('npm', ['pack', '--silent'], { cwd: folder });
  const [tarball = ''] = readdirSync(folder).filter((file) => file.endsWith('.tgz'));
  const packed = createPackageFromTarballData(new Uint8Array(readFileSync(join(folder, tarball))));
  const { problems } = Object({ problems: [], ...(await checkPackage(packed)) });
  expect(problems.filter(({ resolutionKind = '' }) => !['node10', 'node16-cjs'].includes(resolutionKind))).toEqual([]);
  const own = join(project, 'node_modules/@garden', name);
  mkdirSync(own, { recursive: true });
  await run('tar', ['-xzf', join(folder, tarball), '--strip-components=1', '-C', own]);
  linkDependencies(installed.folder, own);
}

/** Compiles as strictly as can be, declarations of the packages included. */
async function compile(
  folder: string,
  task: { files: readonly string[]; outDir: string; rootDir?: string; module?: string; moduleResolution?: string },
): Promise<void> {
  const { files, ...settings } = task;
  const compilerOptions = { target: 'es2022', module: 'nodenext', types: ['node'], strict: true, ...settings };
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ private: true, type: 'module' }));
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, files }));
  expect(await tsc(folder)).toBe('');
}

/** Returns the errors of the compiler. */
async function tsc(folder: string): Promise<string> {
  const compiler = join(ROOT, 'node_modules/typescript-7/bin/tsc');
  return run(process.execPath, [compiler, '-p', folder]).then(
    ({ stdout }) => stdout,
    ({ stdout }: { stdout: string }) => stdout,
  );
}

/** The packages that a bundled file imports: by `import`, or by a `require` of its own, or by `loadPackage`. */
function importedBy(text: string): readonly string[] {
  const names = [
    ...ts.preProcessFile(text, true, true).importedFiles.map(({ fileName }) => fileName),
    ...[...text.matchAll(/\b(?:require|loadPackage)\w*\("([^"]+)"/g)].map(([, name = '']) => name),
    // Packages of which an emitter copies a file.
    ...[...text.matchAll(/\bkind: "package",[^;]*?\bpackage: "([^"]+)"/g)].map(([, name = '']) => name),
  ].filter((name) => !/^[./#]/.test(name));
  return names
    .map((name) =>
      name
        .split('/')
        .slice(0, name.startsWith('@') ? 2 : 1)
        .join('/'),
    )
    .filter((name) => !name.startsWith('node:') && !builtinModules.includes(name));
}
