import { type Json, type JsonObject, member } from '../../model/json.ts';
import { below, type Pointer, pointerOf } from '../../model/pointer.ts';
import type { Reporter } from '../../problems.ts';
import { limits } from '../limits.ts';
import type { Specification } from '../specification.ts';
import { valueAt } from '../value-at.ts';
import type { Node } from '../walk.ts';
import type { Found } from './found.ts';

/** What a check works with. */
export interface Context {
  readonly document: JsonObject;
  readonly problems: Reporter;
  readonly locate: Specification['locate'];
}

/** Looks at one object of a document and reports what is wrong with it, or notes what a check of the whole needs. */
export type Check = (node: Node, context: Context, found: Found) => void;

/** A value, and where it truly stands. */
export interface Standing {
  readonly value: Json;
  readonly pointer: Pointer;
}

/** What stands at the end of a chain of references; `undefined` where it leads nowhere or in a circle, which is reported elsewhere. */
export function settle(standing: Standing, document: JsonObject): Standing | undefined {
  let here = standing;
  for (let step = 0; step < limits.referenceChain; step += 1) {
    const reference = member(here.value, '$ref');
    if (typeof reference !== 'string') return here;
    const pointer = pointerOf(reference);
    const value = pointer === undefined ? undefined : valueAt(document, pointer);
    if (pointer === undefined || value === undefined) return undefined;
    here = { value, pointer };
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
