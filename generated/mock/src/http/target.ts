import { HttpError } from './errors.ts';

/** Where a request leads to. */
export interface Target {
  /** Decoded. */
  readonly segments: readonly string[];
  readonly query: URLSearchParams;
}

const EMPTY = new URLSearchParams();
const ABSOLUTE = /^https?:\/\/([^/?#@]+)(\/[^#]*|\?[^#]*)?$/i;

/** What a request target leads to; bad escapes and ways out of the root are refused. */
export function splitTarget(target: string): Target | HttpError {
  const mark = target.indexOf('?');
  const path = mark < 0 ? target : target.slice(0, mark);
  if (!path.startsWith('/')) return new HttpError(400, 'The target of the request is not a path.');
  if (target.includes('#')) return new HttpError(400, 'The target holds a "#", which no target can: write it "%23".');
  const segments = path.slice(1).split('/');
  const text = mark < 0 ? '' : target.slice(mark + 1);
  if (hasBadEscape(text)) return new HttpError(400, 'The query holds a bad percent escape.');
  const query = text === '' ? EMPTY : new URLSearchParams(text);
  if (!path.includes('%') && !path.includes('..')) return { segments, query };
  try {
    return { segments: segments.map(decoded), query };
  } catch (error) {
    return error instanceof HttpError ? error : new HttpError(400, 'The path holds a bad percent escape.');
  }
}

function decoded(segment: string): string {
  if (segment === '..') throw new HttpError(404, 'The path leads out of what is served.');
  return decodeURIComponent(segment);
}

/** Whether a percent sign begins no byte, or bytes are no UTF-8: readers make of it what they like, or nothing. */
export function hasBadEscape(text: string): boolean {
  if (!text.includes('%')) return false;
  try {
    decodeURIComponent(text);
    return false;
  } catch {
    return true;
  }
}

/** A target that names the host too, as proxies are asked, in its parts (RFC 9112, section 3.2.2). */
export function splitAbsoluteTarget(target: string): { readonly host: string; readonly target: string } | undefined {
  const [, host, rest = '/'] = ABSOLUTE.exec(target) ?? [];
  if (host === undefined) return undefined;
  return { host, target: rest.startsWith('?') ? `/${rest}` : rest };
}
