import { existsSync, statSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { home, templatesFolder } from '../home.ts';
import { hash } from '../write/hash.ts';
import type { Arguments } from './arguments.ts';

/** The hash of the generator itself: its sources and the versions of what it uses. */
export function hashProgram(): string {
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
  /** The files of the specification, relative to the folder of its root; folders end in `/`. */
  readonly sources: readonly string[];
}

/** One hash for everything that the output follows from; where the files stand makes no difference. */
export function hashInputs(inputs: Inputs): string {
  const { spec, oldSpec, renames, only } = inputs.arguments;
  return hash(
    JSON.stringify({
      program: inputs.program,
      only: only ?? null,
      templates: hashFiles(templatesFolder, filesBelow(templatesFolder)),
      specification: hashFiles(dirname(spec), filesOf(inputs)),
      oldSpecification: oldSpec === undefined ? null : hashFiles(dirname(oldSpec), filesBelow(dirname(oldSpec))),
      renames: renames === undefined ? null : hashFiles(renames, filesBelow(renames)),
    }),
  );
}

/** Whether a file of the specification was saved at or after a moment: the output may follow from what it held before. */
export function savedSince(inputs: Inputs, moment: number): boolean {
  const { oldSpec, renames } = inputs.arguments;
  const folders = [templatesFolder, ...(oldSpec ? [dirname(oldSpec)] : []), ...(renames ? [renames] : [])];
  const files = [...filesOf(inputs), ...folders.flatMap(filesBelow)];
  return files.some((file) => (statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? moment) >= moment);
}

/** The files of a specification; a source that ends in `/` is a folder, with all that is in it. */
function filesOf({ arguments: { spec }, sources }: Inputs): readonly string[] {
  return sources.flatMap((source) => {
    const path = join(dirname(spec), source);
    return source.endsWith('/') ? filesBelow(path) : [path];
  });
}

function hashFiles(folder: string, files: readonly string[]): string {
  const lines = files.map((file) => `${relative(folder, file).replaceAll(sep, '/')} ${hashFile(file)}`);
  return hash(lines.toSorted().join('\n'));
}

function hashFile(file: string): string {
  const stats = statSync(file, { throwIfNoEntry: false });
  return stats?.isFile() ? hash(readFileSync(file)) : 'no file';
}

function filesBelow(folder: string): readonly string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (entry.name === 'node_modules') return [];
    const path = join(folder, entry.name);
    return entry.isDirectory() ? filesBelow(path) : [path];
  });
}
