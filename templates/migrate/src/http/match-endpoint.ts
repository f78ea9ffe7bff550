import type { Knowledge } from '../knowledge/knowledge.ts';
import { HOLE, type Piece } from './url-text.ts';

export type KnownEndpoint = Knowledge['endpoints'][number];

/** A text that ends in the path of an old operation. */
export interface Matched {
  readonly endpoints: readonly KnownEndpoint[];
  readonly text: string;
  /** Where the path begins and ends in the text. */
  readonly start: number;
  readonly end: number;
}

/** What may stand in the place of a parameter: a value, a hole, `:name`, `{name}`. */
const PARAMETER = `(?:[^/?#${HOLE}]*${HOLE}[^/?#${HOLE}]*|:[\\w]+|\\{[^}/]+\\}|[^/?#{}:${HOLE}]+)`;

/** The path of an old operation, made ready to be looked for. */
interface Sought {
  readonly endpoint: KnownEndpoint;
  /** Words that the text must have; without the first one where the base of an address brings it. */
  readonly words: readonly string[];
  readonly patterns: readonly RegExp[];
  readonly endsOpen: boolean;
}

const prepared = new WeakMap<Knowledge, readonly Sought[]>();

/** The old operations whose path a text ends in, before its query: those with the longest path. */
export function matchEndpoints(knowledge: Knowledge, pieces: readonly Piece[]): Matched | undefined {
  const text = pieces.map((piece) => piece.text).join('');
  if (!text.includes('/')) return undefined;
  const found = soughtIn(knowledge).flatMap((sought) => {
    const match = matchPath(sought, text);
    return match === undefined ? [] : [{ endpoint: sought.endpoint, ...match }];
  });
  const literal = found.toSorted(
    (one, other) => other.end - one.end || one.start - other.start || statics(other.endpoint) - statics(one.endpoint),
  );
  const [best] = literal;
  if (best === undefined) return undefined;
  const same = literal.filter((other) => other.endpoint.entry.v2.path === best.endpoint.entry.v2.path);
  return { endpoints: same.map(({ endpoint }) => endpoint), text, start: best.start, end: best.end };
}

function soughtIn(knowledge: Knowledge): readonly Sought[] {
  const known = prepared.get(knowledge) ?? knowledge.endpoints.flatMap(prepare);
  prepared.set(knowledge, known);
  return known;
}

/** The path with its first segment, and without it where the base of the address may bring it. */
function prepare(endpoint: KnownEndpoint): readonly Sought[] {
  const { path } = endpoint.entry.v2;
  if (path === undefined) return [];
  const [, , ...rest] = path.split('/');
  const words = rest.filter((part) => !part.startsWith('{'));
  const short = words.length < 2 ? [] : [pattern(`/${rest.join('/')}`, `(?:^|${HOLE})`)];
  return [{ endpoint, words, patterns: [pattern(path, ''), ...short], endsOpen: path.endsWith('}') }];
}

function pattern(template: string, before: string): RegExp {
  const source = template
    .split('/')
    .map((part) => (part.startsWith('{') ? PARAMETER : part.replaceAll(/[^\w-]/g, '\\$&')))
    .join('/');
  return new RegExp(`${before}(${source})(?:/?(?=$|[?#])|(?=${HOLE}))`);
}

function statics({ entry }: KnownEndpoint): number {
  return (entry.v2.path ?? '').split('/').filter((part) => part !== '' && !part.startsWith('{')).length;
}

interface Span {
  readonly start: number;
  readonly end: number;
}

function matchPath({ words, patterns, endsOpen }: Sought, text: string): Span | undefined {
  if (!words.every((word) => text.includes(word))) return undefined;
  return patterns.map((each) => spanOf(each, { text, endsOpen })).find((span) => span !== undefined);
}

function spanOf(
  sought: RegExp,
  { text, endsOpen }: { readonly text: string; readonly endsOpen: boolean },
): Span | undefined {
  const match = sought.exec(text);
  if (match?.[1] === undefined) return undefined;
  const whole = text.slice(0, match.index + match[0].length);
  const isOpen = text.charAt(whole.length) === HOLE && !whole.endsWith('?');
  const start = match.index + match[0].indexOf(match[1]);
  return isOpen && endsOpen ? undefined : { start, end: start + match[1].length };
}
