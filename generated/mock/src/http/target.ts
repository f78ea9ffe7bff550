import { Refusal } from '../refusal.ts';

const EMPTY = new URLSearchParams();

/** The decoded segments of a path and the query of a request target; bad escapes and ways out of the root are refused. */
export function splitTarget(target: string): { readonly segments: readonly string[]; readonly query: URLSearchParams } {
  const mark = target.indexOf('?');
  const path = mark < 0 ? target : target.slice(0, mark);
  if (!path.startsWith('/')) throw new Refusal(400, 'The target of the request is not a path.');
  const segments = path.slice(1).split('/');
  return {
    segments: path.includes('%') || path.includes('..') ? segments.map(decoded) : segments,
    query: mark < 0 ? EMPTY : new URLSearchParams(target.slice(mark + 1)),
  };
}

function decoded(segment: string): string {
  if (segment === '..') throw new Refusal(404, 'The path leads out of what is served.');
  try {
    return decodeURIComponent(segment);
  } catch {
    throw new Refusal(400, 'The path holds a bad percent escape.');
  }
}
