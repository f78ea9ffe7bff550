import type { MigrationIndex } from '../migration/migration-index.ts';
import { UNKNOWN, type UrlPiece } from './url.ts';

export type IndexedEndpoint = MigrationIndex['endpoints'][number];

/** A text that ends in the path of a v2 operation. */
export interface EndpointMatch {
  readonly endpoints: readonly IndexedEndpoint[];
  readonly text: string;
  /** Position of the path in the text. */
  readonly start: number;
  readonly end: number;
  /** True if the path is in quotes inside another text, such as markup. */
  readonly isQuoted: boolean;
}

/** Pattern of a path parameter: a value, an unknown part, `:name`, `{name}`. */
const PARAMETER_PATTERN = `(?:[^/?#\\s"'${UNKNOWN}]*${UNKNOWN}[^/?#\\s"'${UNKNOWN}]*|:[\\w]+|\\{[^}/]+\\}|[^/?#{}:\\s"'${UNKNOWN}]+)`;

/** An optional method before a path: `PUT /path`. */
const METHOD_PREFIX = new RegExp(`^\\s*(?:(?:[A-Z]{3,7}|${UNKNOWN})\\s+)?$`);

/** Compiled pattern of a v2 operation's path. */
interface EndpointPattern {
  readonly endpoint: IndexedEndpoint;
  /** Segments that the text must contain, without the first one, which a base URL may provide. */
  readonly words: readonly string[];
  readonly patterns: readonly RegExp[];
  readonly endsOpen: boolean;
}

const patternCache = new WeakMap<MigrationIndex, readonly EndpointPattern[]>();

/** Returns the v2 operations whose path a text ends in, before its query; the longest path wins. */
export function matchEndpoints(migration: MigrationIndex, pieces: readonly UrlPiece[]): EndpointMatch | undefined {
  const text = pieces.map((piece) => piece.text).join('');
  if (!text.includes('/')) return undefined;
  const found = endpointPatterns(migration).flatMap((sought) => {
    const match = matchPath(sought, text);
    return match === undefined ? [] : [{ endpoint: sought.endpoint, ...match }];
  });
  const literal = found.toSorted(
    (one, other) =>
      other.end - one.end ||
      one.start - other.start ||
      staticSegmentCount(other.endpoint) - staticSegmentCount(one.endpoint),
  );
  const [best] = literal;
  if (best === undefined) return undefined;
  const same = literal.filter((other) => other.endpoint.entry.v2.path === best.endpoint.entry.v2.path);
  const { start, end, isQuoted } = best;
  return { endpoints: same.map(({ endpoint }) => endpoint), text, start, end, isQuoted };
}

function endpointPatterns(migration: MigrationIndex): readonly EndpointPattern[] {
  const known = patternCache.get(migration) ?? migration.endpoints.flatMap(compileEndpoint);
  patternCache.set(migration, known);
  return known;
}

/** Compiles a path with its first segment, and without it for base URLs that contain it. */
function compileEndpoint(endpoint: IndexedEndpoint): readonly EndpointPattern[] {
  const { path } = endpoint.entry.v2;
  if (path === undefined) return [];
  const [, , ...rest] = path.split('/');
  const words = rest.filter((part) => !part.startsWith('{'));
  const short = words.length < 2 ? [] : [pathPattern(`/${rest.join('/')}`, `(?:^|${UNKNOWN})`)];
  return [{ endpoint, words, patterns: [pathPattern(path, ''), ...short], endsOpen: path.endsWith('}') }];
}

function pathPattern(template: string, before: string): RegExp {
  const source = template
    .split('/')
    .map((part) => (part.startsWith('{') ? PARAMETER_PATTERN : part.replaceAll(/[^\w-]/g, '\\$&')))
    .join('/');
  return new RegExp(`${before}(${source})(?:/?(?=$|[?#*"'])|(?=${UNKNOWN}))`);
}

function staticSegmentCount({ entry }: IndexedEndpoint): number {
  return (entry.v2.path ?? '').split('/').filter((part) => part !== '' && !part.startsWith('{')).length;
}

type MatchSpan = Pick<EndpointMatch, 'start' | 'end' | 'isQuoted'>;

function matchPath({ words, patterns, endsOpen }: EndpointPattern, text: string): MatchSpan | undefined {
  if (!words.every((word) => text.includes(word))) return undefined;
  return patterns.map((each) => matchSpan(each, { text, endsOpen })).find((span) => span !== undefined);
}

function matchSpan(
  sought: RegExp,
  { text, endsOpen }: { readonly text: string; readonly endsOpen: boolean },
): MatchSpan | undefined {
  const match = sought.exec(text);
  if (match?.[1] === undefined) return undefined;
  const whole = text.slice(0, match.index + match[0].length);
  const isOpen = text.charAt(whole.length) === UNKNOWN && !whole.endsWith('?');
  const start = match.index + match[0].indexOf(match[1]);
  if (isOpen && endsOpen) return undefined;
  const end = start + match[1].length;
  const quote = openingQuote(text.slice(0, start));
  const isClosed = /^\/?["']/.test(text.slice(end));
  return quote === undefined || isClosed !== (quote !== '') ? undefined : { start, end, isQuoted: isClosed };
}

/**
 * Returns the quote before an address, empty without one. Words before the address make it a sentence, unless they are
 * a method or a command-line request.
 */
function openingQuote(text: string): string | undefined {
  const [, before = '', own = ''] = /^([\s\S]*?)([^\s"'<>]*)$/.exec(text) ?? [];
  const [quote = ''] = /["']$/.exec(before) ?? [];
  if (/^\s*(?:curl|wget)\s/.test(before)) return quote;
  if (METHOD_PREFIX.test(before)) return '';
  return /(?:\w=|:\s?)["']$/.test(before) && own !== UNKNOWN ? quote : undefined;
}
