import type { MapFile } from './migration-index.ts';

/** Filters texts before parsing: reports whether a text can contain names of the migration map. */
export interface TextFilter {
  /** Matches a distinctive name, or all segments of a v2 path. */
  readonly isDistinctive: (text: string) => boolean;
  /** Matches any name; relevant only if types of the previous version are used at all. */
  readonly hasAnyName: (text: string) => boolean;
  /** Matches a name derived from a field name: `getPlace`, `place:asc`, `created_by`. */
  readonly isDerivedName: (name: string) => boolean;
  /** Matches the beginning of v2 paths as the base URL of a client. */
  readonly hasBasePath: (text: string) => boolean;
  /** Matches all segments of a v2 path but the first; relevant only if a base URL provides that one. */
  readonly hasPathBelowBase: (text: string) => boolean;
}

/** Names that texts are filtered by. */
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

/** Option for the base URL of a client. */
const BASE_OPTION = /\b(?:base(?:URL|Url)|prefixUrl)\b/;

/** Matches any of these words, except after `from` in an import. */
function wordPattern(names: readonly string[]): RegExp {
  const words = [...new Set(names)].sort((one, other) => other.length - one.length);
  return new RegExp(`(?<![\\w$])(?:${words.join('|')})(?![\\w$])(?!\\s+['"])`);
}

/** Removes case and separators: `createdBy`, `created_by` and `created-by` become equal. */
export function normalizeName(name: string): string {
  return name.replaceAll(/[^A-Za-z0-9]/g, '').toLowerCase();
}

/** Matches derived names. Short field names occur in too many other words and only count after a verb such as `get`. */
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

/** Returns the segments that only the v2 path has. */
function changedSegments(before = '', after = ''): readonly string[] {
  const kept = staticSegments(after);
  return staticSegments(before).filter((part) => !kept.includes(part));
}

/** Matches all segments of a path, or all but the first, which a base URL may provide. */
function isPathIn(text: string, parts: readonly string[]): boolean {
  const [first = '', ...rest] = parts;
  return rest.every((part) => text.includes(part)) && (rest.length > 1 || text.includes(first));
}
