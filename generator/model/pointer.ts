/** A JSON pointer (RFC 6901) into the one document: it locates a diagnostic and names a schema for Ajv. */
export type Pointer = string;

/** The pointer to a member below `parent`. */
export function below(parent: Pointer, ...keys: readonly (string | number)[]): Pointer {
  let pointer = parent;
  for (const key of keys) pointer += `/${typeof key === 'number' ? key : escapeToken(key)}`;
  return pointer;
}

/** The keys that a pointer goes through, unescaped. */
export function tokens(pointer: Pointer): readonly string[] {
  if (pointer === '') return [];
  const found = pointer.slice(1).split('/');
  return pointer.includes('~') ? found.map(unescapeToken) : found;
}

/** The text of a `$ref` to a pointer: a URI fragment (RFC 6901, section 6). */
export function referenceTo(pointer: Pointer): string {
  return `#${pointer.replaceAll(/[%#"<>{}|\\^`[\]\s]/g, encodeURIComponent)}`;
}

/**
 * The pointer that an internal `$ref` (`#/...`) names; `undefined` where it is malformed or leads out of the document.
 */
export function pointerOf(reference: string): Pointer | undefined {
  if (reference !== '#' && !reference.startsWith('#/')) return undefined;
  if (!reference.includes('%')) return reference.slice(1);
  try {
    return decodeURIComponent(reference.slice(1));
  } catch {
    return undefined;
  }
}

/** A key as it is, of one that stands in a pointer. */
export function unescapeToken(token: string): string {
  return token.includes('~') ? token.replaceAll('~1', '/').replaceAll('~0', '~') : token;
}

function escapeToken(key: string): string {
  // Asking first is several times faster: hardly any key has one of the two.
  return key.includes('~') || key.includes('/') ? key.replaceAll('~', '~0').replaceAll('/', '~1') : key;
}
