import { type Pointer, isObject, type Json, type JsonArray, type JsonObject, below } from '../model/json.ts';
import { memberType, type MemberType, type ObjectKind } from './object-types.ts';

/** An object of a known kind and its position in the document. */
export interface Node {
  readonly kind: ObjectKind;
  /** `map` if one reference replaces a whole map of objects of the kind. */
  readonly holds: 'one' | 'map';
  readonly value: JsonObject;
  readonly pointer: Pointer;
  /** The key of the object in its parent. Absent at the start of a visit, like `parent`. */
  readonly key?: string;
  readonly parent?: Parent;
}

/** The object or list that holds a value, and the kind of object that both belong to. */
interface Parent {
  readonly value: JsonObject | JsonArray;
  readonly kind: ObjectKind;
  readonly pointer: Pointer;
}

/** Visits an object. Returns whether to visit the objects in it. */
type Enter = (node: Node) => boolean;

/** Visits the root of a document and all objects in it, in document order. */
export function visitDocument(document: JsonObject, enter: Enter): void {
  visit({ kind: 'document', holds: 'one', value: document, pointer: '' }, enter);
}

/** Visits an object and all objects in it, in document order. */
export function visit(node: Node, enter: Enter): void {
  if (!enter(node)) return;
  const { kind, value } = node;
  if (node.holds === 'map') return visitEntries(node, kind, enter);
  for (const key in value) {
    const inner = value[key];
    // Most members are texts, which need no lookup.
    if (typeof inner !== 'object' || inner === null) continue;
    const type = memberType(kind, key);
    if (type === undefined) continue;
    if (Array.isArray(inner)) {
      if (type.holds === 'list') visitItems(new Collection(inner, node, key), type.kind, enter);
    } else if (isObject(inner)) visitMember({ kind: type.kind, holds: type.holds, value: inner, key }, node, enter);
  }
}

interface TypedMember extends MemberType {
  readonly value: JsonObject;
  readonly key: string;
}

function visitMember(member: TypedMember, node: Node, enter: Enter): void {
  const { kind, holds, value, key } = member;
  if (holds === 'one' || (holds === 'map' && typeof value['$ref'] === 'string'))
    visit(new VisitedNode(member, node), enter);
  else if (holds === 'map') visitEntries(new Collection(value, node, key), kind, enter);
}

function visitItems(list: Collection, kind: ObjectKind, enter: Enter): void {
  if (!Array.isArray(list.value)) return;
  list.value.forEach((value: Json, index: number) => {
    if (isObject(value)) visit(new VisitedNode({ kind, holds: 'one', value, key: String(index) }, list), enter);
  });
}

function visitEntries(map: Parent, kind: ObjectKind, enter: Enter): void {
  if (!isObject(map.value)) return;
  for (const key in map.value) {
    const value = map.value[key];
    if (isObject(value)) visit(new VisitedNode({ kind, holds: 'one', value, key }, map), enter);
  }
}

/** A visited object. Its pointer is built on first use: most objects never need theirs. */
class VisitedNode implements Node {
  readonly kind: ObjectKind;
  readonly holds: Node['holds'];
  readonly value: JsonObject;
  readonly key: string;
  readonly parent: Parent;
  #pointer: Pointer | undefined;

  constructor({ kind, holds, value, key }: TypedMember, parent: Parent) {
    this.kind = kind;
    this.holds = holds === 'map' ? 'map' : 'one';
    this.value = value;
    this.key = key;
    this.parent = parent;
  }

  get pointer(): Pointer {
    this.#pointer ??= below(this.parent.pointer, this.key);
    return this.#pointer;
  }
}

/** A list or map of objects, with the kind of the object that holds it. */
class Collection implements Parent {
  readonly value: JsonObject | JsonArray;
  readonly kind: ObjectKind;
  readonly #holder: Node;
  readonly #key: string;
  #pointer: Pointer | undefined;

  constructor(value: JsonObject | JsonArray, holder: Node, key: string) {
    this.value = value;
    this.kind = holder.kind;
    this.#holder = holder;
    this.#key = key;
  }

  get pointer(): Pointer {
    this.#pointer ??= below(this.#holder.pointer, this.#key);
    return this.#pointer;
  }
}

/** One entry of a table of rules: something to run on objects. */
export interface Rule<Run> {
  readonly run: Run;
  /** The rule runs only on objects that have one of these members; absent for all objects. */
  readonly keys?: readonly string[];
}

/** Creates a rule for objects that have one of some members, or for all objects if no keys are given. */
export function rule<Run>(run: Run, ...keys: readonly string[]): Rule<Run> {
  return keys.length === 0 ? { run } : { run, keys };
}

/** The rules that run on objects with the same members, as far as these are keys of rules. */
class Selection<Run> {
  readonly runs: readonly Run[];
  readonly #rules: readonly Rule<Run>[];
  readonly #keys: ReadonlySet<string>;
  readonly #extended = new Map<string, Selection<Run>>();

  constructor(rules: readonly Rule<Run>[], keys: ReadonlySet<string> = new Set()) {
    this.#rules = rules;
    this.#keys = keys;
    this.runs = rules.filter((one) => one.keys?.some((key) => keys.has(key)) ?? true).map(({ run }) => run);
  }

  /** Adds a member. Each selection is created once, since most objects have one of few sets of members. */
  with(key: string): Selection<Run> {
    const extended = this.#extended.get(key) ?? new Selection(this.#rules, new Set([...this.#keys, key]));
    this.#extended.set(key, extended);
    return extended;
  }
}

/** Returns a function that selects what to run on an object, in the order of the rules. */
export function selectRules<Run>(rules: readonly Rule<Run>[]): (value: JsonObject) => readonly Run[] {
  const keys = new Set(rules.flatMap((one) => one.keys ?? []));
  const always = new Selection(rules);
  return (value) => {
    let selection = always;
    for (const key in value) if (keys.has(key)) selection = selection.with(key);
    return selection.runs;
  };
}

/** Returns a function that selects what to run on a node by the rules of its kind. */
export function selectRulesByKind<Run>(
  rulesOf: (kind: ObjectKind) => readonly Rule<Run>[],
): (node: Pick<Node, 'kind' | 'value'>) => readonly Run[] {
  const selectors = new Map<ObjectKind, (value: JsonObject) => readonly Run[]>();
  return ({ kind, value }) => {
    const select = selectors.get(kind) ?? selectRules(rulesOf(kind));
    selectors.set(kind, select);
    return select(value);
  };
}
