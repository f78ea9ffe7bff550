import { type Json, member } from '../model/json.ts';
import { below, type Pointer } from '../model/pointer.ts';

/** Where a file that is not an OpenAPI document declares an anchor: the first schema that does, wherever it stands. */
export function findAnchor(value: Json, name: string, pointer: Pointer = ''): Pointer | undefined {
  if (member(value, '$anchor') === name || member(value, '$dynamicAnchor') === name) return pointer;
  for (const [key, inside] of Object.entries(typeof value === 'object' && value !== null ? value : {})) {
    const found = findAnchor(inside, name, below(pointer, key));
    if (found !== undefined) return found;
  }
  return undefined;
}
