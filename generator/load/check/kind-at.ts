import { type Pointer, tokens } from '../../model/pointer.ts';
import { type Kind, type Slot, slotOf } from '../grammar.ts';

/**
 * The kind of object that the grammar expects at a pointer: `collection` for a list or map of objects, `undefined`
 * where it knows nothing of the place (extensions, examples).
 */
export function kindAt(pointer: Pointer): Kind | 'collection' | undefined {
  let kind: Kind | undefined = 'document';
  let collection: Slot | undefined;
  for (const token of tokens(pointer)) {
    if (collection !== undefined) {
      kind = collection.kind;
      collection = undefined;
      continue;
    }
    const slot: Slot | undefined = kind === undefined ? undefined : slotOf(kind, token);
    if (slot?.holds === 'list' || slot?.holds === 'map') collection = slot;
    kind = slot?.kind;
  }
  return collection === undefined ? kind : 'collection';
}
