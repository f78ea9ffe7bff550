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

/** The old operations whose path a text ends in, before its query: those with the longest path. */
export function matchEndpoints(knowledge: Knowledge, pieces: readonly Piece[]): Matched | undefined {
  const text = pieces.map((piece) => piece.text).join('');
  const found = knowledge.endpoints.flatMap((endpoint) => {
    const match = matchPath(endpoint.entry.v2.path, text);
    return match === undefined ? [] : [{ endpoint, ...match }];
  });
  const literal = found.toSorted(
    (one, other) => other.end - one.end || one.start - other.start || statics(other.endpoint) - statics(one.endpoint),
  );
  const [best] = literal;
  if (best === undefined) return undefined;
  const same = literal.filter((other) => other.endpoint.entry.v2.path === best.endpoint.entry.v2.path);
  return { endpoints: same.map(({ endpoint }) => endpoint), text, start: best.start, end: best.end };
}

function statics({ entry }: KnownEndpoint): number {
  return (entry.v2.path ?? '').split('/').filter((part) => part !== '' && !part.startsWith('{')).length;
}

/** The path with its first segment, or without it where the base of the address brings it. */
function matchPath(
  path: string | undefined,
  text: string,
): { readonly start: number; readonly end: number } | undefined {
  if (path === undefined) return undefined;
  const [, , ...rest] = path.split('/');
  return (
    matchTemplate(path, text) ??
    (rest.filter((part) => !part.startsWith('{')).length < 2
      ? undefined
      : matchTemplate(`/${rest.join('/')}`, text, true))
  );
}

function matchTemplate(
  template: string,
  text: string,
  isShort = false,
): { readonly start: number; readonly end: number } | undefined {
  const source = template
    .split('/')
    .map((part) => (part.startsWith('{') ? PARAMETER : part.replaceAll(/[^\w-]/g, '\\$&')))
    .join('/');
  const before = isShort ? `(?:^|${HOLE})` : '';
  const match = new RegExp(`${before}(${source})(?:/?(?=$|[?#])|(?=${HOLE}))`).exec(text);
  if (match?.[1] === undefined) return undefined;
  const isOpen =
    text.charAt(match.index + match[0].length) === HOLE && !text.slice(0, match.index + match[0].length).endsWith('?');
  const start = match.index + match[0].indexOf(match[1]);
  return isOpen && template.endsWith('}') ? undefined : { start, end: start + match[1].length };
}
