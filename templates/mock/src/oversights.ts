import { closestMatch } from '#shared/closest-match.ts';
import type { ServedOperation } from './document/operation.ts';
import { resolved } from './document/resolve.ts';
import type { MockRequest } from './http/message.ts';
import { type Json, member } from './json.ts';

/**
 * What a caller overlooked, and is answered all the same: a parameter of the query that the operation does not know, of
 * which nobody takes notice, and a body that does not say what it is. A test is to fail of it.
 */
export function oversightsIn(
  operation: ServedOperation,
  request: MockRequest,
  query: URLSearchParams,
): readonly string[] {
  if (query.size === 0 && request.body.byteLength === 0) return NONE;
  return [...strangersIn(operation, query), ...(isUnsaid(operation, request) ? [UNSAID] : [])];
}

const NONE: readonly string[] = [];
const UNSAID = '/header/content-type is not set, though there is a body';

function isUnsaid({ body }: ServedOperation, request: MockRequest): boolean {
  return body !== undefined && request.body.byteLength > 0 && request.headers['content-type'] === undefined;
}

/** Wishes for an answer are Prism's, and a key may stand in the query. */
function strangersIn({ parameters, schemes, document }: ServedOperation, query: URLSearchParams): readonly string[] {
  if (query.size === 0 || schemes.some((key) => document.schemes.get(key)?.kind === 'other')) return NONE;
  const known = parameters.filter(({ place }) => place === 'query');
  if (known.some(({ schema }) => isSpread(resolved(document.root, schema)))) return NONE;
  const names = known.map(({ name }) => name);
  const strangers = [...new Set(query.keys())].filter((name) => !names.includes(name) && !name.startsWith('__'));
  return strangers.map((name) => told(name.slice(0, 100), closestMatch(name, names)));
}

/** Whether the names in the query are those of its properties. */
function isSpread(schema: Json | undefined): boolean {
  return member(schema, 'type') === 'object' || member(schema, 'properties') !== undefined;
}

function told(name: string, meant: string | undefined): string {
  return `/query/${name} is not a parameter of the operation${meant === undefined ? '' : `. Did you mean ${meant}?`}`;
}
