/** A member of the query in a key of `paths`: a fixed one, or one whose value is a parameter. */
export interface KeyedQuery {
  readonly name: string;
  /** Absent if any value is allowed. */
  readonly value?: string;
  /** Name of the parameter in braces. */
  readonly parameter?: string;
}

/** The parts of a key of `paths`. */
export interface PathKey {
  readonly path: string;
  readonly query: readonly KeyedQuery[];
}

/**
 * Splits a key of `paths`. OpenAPI has parameters for the query, but some documents distinguish operations of one path
 * by it: `/pets?full=true`. A fragment is never sent.
 */
export function splitPathKey(key: string): PathKey {
  const [path = ''] = /^(?:\{[^{}]*\}|[^?#])*/.exec(key) ?? [];
  const [query = ''] = key.startsWith('?', path.length) ? key.slice(path.length + 1).split('#') : [];
  return { path, query: query.split('&').filter(Boolean).map(keyedQuery) };
}

function keyedQuery(pair: string): KeyedQuery {
  const [name = '', value = ''] = pair.split(/=(.*)/s);
  const [, parameter] = /\{([^{}]*)\}/.exec(pair) ?? [];
  if (parameter !== undefined) return { name: name.includes('{') ? parameter : name, parameter };
  return { name: decodeQuery(name), value: decodeQuery(value) };
}

/** Decodes a text of a query. One with an invalid escape is taken literally. */
function decodeQuery(text: string): string {
  return new URLSearchParams(`=${text}`).get('') ?? text;
}
