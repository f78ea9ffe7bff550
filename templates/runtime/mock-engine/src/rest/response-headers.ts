import { responseFor, type ServedOperation } from '../document/served-document.ts';
import type { MockResponse } from '../http/message.ts';
import type { Json } from '../json.ts';
import type { SchemaValues } from './values.ts';

/**
 * Adds the documented headers of a response that nothing has set: their example, or a sample of their schema. Those of
 * a condition that does not hold, such as `Retry-After`, are only set if they are required.
 */
export function withDocumentedHeaders(
  response: MockResponse,
  { operation, values }: { readonly operation: ServedOperation; readonly values: SchemaValues },
): MockResponse {
  const documented = responseFor(operation, response.status)?.headers ?? [];
  const missing = documented.filter(
    ({ name, required }) => response.headers[name] === undefined && (required || !isConditionalHeader(name)),
  );
  if (missing.length === 0) return response;
  const added = missing.flatMap(({ name, schema, example = values.sample(schema) }) => {
    const text = headerText(example ?? null);
    return text === undefined ? [] : [[name, text] as const];
  });
  return { ...response, headers: { ...Object.fromEntries(added), ...response.headers } };
}

/** Tests for a header that says something which is not so of every response, such as that there is another page. */
export function isConditionalHeader(name: string): boolean {
  return CONDITIONAL_HEADERS.includes(name) || /(?:^|-)(?:next|previous|prev|cursor|continuation)(?:-|$)/.test(name);
}

const CONDITIONAL_HEADERS = [
  ...['location', 'link', 'retry-after', 'content-range', 'set-cookie', 'deprecation', 'sunset', 'warning', 'etag'],
  ...['content-type', 'content-length', 'content-encoding', 'transfer-encoding', 'connection', 'www-authenticate'],
];

/** Returns a value in the simple style (RFC 6570) of headers; `undefined` if HTTP does not allow it. */
function headerText(value: Json): string | undefined {
  const text = Array.isArray(value) ? value.join(',') : typeof value === 'object' ? '' : String(value);
  return text !== '' && /^[\t\x20-\x7e\x80-\xff]*$/.test(text) ? text : undefined;
}

/** Tests for an operation whose items have entity tags. */
export function hasEntityTag({ responses }: ServedOperation): boolean {
  return responses.some(({ headers }) => headers.some(({ name }) => name === 'etag'));
}

/** Returns the entity tag of an item: the same for the same content. */
export function entityTag(text: string): string {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1)
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193) >>> 0;
  return `"${hash.toString(16)}"`;
}

/** Tests whether a condition (RFC 9110, section 13.1) names an entity tag: in a list, as a weak tag, or by `*`. */
export function matchesEntityTag(condition: string, tag: string): boolean {
  return condition === '*' || condition.split(',').some((each) => each.trim().replace(/^W\//, '') === tag);
}
