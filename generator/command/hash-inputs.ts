import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { builtHashFile, home, templatesFolder } from '../home.ts';
import { hash } from '../write/hash.ts';
import { type HashFile, hashFile } from '../write/hash-file.ts';
import type { Arguments } from './arguments.ts';

/** The hash of the generator itself: its sources and the versions of what it uses. */
export function hashProgram(): string {
  if (existsSync(builtHashFile)) return readFileSync(builtHashFile, 'utf8');
  const built = join(home, 'generator/dist') + sep;
  const sources = filesBelow(join(home, 'generator')).filter(
    (file) => /\.(ts|js|json)$/.test(file) && !file.startsWith(built),
  );
  return hashFiles(home, [...sources, join(home, 'package-lock.json')]);
}

/** Everything that the output follows from. */
export interface Inputs {
  readonly arguments: Arguments;
  /** The hash of the generator. */
  readonly program: string;
  /** The files that were read, relative to the folder of the specification's root; folders end in `/`. */
  readonly sources: readonly string[];
}

/** One hash for everything that the output follows from; where the files stand makes no difference. */
export function hashInputs(inputs: Inputs, hashOf: HashFile = hashFile): string {
  const { spec, within, oldSpec, renames, only } = inputs.arguments;
  const folder = dirname(spec);
  return hash(
    JSON.stringify({
      program: inputs.program,
      only: only ?? null,
      templates: hashFiles(templatesFolder, templateFiles(), hashOf),
      roots: [spec, within, oldSpec, renames].map((path) => (path === undefined ? null : pathFrom(folder, path))),
      sources: hashFiles(folder, filesOf(inputs), hashOf),
    }),
  );
}

/** Whether something that was read was saved at or after a moment: the output may follow from what it held before. */
export function savedSince(inputs: Inputs, moment: number): boolean {
  const files = [...filesOf(inputs), ...templateFiles()];
  return files.some((file) => (statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? moment) >= moment);
}

/** The templates; none where the hash of the program speaks of them. */
function templateFiles(): readonly string[] {
  return existsSync(builtHashFile) ? [] : filesBelow(templatesFolder);
}

/** A path as seen from a folder, with `/`. */
export function pathFrom(folder: string, path: string): string {
  return relative(folder, path).replaceAll(sep, '/');
}

/** The files that were read; a source that ends in `/` is a folder, with all that is in it. */
function filesOf({ arguments: { spec }, sources }: Inputs): readonly string[] {
  return sources.flatMap((source) => {
    const path = join(dirname(spec), source);
    return source.endsWith('/') ? filesBelow(path) : [path];
  });
}

function hashFiles(folder: string, files: readonly string[], hashOf: HashFile = hashFile): string {
  const lines = files.map((file) => `${pathFrom(folder, file)} ${isFile(file) ? hashOf(file) : 'no file'}`);
  return hash(lines.toSorted().join('\n'));
}

function isFile(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isFile() ?? false;
}

function filesBelow(folder: string): readonly string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (entry.name === 'node_modules') return [];
    const path = join(folder, entry.name);
    return entry.isDirectory() ? filesBelow(path) : [path];
  });
}
