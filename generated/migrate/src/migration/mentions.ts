import type { MapFile } from './migration-index.ts';

/** A quick look at a text, before anything is parsed: whether it can hold what the map speaks of. */
export interface TextFilter {
  /** A name that hardly anything else bears, or all parts of an old path. */
  readonly isDistinctive: (text: string) => boolean;
  /** Any name: it counts where the types of the old version are in play at all. */
  readonly hasAnyName: (text: string) => boolean;
  /** A name that is made of that of a field: `getPlace`, `place:asc`, `created_by`. */
  readonly isDerivedName: (name: string) => boolean;
  /** The beginning of old paths as the base of a client. */
  readonly hasBasePath: (text: string) => boolean;
  /** All parts of an old path but the first: it counts where some client's base brings that one. */
  readonly hasPathBelowBase: (text: string) => boolean;
}

/** What a look at a text goes by. */
interface FilteredNames {
  readonly distinctive: readonly string[];
  readonly ordinary: readonly string[];
  readonly fields: readonly string[];
}

export function createTextFilter({ distinctive, ordinary, fields }: FilteredNames, { endpoints }: MapFile): TextFilter {
  const standsOut = wordPattern(distinctive);
  const any = wordPattern(ordinary);
  const paths = endpoints.flatMap(({ v2 }) => (v2.path === undefined ? [] : [staticSegments(v2.path)]));
  const beginnings = endpoints.flatMap(({ v2 }) => (v2.beneath === undefined ? [] : [`${v2.beneath}/`]));
  const firsts = [...new Set(paths.flatMap(([first]) => (first === undefined ? [] : [first])))];
  const changed = endpoints
    .filter(({ counterpart }) => counterpart === 'moved')
    .flatMap(({ v2, v3 }) => changedSegments(v2.path, v3?.path));
  return {
    isDistinctive: (text) =>
      standsOut.test(text) ||
      changed.some((part) => text.includes(part)) ||
      beginnings.some((part) => text.includes(part)) ||
      paths.some((parts) => isPathIn(text, parts)),
    hasAnyName: (text) => any.test(text),
    isDerivedName: derivedNameFilter(fields),
    hasBasePath: (text) => BASE_OPTION.test(text) && firsts.some((first) => text.includes(`/${first}`)),
    hasPathBelowBase: (text) =>
      paths.some(([, ...rest]) => rest.length > 0 && rest.every((part) => text.includes(part))),
  };
}

/** The option that gives a client its base. */
const BASE_OPTION = /\b(?:base(?:URL|Url)|prefixUrl)\b/;

/** Any of these words; what follows `from` in an import is no member of that name. */
function wordPattern(names: readonly string[]): RegExp {
  const words = [...new Set(names)].sort((one, other) => other.length - one.length);
  return new RegExp(`(?<![\\w$])(?:${words.join('|')})(?![\\w$])(?!\\s+['"])`);
}

/** A name without what tells its words apart: `createdBy`, `created_by` and `created-by` are one. */
export function normalizeName(name: string): string {
  return name.replaceAll(/[^A-Za-z0-9]/g, '').toLowerCase();
}

/** Short names of everyday stand in too many others: they count behind a verb only. */
function derivedNameFilter(fields: readonly string[]): TextFilter['isDerivedName'] {
  const own = new Set(fields);
  const [long, short] = [fields.filter(({ length }) => length > 4), fields.filter(({ length }) => length <= 4)];
  const parts = new RegExp(`${long.map(normalizeName).join('|')}|^(?:get|set|on|with|has)(?:${short.join('|')})$`);
  const seen = new Map<string, boolean>();
  return (name) => {
    if (name.length > 60 || own.has(name) || !/^[\w$.:/-]+$/.test(name)) return false;
    const found = seen.get(name) ?? parts.test(normalizeName(name));
    seen.set(name, found);
    return found;
  };
}

function staticSegments(path: string): readonly string[] {
  return path.split('/').filter((part) => part !== '' && !part.startsWith('{'));
}

/** The parts that only the old path has. */
function changedSegments(before = '', after = ''): readonly string[] {
  const kept = staticSegments(after);
  return staticSegments(before).filter((part) => !kept.includes(part));
}

/** All parts of a path, or all but the first, which the base of an address may bring. */
function isPathIn(text: string, parts: readonly string[]): boolean {
  const [first = '', ...rest] = parts;
  return rest.every((part) => text.includes(part)) && (rest.length > 1 || text.includes(first));
}
