import { HttpError } from './errors.ts';

/** Parsed request target. */
export interface Target {
  /** Decoded. */
  readonly segments: readonly string[];
  readonly query: URLSearchParams;
}

const EMPTY = new URLSearchParams();
const ABSOLUTE = /^https?:\/\/([^/?#@]+)(\/[^#]*|\?[^#]*)?$/i;

/** Splits a request target into decoded path segments and query. Returns an error for bad escapes and for `..`. */
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
  if (segment === '..') throw new HttpError(404, 'The path contains "..".');
  return decodeURIComponent(segment);
}

/** Tests for an invalid percent escape, which readers interpret differently. */
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
