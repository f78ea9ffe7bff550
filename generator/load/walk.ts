import { isObject, type Json, type JsonArray, type JsonObject, member } from '../model/json.ts';
import { below, type Pointer } from '../model/pointer.ts';
import { type Kind, type Slot, slotOf } from './grammar.ts';

/** A value of a known kind, and where it stands. */
export interface Node {
  readonly kind: Kind;
  /** `map` where one reference stands in place of a whole map of objects of the kind. */
  readonly holds: 'one' | 'map';
  readonly value: Json;
  readonly pointer: Pointer;
  /** What holds it; absent at the start of a walk. */
  readonly holder?: Holder;
}

/** The object or list that holds a value, the key there, and the kind of object that both belong to. */
export interface Holder {
  readonly value: JsonObject | JsonArray;
  readonly key: string;
  readonly kind: Kind;
}

/** Visits a value and all that the grammar finds in it, in document order. `enter` answers whether to go inside. */
export function walk(node: Node, enter: (node: Node) => boolean): void {
  if (!enter(node) || !isObject(node.value)) return;
  if (node.holds === 'map') {
    for (const child of entries(node.value, { kind: node.kind, holds: 'map' }, node)) walk(child, enter);
    return;
  }
  for (const [key, value] of Object.entries(node.value)) {
    for (const child of childrenAt(node, key, value)) walk(child, enter);
  }
}

function childrenAt(node: Node, key: string, value: Json): readonly Node[] {
  const slot = slotOf(node.kind, key);
  if (slot === undefined || !isObject(node.value)) return [];
  const pointer = below(node.pointer, key);
  const here: Node = {
    kind: slot.kind,
    holds: 'one',
    value,
    pointer,
    holder: { value: node.value, key, kind: node.kind },
  };
  if (slot.holds === 'one') return [here];
  if (slot.holds === 'list') return Array.isArray(value) ? items(value, slot, { pointer, kind: node.kind }) : [];
  if (!isObject(value)) return [];
  return typeof member(value, '$ref') === 'string'
    ? [{ ...here, holds: 'map' }]
    : entries(value, slot, { pointer, kind: node.kind });
}

function items(value: JsonArray, slot: Slot, above: Pick<Node, 'kind' | 'pointer'>): readonly Node[] {
  return value.map((item, index) => ({
    kind: slot.kind,
    holds: 'one',
    value: item,
    pointer: below(above.pointer, index),
    holder: { value, key: String(index), kind: above.kind },
  }));
}

function entries(value: JsonObject, slot: Slot, above: Pick<Node, 'kind' | 'pointer'>): readonly Node[] {
  return Object.entries(value).map(([key, item]) => ({
    kind: slot.kind,
    holds: 'one',
    value: item,
    pointer: below(above.pointer, key),
    holder: { value, key, kind: above.kind },
  }));
}
