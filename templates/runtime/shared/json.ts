/** Any JSON value, as plain readonly data. */
export type Json = null | boolean | number | string | JsonArray | JsonObject;
export type JsonArray = readonly Json[];
export interface JsonObject {
  readonly [key: string]: Json;
}

/** Tests whether a value is a JSON object: not `null`, not an array. */
export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Parses JSON text; returns `undefined` if it is invalid. */
export function parseJson(text: string): Json | undefined {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Returns the own property `key` of a JSON object. Ignores inherited members such as `constructor` and `__proto__`. */
export function member(value: Json | undefined, key: string): Json | undefined {
  return isObject(value) && Object.hasOwn(value, key) ? value[key] : undefined;
}

/** Returns the own value of a table, and nothing inherited (`constructor`, `toString`). */
export function ownAt<Value>(table: Readonly<Record<string, Value>> | undefined, name: string): Value | undefined {
  return table !== undefined && Object.hasOwn(table, name) ? table[name] : undefined;
}

const NO_MEMBERS: JsonObject = {};
const NO_ITEMS: readonly Json[] = [];

/** Returns an object member, or an empty object if it is absent, so that optional members need no check. */
export function objectAt(value: Json | undefined, key: string): JsonObject {
  const found = member(value, key);
  return isObject(found) ? found : NO_MEMBERS;
}

/** Returns an array member, or an empty list if it is absent. */
export function listAt(value: Json | undefined, key: string): readonly Json[] {
  const found = member(value, key);
  return Array.isArray(found) ? found : NO_ITEMS;
}

/** Returns a string member, or `undefined`. */
export function textAt(value: Json | undefined, key: string): string | undefined {
  const found = member(value, key);
  return typeof found === 'string' ? found : undefined;
}

/**
 * HTTP methods of a path item, in lower case as documents write them. The only list of them. Of the first line, only
 * OpenAPI 3.2 has `query`. The others are the keys of its `additionalOperations` that Node's parser and `fetch` accept;
 * a loaded document has them as members of the path item.
 */
// prettier-ignore
export const HTTP_METHODS = [
  'get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace', 'query',
  'acl', 'bind', 'checkout', 'copy', 'link', 'lock', 'm-search', 'merge', 'mkactivity', 'mkcalendar', 'mkcol', 'move',
  'notify', 'propfind', 'proppatch', 'purge', 'rebind', 'report', 'search', 'source', 'subscribe', 'unbind', 'unlink',
  'unlock', 'unsubscribe',
] as const;

/** The methods that OpenAPI 3.1 has. */
export const CLASSIC_METHODS: ReadonlySet<string> = new Set(HTTP_METHODS.slice(0, 8));

/** JSON Pointer (RFC 6901) into the document. It locates a diagnostic and names a schema. */
export type Pointer = string;

/** Splits a pointer into its unescaped keys. */
export function tokens(pointer: Pointer): readonly string[] {
  if (pointer === '') return [];
  const found = pointer.slice(1).split('/');
  return pointer.includes('~') ? found.map(unescapeToken) : found;
}

/** Unescapes one token of a pointer. */
export function unescapeToken(token: string): string {
  return token.includes('~') ? token.replaceAll('~1', '/').replaceAll('~0', '~') : token;
}

/** Escapes a name as a step of a pointer, with its slash. */
export function pointerStep(name: string | number): string {
  return `/${String(name).replaceAll('~', '~0').replaceAll('/', '~1')}`;
}

/** Joins names to a pointer. */
export function pointerTo(names: readonly (string | number)[]): Pointer {
  return names.map(pointerStep).join('');
}

/** Parses an internal `$ref` (`#/...`) into a pointer. Returns `undefined` if it is malformed or external. */
export function pointerOf(reference: string): Pointer | undefined {
  if (reference !== '#' && !reference.startsWith('#/')) return undefined;
  if (!reference.includes('%')) return reference.slice(1);
  try {
    return decodeURIComponent(reference.slice(1));
  } catch {
    return undefined;
  }
}

/**
 * Parses an internal reference (`#/components/schemas/A%20B`) into a pointer. A malformed reference becomes a pointer
 * that resolves to `undefined`.
 */
export function decodePointer(reference: string): Pointer {
  return pointerOf(reference) ?? reference.slice(1);
}

/** Returns the value at a pointer. Reads own properties and array items only. */
export function at(document: Json, pointer: Pointer): Json | undefined {
  let value: Json | undefined = document;
  for (const token of tokens(pointer)) value = step(value, token);
  return value;
}

/** Returns the own property or the array item that one key of a pointer names. */
export function step(value: Json | undefined, token: string): Json | undefined {
  if (Array.isArray(value)) return /^(0|[1-9][0-9]*)$/.test(token) ? value[Number(token)] : undefined;
  return member(value, token);
}

const QUOTE = 34;
const BACKSLASH = 92;

/**
 * Tests whether a JSON text nests values deeper than a limit. Counts brackets outside of strings, so that nothing
 * recursive sees a value that is too deep.
 */
export function isNestedDeeperThan(limit: number, text: string): boolean {
  // A shorter text cannot be.
  if (text.length <= limit) return false;
  let depth = 0;
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    if (code === QUOTE) index = endOfString(text, index);
    else depth += bracketStep(code);
    if (depth > limit) return true;
  }
  return false;
}

function bracketStep(code: number): number {
  if (code === 123 || code === 91) return 1;
  return code === 125 || code === 93 ? -1 : 0;
}

/** Returns the index of the quote that ends a string of a JSON text, or beyond the text if none does. */
export function endOfString(text: string, start: number): number {
  let index = start + 1;
  while (index < text.length && text.charCodeAt(index) !== QUOTE) index += text.charCodeAt(index) === BACKSLASH ? 2 : 1;
  return index;
}
