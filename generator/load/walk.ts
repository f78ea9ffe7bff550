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
  if (node.holds === 'map')
    return walkEntries(node.value, { slot: { kind: node.kind, holds: 'map' }, above: node, kind: node.kind }, enter);
  for (const key of Object.keys(node.value)) {
    const slot = slotOf(node.kind, key);
    if (slot !== undefined) walkMember({ node, slot, holder: { value: node.value, key, kind: node.kind } }, enter);
  }
}

/** A member that the grammar knows. */
interface Found {
  readonly node: Node;
  readonly slot: Slot;
  readonly holder: Holder & { readonly value: JsonObject };
}

function walkMember({ node, slot, holder }: Found, enter: (node: Node) => boolean): void {
  const { kind } = slot;
  const value = holder.value[holder.key] ?? null;
  if (slot.holds === 'one') return walk(new Inner({ kind, holds: 'one', value, holder }, node), enter);
  const inside = { slot, above: new Step(node, holder.key), kind: node.kind };
  if (slot.holds === 'list') return Array.isArray(value) ? walkItems(value, inside, enter) : undefined;
  if (!isObject(value)) return;
  if (typeof member(value, '$ref') === 'string') walk(new Inner({ kind, holds: 'map', value, holder }, node), enter);
  else walkEntries(value, inside, enter);
}

/** What a list or map holds, where it stands, and the kind of object that it belongs to. */
interface Inside {
  readonly slot: Slot;
  readonly above: Above;
  readonly kind: Kind;
}

function walkItems(list: JsonArray, { slot, above, kind }: Inside, enter: (node: Node) => boolean): void {
  list.forEach((value, index) => {
    const holder = { value: list, key: String(index), kind };
    walk(new Inner({ kind: slot.kind, holds: 'one', value, holder }, above), enter);
  });
}

function walkEntries(map: JsonObject, { slot, above, kind }: Inside, enter: (node: Node) => boolean): void {
  for (const key of Object.keys(map)) {
    const holder = { value: map, key, kind };
    walk(new Inner({ kind: slot.kind, holds: 'one', value: map[key] ?? null, holder }, above), enter);
  }
}

/** What knows where it stands. */
interface Above {
  readonly pointer: Pointer;
}

/** A way further down. Its pointer is put together when somebody asks for it: of most values nobody does. */
class Step implements Above {
  readonly #above: Above;
  readonly #key: string;
  #pointer: Pointer | undefined;

  constructor(above: Above, key: string) {
    this.#above = above;
    this.#key = key;
  }

  get pointer(): Pointer {
    this.#pointer ??= below(this.#above.pointer, this.#key);
    return this.#pointer;
  }
}

/** A value on the way. */
class Inner extends Step implements Node {
  readonly kind: Kind;
  readonly holds: 'one' | 'map';
  readonly value: Json;
  readonly holder: Holder;

  constructor({ kind, holds, value, holder }: Omit<Required<Node>, 'pointer'>, above: Above) {
    super(above, holder.key);
    this.kind = kind;
    this.holds = holds;
    this.value = value;
    this.holder = holder;
  }
}
