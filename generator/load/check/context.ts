import { type Json, type JsonObject, member } from '../../model/json.ts';
import { below, type Pointer, pointerOf } from '../../model/pointer.ts';
import { isVulnerableToReDoS } from '../../regexp/redos.ts';
import type { Reporter } from '../../problems.ts';
import { limits } from '../limits.ts';
import type { Specification } from '../specification.ts';
import { valueAt } from '../value-at.ts';
import type { Node } from '../walk.ts';
import type { Found } from './found.ts';
import { kindAt } from './kind-at.ts';

/** What a check works with. */
export interface Context {
  readonly document: JsonObject;
  readonly problems: Reporter;
  readonly locate: Specification['locate'];
  /** What a reference names; `undefined` where it is malformed or leads out of the document. */
  readonly named: (reference: string) => Named | undefined;
  /** Whether a pattern is costly to match. */
  readonly isVulnerableToReDoS: (pattern: string) => boolean;
}

/** What a reference names: nothing where it dangles, and the kind of object that the grammar expects there. */
export interface Named {
  readonly value: Json | undefined;
  readonly pointer: Pointer;
  readonly kind: ReturnType<typeof kindAt>;
}

/**
 * What checks of a document work with. The same few references and patterns are met again and again: each is judged
 * once.
 */
export function contextOf(document: JsonObject, problems: Reporter, locate: Specification['locate']): Context {
  const named = (reference: string): Named | undefined => {
    const pointer = pointerOf(reference);
    return pointer === undefined ? undefined : { value: valueAt(document, pointer), pointer, kind: kindAt(pointer) };
  };
  return { document, problems, locate, named: memoize(named), isVulnerableToReDoS: memoize(isVulnerableToReDoS) };
}

/** Calls a function once for each text: documents repeat the same few references and patterns. */
function memoize<Result>(compute: (text: string) => Result): (text: string) => Result {
  const results = new Map<string, { readonly result: Result }>();
  return (text) => {
    const known = results.get(text) ?? { result: compute(text) };
    results.set(text, known);
    return known.result;
  };
}

/** Looks at one object of a document and reports what is wrong with it, or notes what a check of the whole needs. */
export type Check = (node: Node, context: Context, found: Found) => void;

/** A value, and where it truly stands. */
export interface Standing {
  readonly value: Json;
  readonly pointer: Pointer;
}

/**
 * What stands at the end of a chain of references; `undefined` where it leads nowhere or in a circle, which is reported
 * elsewhere.
 */
export function settle(standing: Standing, { named }: Context): Standing | undefined {
  let { value, pointer } = standing;
  for (let step = 0; step < limits.referenceChain; step += 1) {
    const reference = member(value, '$ref');
    if (typeof reference !== 'string') return { value, pointer };
    const next = named(reference);
    if (next?.value === undefined) return undefined;
    value = next.value;
    pointer = next.pointer;
  }
  return undefined;
}

/** The items of a member that is a list, each with its pointer. */
export function itemsOf(holder: Standing, key: string): readonly Standing[] {
  const list = member(holder.value, key);
  return Array.isArray(list)
    ? list.map((value: Json, index) => ({ value, pointer: below(holder.pointer, key, index) }))
    : [];
}

/** The members of a member that is an object, each with its key and pointer. */
export function membersOf(holder: Standing, key: string): readonly (Standing & { readonly key: string })[] {
  const held = member(holder.value, key);
  if (typeof held !== 'object' || held === null || Array.isArray(held)) return [];
  return Object.entries(held).map(([name, value]) => ({ key: name, value, pointer: below(holder.pointer, key, name) }));
}
