import type { Knowledge } from '../migration/migration-index.ts';
import { HOLE, type Piece } from './url.ts';

export type KnownEndpoint = Knowledge['endpoints'][number];

/** A text that ends in the path of an old operation. */
export interface Matched {
  readonly endpoints: readonly KnownEndpoint[];
  readonly text: string;
  /** Where the path begins and ends in the text. */
  readonly start: number;
  readonly end: number;
  /** Whether it stands in quotes inside another text, such as one of markup. */
  readonly isQuoted: boolean;
}

/** What may stand in the place of a parameter: a value, a hole, `:name`, `{name}`. */
const PARAMETER = `(?:[^/?#\\s"'${HOLE}]*${HOLE}[^/?#\\s"'${HOLE}]*|:[\\w]+|\\{[^}/]+\\}|[^/?#{}:\\s"'${HOLE}]+)`;

/** Nothing, or a verb: `PUT /path`. */
const VERB_BEFORE = new RegExp(`^\\s*(?:(?:[A-Z]{3,7}|${HOLE})\\s+)?$`);

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
  const { start, end, isQuoted } = best;
  return { endpoints: same.map(({ endpoint }) => endpoint), text, start, end, isQuoted };
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
  return new RegExp(`${before}(${source})(?:/?(?=$|[?#*"'])|(?=${HOLE}))`);
}

function statics({ entry }: KnownEndpoint): number {
  return (entry.v2.path ?? '').split('/').filter((part) => part !== '' && !part.startsWith('{')).length;
}

type Span = Pick<Matched, 'start' | 'end' | 'isQuoted'>;

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
  if (isOpen && endsOpen) return undefined;
  const end = start + match[1].length;
  const quote = quoteBefore(text.slice(0, start));
  const isClosed = /^\/?["']/.test(text.slice(end));
  return quote === undefined || isClosed !== (quote !== '') ? undefined : { start, end, isQuoted: isClosed };
}

/**
 * What an address stands behind: nothing, or the quote of an attribute or a member inside another text. Words before it
 * make it a sentence, unless they are a verb or a command that asks for it.
 */
function quoteBefore(text: string): string | undefined {
  const [, before = '', own = ''] = /^([\s\S]*?)([^\s"'<>]*)$/.exec(text) ?? [];
  const [quote = ''] = /["']$/.exec(before) ?? [];
  if (/^\s*(?:curl|wget)\s/.test(before)) return quote;
  if (VERB_BEFORE.test(before)) return '';
  return /(?:\w=|:\s?)["']$/.test(before) && own !== HOLE ? quote : undefined;
}
