import { type Json, type JsonArray, member } from '../model/json.ts';
import { type Pointer, tokens } from '../model/pointer.ts';

/** The value that a pointer names; own members only, so nothing is found through a prototype. */
export function valueAt(root: Json, pointer: Pointer): Json | undefined {
  return tokens(pointer).reduce<Json | undefined>(step, root);
}

/** How far a pointer leads: the last value that exists, the keys that lead there, and the first key that does not. */
export function followTo(
  root: Json,
  pointer: Pointer,
): { readonly value: Json; readonly found: readonly string[]; readonly missing?: string } {
  const found: string[] = [];
  let value = root;
  for (const token of tokens(pointer)) {
    const next = step(value, token);
    if (next === undefined) return { value, found, missing: token };
    found.push(token);
    value = next;
  }
  return { value, found };
}

function step(value: Json | undefined, key: string): Json | undefined {
  return Array.isArray(value) ? itemAt(value, key) : member(value, key);
}

function itemAt(value: JsonArray, key: string): Json | undefined {
  return /^(0|[1-9]\d*)$/.test(key) ? value[Number(key)] : undefined;
}
