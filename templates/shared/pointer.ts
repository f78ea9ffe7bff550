import { type Json, member } from './json.ts';

/** Resolves a JSON pointer (RFC 6901). Only own properties and array items are found. */
export function resolvePointer(document: Json, pointer: string): Json | undefined {
  let value: Json | undefined = document;
  for (const token of pointerTokens(pointer)) value = step(value, token);
  return value;
}

/** Decodes an internal reference (`#/components/schemas/A%20B`) into its pointer. A malformed one is kept as it is. */
export function referencePointer(reference: string): string {
  const pointer = reference.slice(1);
  if (!reference.startsWith('#') || !pointer.includes('%')) return pointer;
  try {
    return decodeURIComponent(pointer);
  } catch {
    return pointer;
  }
}

/** Splits a pointer into its unescaped keys. */
export function pointerTokens(pointer: string): readonly string[] {
  return pointer === '' ? [] : pointer.slice(1).split('/').map(unescapeToken);
}

function unescapeToken(token: string): string {
  return token.includes('~') ? token.replaceAll('~1', '/').replaceAll('~0', '~') : token;
}

function step(value: Json | undefined, token: string): Json | undefined {
  if (Array.isArray(value)) return /^(0|[1-9][0-9]*)$/.test(token) ? value[Number(token)] : undefined;
  return member(value, token);
}
