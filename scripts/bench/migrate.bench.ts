/**
 * `npm run bench -- migrate`: compares the codemod with jscodeshift on the same trees: processor seconds and peak
 * memory.
 */
import { execFileSync } from 'node:child_process';
import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { requirePeer } from '../extras.ts';
import { type TreeSize, writeTree } from './migrate/tree.ts';
import { temporaryFolder } from '../temporary-folder.ts';

const ROOT = join(import.meta.dirname, '../..');
const SIZES: readonly TreeSize[] = [
  { files: 1000, every: 1 },
  { files: 1000, every: 10 },
  { files: 5000, every: 10 },
];
const MEASURED = join(import.meta.dirname, 'migrate/measured.ts');

/** Runs a command in its own process; returns its usage, including child processes. */
function measure(given: readonly string[], folder: string): string {
  return execFileSync(process.execPath, [MEASURED, ...given], {
    cwd: folder,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  }).trim();
}

for (const size of SIZES) {
  const folder = temporaryFolder('bench-migrate');
  const source = join(folder, 'source');
  writeTree(source, size);
  const tools: Readonly<Record<string, (tree: string) => readonly string[]>> = {
    'this codemod': (tree) => [
      join(ROOT, 'generated/migrate/src/main.ts'),
      'code',
      tree,
      '--types',
      '@acme/v2',
      '--write',
    ],
    jscodeshift: (tree) => [
      requirePeer('jscodeshift/bin/jscodeshift.js'),
      '--silent',
      '--run-in-band',
      '--extensions=ts',
      '-t',
      join(import.meta.dirname, 'migrate/by-spelling.cjs'),
      tree,
    ],
  };
  for (const [name, command] of Object.entries(tools)) {
    const tree = join(folder, name.replace(' ', '-'));
    cpSync(source, tree, { recursive: true });
    console.log(`${size.files} files, one in ${size.every} concerned, ${name}: ${measure(command(tree), folder)}`);
  }
}
