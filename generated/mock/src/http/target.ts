import { Refusal } from '../refusal.ts';

/** Where a request leads to. */
export interface Target {
  /** Decoded. */
  readonly segments: readonly string[];
  readonly query: URLSearchParams;
}

const EMPTY = new URLSearchParams();
const ABSOLUTE = /^https?:\/\/([^/?#@]+)(\/[^#]*|\?[^#]*)?$/i;

/** What a request target leads to; bad escapes and ways out of the root are refused. */
export function splitTarget(target: string): Target | Refusal {
  const mark = target.indexOf('?');
  const path = mark < 0 ? target : target.slice(0, mark);
  if (!path.startsWith('/')) return new Refusal(400, 'The target of the request is not a path.');
  const segments = path.slice(1).split('/');
  const query = mark < 0 ? EMPTY : new URLSearchParams(target.slice(mark + 1));
  if (!path.includes('%') && !path.includes('..')) return { segments, query };
  try {
    return { segments: segments.map(decoded), query };
  } catch (error) {
    return error instanceof Refusal ? error : new Refusal(400, 'The path holds a bad percent escape.');
  }
}

function decoded(segment: string): string {
  if (segment === '..') throw new Refusal(404, 'The path leads out of what is served.');
  return decodeURIComponent(segment);
}

/** A target that names the host too, as proxies are asked, in its parts (RFC 9112, section 3.2.2). */
export function partsOf(target: string): { readonly host: string; readonly target: string } | undefined {
  const [, host, rest = '/'] = ABSOLUTE.exec(target) ?? [];
  if (host === undefined) return undefined;
  return { host, target: rest.startsWith('?') ? `/${rest}` : rest };
}
