import { isObject, type Json, type JsonArray, type JsonObject, member } from '../model/json.ts';
import { below, type Pointer } from '../model/pointer.ts';
import { type Kind, type Slot, slotOf } from './grammar.ts';

/** An object of a known kind, and where it stands. */
export interface Node {
  readonly kind: Kind;
  /** `map` where one reference stands in place of a whole map of objects of the kind. */
  readonly holds: 'one' | 'map';
  readonly value: JsonObject;
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

/** Visits an object and all that the grammar finds in it, in document order. `enter` answers whether to go inside. */
export function walk(node: Node, enter: (node: Node) => boolean): void {
  if (!enter(node)) return;
  const { kind, value } = node;
  if (node.holds === 'map') return walkEntries(value, { kind, above: node, within: kind }, enter);
  for (const key in value) {
    const held = value[key];
    // Most members are texts: what they hold is no object, whatever the grammar says.
    if (typeof held !== 'object' || held === null) continue;
    const slot = slotOf(kind, key);
    if (slot !== undefined) walkMember(held, { slot, key, node }, enter);
  }
}

/** A member that the grammar knows. */
interface Found {
  readonly slot: Slot;
  readonly key: string;
  readonly node: Node;
}

function walkMember(held: Json, { slot, key, node }: Found, enter: (node: Node) => boolean): void {
  const { kind, holds } = slot;
  if (holds === 'list') {
    const inside = { kind, above: new Step(node, key), within: node.kind };
    return Array.isArray(held) ? walkItems(held, inside, enter) : undefined;
  }
  if (!isObject(held)) return;
  const holder = { value: node.value, key, kind: node.kind };
  if (holds === 'one') return walk(new Inner({ kind, value: held, holder }, node), enter);
  if (typeof member(held, '$ref') === 'string') return walk(new InnerMap({ kind, value: held, holder }, node), enter);
  walkEntries(held, { kind, above: new Step(node, key), within: node.kind }, enter);
}

/** The kind of objects in a list or map, where that stands, and the kind of object that it belongs to. */
interface Inside {
  readonly kind: Kind;
  readonly above: Above;
  readonly within: Kind;
}

function walkItems(list: JsonArray, { kind, above, within }: Inside, enter: (node: Node) => boolean): void {
  list.forEach((value, index) => {
    const holder = { value: list, key: String(index), kind: within };
    if (isObject(value)) walk(new Inner({ kind, value, holder }, above), enter);
  });
}

function walkEntries(map: JsonObject, { kind, above, within }: Inside, enter: (node: Node) => boolean): void {
  for (const key in map) {
    const value = map[key];
    if (isObject(value)) walk(new Inner({ kind, value, holder: { value: map, key, kind: within } }, above), enter);
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

/** An object on the way. */
class Inner extends Step implements Node {
  readonly kind: Kind;
  readonly value: JsonObject;
  readonly holder: Holder;

  constructor({ kind, value, holder }: Pick<Required<Node>, 'kind' | 'value' | 'holder'>, above: Above) {
    super(above, holder.key);
    this.kind = kind;
    this.value = value;
    this.holder = holder;
  }

  get holds(): Node['holds'] {
    return 'one';
  }
}

/** A reference on the way that stands in place of a map. */
class InnerMap extends Inner {
  override get holds(): Node['holds'] {
    return 'map';
  }
}
