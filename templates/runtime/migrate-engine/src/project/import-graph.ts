import { basename, dirname, resolve, sep } from 'node:path';

/** A file of the caller, with its text on disk. */
export interface SourceText {
  readonly path: string;
  /** Path relative to the folder, with `/`. */
  readonly name: string;
  readonly text: string;
}

/** A call that may send a request, with a path from another module. */
export const REQUEST: RegExp =
  /\b(?:get|post|put|patch|delete|request|fetch|query|mutation)\w*\s*[<(]|[(,:]\s*(['"`])(?:GET|POST|PUT|PATCH|DELETE)\1/i;

/** Adds the files without such names that may send requests to paths, or with types, of a file that they import. */
export function withRequests(
  selected: readonly SourceText[],
  all: readonly SourceText[],
  holdsPath: (text: string) => boolean,
): readonly SourceText[] {
  const taken = new Set(selected);
  const modules = new Set(selected.filter(({ text }) => holdsPath(text)).flatMap(modulesOf));
  if (modules.size === 0) return selected;
  const isRequesting = (file: SourceText): boolean =>
    REQUEST.test(file.text) && importsOf(file).some((name) => modules.has(name));
  return all.filter((file) => taken.has(file) || isRequesting(file));
}

/**
 * Adds the files with a name of the previous version that import a selected file or are imported by one, at any
 * distance: the types of its payloads may be declared or used there.
 */
export function withNeighbors(
  selected: readonly SourceText[],
  all: readonly SourceText[],
  hasAnyName: (text: string) => boolean,
): readonly SourceText[] {
  const taken = new Set(selected);
  const others = all.filter((file) => !taken.has(file) && hasAnyName(file.text));
  if (others.length === 0) return selected;
  const imports = new Map([...selected, ...others].map((file) => [file, importsOf(file)]));
  for (let added: readonly SourceText[] = selected; added.length > 0;) {
    const modules = new Set(added.flatMap(modulesOf));
    const imported = new Set(added.flatMap((file) => imports.get(file) ?? []));
    added = others.filter(
      (file) =>
        !taken.has(file) &&
        (imports.get(file)?.some((name) => modules.has(name)) === true ||
          modulesOf(file).some((name) => imported.has(name))),
    );
    for (const file of added) taken.add(file);
  }
  return all.filter((file) => taken.has(file));
}

/**
 * Returns the modules that a file can be imported as: its own and those of its folders, whose index may export it; by
 * their paths, and by their last segments for imports through a package or an alias.
 */
function modulesOf({ path, name }: SourceText): readonly string[] {
  const folders = dirname(name).split('/').slice(-MAX_FOLDERS);
  const own = path.replace(IMPORTED, '');
  return [
    own,
    ...folders.map((_, index) =>
      own
        .split(sep)
        .slice(0, -1 - index)
        .join(sep),
    ),
    stemOf(path),
    ...folders,
  ];
}

/** Number of folders above a file whose index may export what is in it. */
const MAX_FOLDERS = 4;

/** Returns each module that a file imports: the path of a relative one, the last segment of another one. */
function importsOf({ path, text }: SourceText): readonly string[] {
  return [...text.matchAll(/(?:from|import|require)\s*\(?\s*['"]([^'"]+)['"]/g)].map(([, module = '']) =>
    module.startsWith('.')
      ? resolve(dirname(path), module)
          .replace(IMPORTED, '')
          .replace(/[\\/]index$/, '')
      : stemOf(module),
  );
}

function stemOf(path: string): string {
  return basename(path).replace(IMPORTED, '');
}

const IMPORTED = /(?:\.d)?\.(?:[cm]?[jt]sx?|vue)$/;
