import { cpSync, mkdtempSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Expectation for a hostile document; `README.md` next to the fixtures explains the classes. */
export interface Expectation {
  readonly file: string;
  readonly attack: string;
  readonly class: 'G' | 'G+W' | 'F' | 'G|F';
  readonly at?: string;
}

/** The hostile documents, in a folder of their own beside which lies what they try to reach. */
export interface HostileFolder {
  /** Folder that is removed after the test. */
  readonly outside: string;
  readonly folder: string;
  readonly expectations: readonly Expectation[];
}

/** Lays the documents out, with the symbolic link that leads out of their folder. */
export function copyFixtures(): HostileFolder {
  const outside = mkdtempSync(join(tmpdir(), 'hostile-'));
  const folder = join(outside, 'specifications');
  cpSync(join(import.meta.dirname, '../fixtures'), folder, { recursive: true });
  writeFileSync(join(outside, 'outside.yaml'), 'Secret: { const: canary }');
  symlinkSync(join(outside, 'outside.yaml'), join(folder, 'refs/link.yaml'));
  const expectations: readonly Expectation[] = JSON.parse(readFileSync(join(folder, 'expect.json'), 'utf8'));
  return { outside, folder, expectations };
}

/** The folder that is made of a document, below the folder of all that is made. */
export function outputOf(file: string): string {
  return file.replace(/\.\w+$/, '');
}
