import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { builtHashFile, home, templatesFolder } from '../home.ts';
import { hash } from '../write/hash.ts';
import { type InputFile, inspectInput } from '../write/input-file.ts';
import type { Arguments } from './arguments.ts';

/** The hash of the generator itself: its sources and the versions of what it uses. */
export function hashProgram(): string {
  if (existsSync(builtHashFile)) return readFileSync(builtHashFile, 'utf8');
  const built = join(home, 'generator/dist') + sep;
  const sources = filesBelow(join(home, 'generator')).filter(
    (file) => /\.(ts|js|json)$/.test(file) && !file.startsWith(built),
  );
  const files = [...sources, join(home, 'package-lock.json')];
  return hashFiles(
    home,
    files.map((path) => ({ path, file: inspectInput(path) })),
  );
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
export function hashInputs(inputs: Inputs): string {
  return hashFound(inputs, findInputs(inputs));
}

/**
 * The hash of what was read since a moment. Where something was saved at or after it, the output may follow from what
 * it held before: then it is the hash of nothing that can be found again.
 */
export function hashRead(inputs: Inputs, moment: number): string {
  const found = findInputs(inputs);
  const wasSaved = [...found.templates, ...found.sources].some(({ file }) => (file?.savedAt ?? moment) >= moment);
  return wasSaved ? hash('saved while it was read') : hashFound(inputs, found);
}

/** What stands at a path; nothing where there is no file. */
interface Found {
  readonly path: string;
  readonly file: InputFile | undefined;
}

/** The files that the output follows from. */
interface FoundInputs {
  readonly templates: readonly Found[];
  readonly sources: readonly Found[];
}

function findInputs(inputs: Inputs): FoundInputs {
  const found = (path: string): Found => ({ path, file: inspectInput(path) });
  return { templates: templateFiles().map(found), sources: filesOf(inputs).map(found) };
}

function hashFound({ arguments: given, program }: Inputs, { templates, sources }: FoundInputs): string {
  const { spec, within, oldSpec, renames, only } = given;
  const folder = dirname(spec);
  return hash(
    JSON.stringify({
      program,
      only: only ?? null,
      templates: hashFiles(templatesFolder, templates),
      roots: [spec, within, oldSpec, renames].map((path) => (path === undefined ? null : pathFrom(folder, path))),
      sources: hashFiles(folder, sources),
    }),
  );
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

function hashFiles(folder: string, files: readonly Found[]): string {
  const lines = files.map(({ path, file }) => `${pathFrom(folder, path)} ${file?.hash() ?? 'no file'}`);
  return hash(lines.toSorted().join('\n'));
}

function filesBelow(folder: string): readonly string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (entry.name === 'node_modules') return [];
    const path = join(folder, entry.name);
    return entry.isDirectory() ? filesBelow(path) : [path];
  });
}
