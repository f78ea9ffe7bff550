/** A JSON pointer (RFC 6901) into the one document: it locates a problem and names a schema for Ajv. */
export type Pointer = string;

/** The pointer to a member below `parent`. */
export function below(parent: Pointer, ...keys: readonly (string | number)[]): Pointer {
  return keys.reduce<Pointer>((path, key) => `${path}/${escapeToken(String(key))}`, parent);
}

/** The keys that a pointer goes through, unescaped. */
export function tokens(pointer: Pointer): readonly string[] {
  if (pointer === '') return [];
  return pointer
    .slice(1)
    .split('/')
    .map((token) => token.replaceAll('~1', '/').replaceAll('~0', '~'));
}

function escapeToken(key: string): string {
  return key.replaceAll('~', '~0').replaceAll('/', '~1');
}
