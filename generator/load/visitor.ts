import { isObject, type Json, type JsonArray, type JsonObject, member, below, type Pointer } from '../model/json.ts';
import { type MemberType, memberType, type ObjectKind } from './object-kinds.ts';

/** An object of a known kind and its position in the document. */
export interface Node {
  readonly kind: ObjectKind;
  /** `map` if one reference replaces a whole map of objects of the kind. */
  readonly holds: 'one' | 'map';
  readonly value: JsonObject;
  readonly pointer: Pointer;
  /** Absent at the start of a visit. */
  readonly parent?: Parent;
}

/** The object or list that holds a value, the key of the value in it, and the kind of object that both belong to. */
export interface Parent {
  readonly value: JsonObject | JsonArray;
  readonly key: string;
  readonly kind: ObjectKind;
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
  if (node.holds === 'map') return visitEntries(value, { kind, above: node, parentKind: kind }, enter);
  for (const key in value) {
    const inner = value[key];
    // Most members are texts, which need no lookup.
    if (typeof inner !== 'object' || inner === null) continue;
    const type = memberType(kind, key);
    if (type !== undefined) visitMember(inner, { type, key, node }, enter);
  }
}

interface TypedMember {
  readonly type: MemberType;
  readonly key: string;
  readonly node: Node;
}

function visitMember(inner: Json, { type: { kind, holds }, key, node }: TypedMember, enter: Enter): void {
  const collection = { kind, above: new Path(node, key), parentKind: node.kind };
  if (holds === 'list') return Array.isArray(inner) ? visitItems(inner, collection, enter) : undefined;
  if (!isObject(inner)) return;
  const parent = { value: node.value, key, kind: node.kind };
  if (holds === 'one') return visit(new VisitedNode({ kind, value: inner, parent }, node), enter);
  if (typeof member(inner, '$ref') === 'string')
    return visit(new VisitedNode({ kind, value: inner, parent, holds: 'map' }, node), enter);
  visitEntries(inner, collection, enter);
}

/** A list or map of objects of one kind. */
interface Collection {
  readonly kind: ObjectKind;
  readonly above: { readonly pointer: Pointer };
  readonly parentKind: ObjectKind;
}

function visitItems(list: JsonArray, { kind, above, parentKind }: Collection, enter: Enter): void {
  list.forEach((value, index) => {
    const parent = { value: list, key: String(index), kind: parentKind };
    if (isObject(value)) visit(new VisitedNode({ kind, value, parent }, above), enter);
  });
}

function visitEntries(map: JsonObject, { kind, above, parentKind }: Collection, enter: Enter): void {
  for (const key in map) {
    const value = map[key];
    if (isObject(value))
      visit(new VisitedNode({ kind, value, parent: { value: map, key, kind: parentKind } }, above), enter);
  }
}

/** A path whose pointer is built on first use: most visited values never need theirs. */
class Path {
  readonly #above: { readonly pointer: Pointer };
  readonly #key: string;
  #pointer: Pointer | undefined;

  constructor(above: { readonly pointer: Pointer }, key: string) {
    this.#above = above;
    this.#key = key;
  }

  get pointer(): Pointer {
    this.#pointer ??= below(this.#above.pointer, this.#key);
    return this.#pointer;
  }
}

class VisitedNode extends Path implements Node {
  readonly kind: ObjectKind;
  readonly holds: Node['holds'];
  readonly value: JsonObject;
  readonly parent: Parent;

  constructor(
    { kind, holds = 'one', value, parent }: Pick<Required<Node>, 'kind' | 'value' | 'parent'> & Partial<Node>,
    above: { readonly pointer: Pointer },
  ) {
    super(above, parent.key);
    this.kind = kind;
    this.holds = holds;
    this.value = value;
    this.parent = parent;
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

/** Returns a function that selects what to run on an object, in the order of the rules. */
export function selectRules<Run>(rules: readonly Rule<Run>[]): (value: JsonObject) => readonly Run[] {
  const always = rules.filter(({ keys }) => keys === undefined);
  const byKey = new Map<string, readonly Rule<Run>[]>();
  for (const one of rules) for (const key of one.keys ?? []) byKey.set(key, [...(byKey.get(key) ?? []), one]);
  const runsAlways = always.map(({ run }) => run);
  return (value) => {
    let selected: Set<Rule<Run>> | undefined;
    for (const key in value) for (const one of byKey.get(key) ?? []) selected = (selected ?? new Set(always)).add(one);
    return selected === undefined ? runsAlways : rules.filter((one) => selected.has(one)).map(({ run }) => run);
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
