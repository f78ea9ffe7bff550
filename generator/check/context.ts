import { at, type Json, type JsonObject, member, below, type Pointer, pointerOf } from '../model/json.ts';
import type { Reporter } from '../diagnostics/diagnostics.ts';
import { limits } from '../load/limits.ts';
import type { Node } from '../load/visitor.ts';
import { kindAt } from '../load/object-types.ts';
import type { Locator } from '../load/positions.ts';

/** Checks one object of a document: reports diagnostics, or collects what a check of the whole document needs. */
export type Check = (node: Node, context: CheckContext) => void;

export interface CheckContext {
  readonly document: JsonObject;
  readonly diagnostics: Reporter;
  readonly locate: Locator['locate'];
  /** Resolves a reference; `undefined` if it is malformed or leads out of the document. */
  readonly resolve: (reference: string) => ResolvedReference | undefined;
  readonly collected: Collected;
}

export interface ResolvedReference {
  /** `undefined` if the reference is dangling. */
  readonly value: Json | undefined;
  readonly pointer: Pointer;
  /** The kind of object that OpenAPI expects there. */
  readonly kind: ReturnType<typeof kindAt>;
}

/** The objects that the checks of the whole document need. */
interface Collected {
  /** Operations of paths, webhooks and callbacks, without those of unused path items in `components`. */
  readonly operations: Located[];
  readonly links: Located[];
  /** The first occurrence of each format. */
  readonly formats: Map<string, Pointer>;
  /** The first use of each scope that its scheme does not declare, by the scope and the nearest declared one. */
  readonly unknownScopes: Map<
    string,
    { readonly scope: string; readonly pointer: Pointer; readonly suggestion: string }
  >;
  /** The first `xml` keyword. */
  readonly xml: Pointer[];
  /** Keywords that only validators check, in a run without them. */
  readonly constraints: Map<string, { readonly count: number; readonly first: Pointer }>;
  readonly components: Pointer[];
  /** The targets of all references. */
  readonly targets: Set<Pointer>;
  /** The pointers of references that could not be resolved when the document was loaded, which has reported them. */
  readonly unresolved: Pointer[];
}

/** A value and its position in the document. */
export interface Located {
  readonly value: Json;
  readonly pointer: Pointer;
}

export function createContext(document: JsonObject, diagnostics: Reporter, locate: Locator['locate']): CheckContext {
  // A document repeats the same few references.
  const resolved = new Map<string, ResolvedReference | undefined>();
  const resolve = (reference: string): ResolvedReference | undefined => {
    if (!resolved.has(reference)) resolved.set(reference, resolveIn(document, reference));
    return resolved.get(reference);
  };
  return {
    document,
    diagnostics,
    locate,
    resolve,
    collected: {
      operations: [],
      links: [],
      components: [],
      targets: new Set(),
      unresolved: [],
      formats: new Map(),
      unknownScopes: new Map(),
      xml: [],
      constraints: new Map(),
    },
  };
}

function resolveIn(document: JsonObject, reference: string): ResolvedReference | undefined {
  const pointer = pointerOf(reference);
  return pointer === undefined ? undefined : { value: at(document, pointer), pointer, kind: kindAt(pointer) };
}

/**
 * Dereferences a value: follows `$ref` until there is none.
 *
 * @returns `undefined` for a dangling reference and for a cycle, which other checks report
 */
export function dereference(located: Located, { resolve }: CheckContext): Located | undefined {
  let { value, pointer } = located;
  for (let step = 0; step < limits.referenceChain; step += 1) {
    const reference = member(value, '$ref');
    if (typeof reference !== 'string') return { value, pointer };
    const target = resolve(reference);
    if (target?.value === undefined) return undefined;
    value = target.value;
    pointer = target.pointer;
  }
  return undefined;
}

/** Lists the items of a member that is a list. */
export function itemsOf(holder: Located, key: string): readonly Located[] {
  const list = member(holder.value, key);
  return Array.isArray(list)
    ? list.map((value: Json, index) => ({ value, pointer: below(holder.pointer, key, index) }))
    : [];
}

/** A member of an object and its position in the document. */
export interface LocatedMember extends Located {
  readonly key: string;
}

/** Lists the members of a member that is an object. */
export function membersOf(holder: Located, key: string): readonly LocatedMember[] {
  const held = member(holder.value, key);
  if (typeof held !== 'object' || held === null || Array.isArray(held)) return [];
  return Object.entries(held).map(([name, value]) => ({ key: name, value, pointer: below(holder.pointer, key, name) }));
}
