/** JSON Pointer (RFC 6901) into the document. It locates a diagnostic and names a schema for Ajv. */
export type Pointer = string;

/** Returns the pointer to a member below `parent`. */
export function below(parent: Pointer, ...keys: readonly (string | number)[]): Pointer {
  let pointer = parent;
  for (const key of keys) pointer += `/${typeof key === 'number' ? key : escapeToken(key)}`;
  return pointer;
}

/** Splits a pointer into its unescaped keys. */
export function tokens(pointer: Pointer): readonly string[] {
  if (pointer === '') return [];
  const found = pointer.slice(1).split('/');
  return pointer.includes('~') ? found.map(unescapeToken) : found;
}

/** Returns the `$ref` to a pointer: a URI fragment (RFC 6901, section 6). */
export function referenceTo(pointer: Pointer): string {
  return `#${pointer.replaceAll(/[%#"<>{}|\\^`[\]\s]/g, encodeURIComponent)}`;
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

/** Unescapes one token of a pointer. */
export function unescapeToken(token: string): string {
  return token.includes('~') ? token.replaceAll('~1', '/').replaceAll('~0', '~') : token;
}

function escapeToken(key: string): string {
  // Most keys contain neither character. This check makes the function several times faster.
  return key.includes('~') || key.includes('/') ? key.replaceAll('~', '~0').replaceAll('/', '~1') : key;
}
