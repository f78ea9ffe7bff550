// Runs in `npm run test:rest`.
import { execFile, execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { helpText } from '../../generator/command/arguments.ts';
import { EMITTERS } from '../../generator/emit/emitters.ts';
import { limits } from '../../generator/load/limits.ts';
import { readGuide } from './support/guide.ts';
import { PATIENCE, ROOT } from './support/pack-once.ts';
import {
  type GeneratorInstallation,
  installGenerator,
  linkDependencies,
  linkPackage,
  packedGenerator,
} from './support/packed-generator.ts';
import { testFolder } from '../support/temporary-folder.ts';

const isLong = process.env['TEST_LONG'] !== undefined;
const run = promisify(execFile);
const guide = readGuide();
const compilerOptions = { target: 'es2024', module: 'nodenext', types: ['node'], strict: true, outDir: '.' };

/** Files of a reader before the first step: documents, and the tables that the guide prints. */
function writeSources(folder: string): void {
  writeFileSync(join(folder, 'openapi.yaml'), guide.document);
  cpSync(join(import.meta.dirname, 'fixtures/plants'), folder, { recursive: true });
  mkdirSync(join(folder, 'renames'));
  for (const [file, text] of guide.tables) writeFileSync(join(folder, 'renames', file), text);
}

/** Runs the programs of the guide in a folder in which its steps were followed, and returns their output. */
async function runPrograms(folder: string, compiler: readonly string[]): Promise<readonly string[]> {
  for (const { file, text } of guide.programs) writeFileSync(join(folder, file), text);
  const files = guide.programs.map(({ file }) => file);
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, files }));
  const [command = '', ...options] = compiler;
  await run(command, [...options, '-p', folder], { cwd: folder });
  const printed: string[] = [];
  for (const [index, file] of files.entries()) {
    // The second begins where nothing was generated yet.
    if (index === 1) rmSync(join(folder, 'api'), { recursive: true });
    const { stdout } = await run(process.execPath, [file.replace('.ts', '.js')], { cwd: folder });
    printed.push(...stdout.trim().split('\n'));
  }
  return printed;
}

describe('the guide of the generator', () => {
  let installed: GeneratorInstallation;
  beforeAll(async () => {
    installed = await installGenerator();
    for (const name of ['typescript-7', '@types/node']) linkPackage(installed.folder, name);
  }, PATIENCE);
  afterAll(() => installed[Symbol.dispose]());

  test('works word for word from an empty folder to the first call', async () => {
    const { folder } = installed;
    writeSources(folder);
    for (const step of guide.steps) takeStep(step, installed);
    const printed = await runPrograms(folder, [process.execPath, compilerOf(folder)]);
    expect(printed).toEqual(guide.programs.flatMap(({ promised }) => promised));
  });

  test('lists the same products as --help', () => {
    const help = helpText({ command: '' });
    expect(EMITTERS.map(({ name }) => name).filter((name) => !help.includes(`  ${name}  `))).toEqual([]);
  });

  test('names every option and product', () => {
    const text = readFileSync(join(ROOT, 'generator/README.md'), 'utf8');
    const options = [...helpText({ command: '' }).matchAll(/^ {2}(?:-h, )?(--[\w-]+)/gm)].map(([, name = '']) => name);
    const names = [...options, ...EMITTERS.map(({ name }) => name)];
    expect(names.filter((name) => !text.includes(`\`${name}`) && !text.includes(`, ${name}\``))).toEqual([]);
  });

  test('names the limits', () => {
    const text = readFileSync(join(ROOT, 'generator/README.md'), 'utf8');
    const numbers = ['64 MiB', '256 MiB', '10,000 files', '256 deep', '100,000'];
    expect(numbers.filter((number) => !text.includes(number))).toEqual([]);
    expect(limits).toMatchObject({ fileBytes: 64 << 20, totalBytes: 256 << 20, files: 10_000, depth: 256 });
    expect(limits).toMatchObject({ aliasedValues: 100_000 });
  });
});

test.skipIf(!isLong)('the guide works with packages from the registry', { timeout: 1_800_000 }, async () => {
  const folder = testFolder('guide');
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ private: true, type: 'module' }));
  writeSources(folder);
  for (const step of guide.steps) {
    const words = step.replace('@bmp/generator', await packedGenerator()).split(' ');
    execFileSync(words[0] ?? '', words.slice(1), { cwd: folder, stdio: 'pipe' });
  }
  const printed = await runPrograms(folder, ['npx', 'tsc']);
  expect(printed).toEqual(guide.programs.flatMap(({ promised }) => promised));
});

/** Takes a step of the guide without a network: what it would install is linked. */
function takeStep(step: string, { folder, command }: GeneratorInstallation): void {
  const [program, name, ...options] = step.replace('npx -p @bmp/generator ', 'npx ').split(' ');
  if (program === 'npm' && name === 'install')
    return options.filter((path) => path.startsWith('./')).forEach((path) => installFolder(folder, path));
  if (program !== 'npx' || name === undefined) throw new Error(`the test cannot run this step: ${step}`);
  const file = { 'bmp-generate': command, tsc: compilerOf(folder) }[name] ?? '';
  execFileSync(process.execPath, [file, ...options], { cwd: folder, stdio: 'pipe' });
}

/** Links a package that was generated, and what it depends on. */
function installFolder(folder: string, path: string): void {
  const { name } = JSON.parse(readFileSync(join(folder, path, 'package.json'), 'utf8'));
  linkDependencies(folder, join(folder, path));
  const link = join(folder, 'node_modules', name);
  if (existsSync(link)) return;
  mkdirSync(join(link, '..'), { recursive: true });
  symlinkSync(join(folder, path), link);
}

function compilerOf(folder: string): string {
  return join(folder, 'node_modules/typescript-7/bin/tsc');
}
