import {
  below,
  isObject,
  type Json,
  type JsonObject,
  member,
  type Node,
  objectAt,
  referenceTo,
} from '../../model/json.ts';
import type { Renames } from './renames.ts';

/** The documents, and the names that changed between them. */
interface Versions {
  readonly before: JsonObject;
  readonly after: JsonObject;
  readonly renames: Renames;
}

/**
 * Parts that are equal in both documents, together with everything that they refer to. No rule finds anything in them,
 * and two releases have most parts in common: without them, a comparison takes half the time.
 */
export class UnchangedParts {
  /** References to the unchanged components. */
  readonly #components: ReadonlySet<string>;

  constructor(versions: Versions) {
    this.#components = findUnchangedComponents(versions);
  }

  /** Tests whether a part of the previous version equals one of the new version. */
  has({ before, after }: { readonly before: Node; readonly after: Node }): boolean {
    if (before.pointer === after.pointer && COMPONENT.test(before.pointer))
      return this.#components.has(referenceTo(before.pointer));
    return isUnchanged(before.value, after.value, (reference) => this.#components.has(reference));
  }
}

/** Matches the pointer of a component. */
const COMPONENT = /^\/components\/[^/]+\/[^/]+$/;

function findUnchangedComponents(versions: Versions): ReadonlySet<string> {
  const equal = equalComponents(versions);
  // What refers to a changed component is not the same either.
  for (let size = -1; size !== equal.size;) {
    size = equal.size;
    for (const [component, references] of equal)
      if ([...references].some((one) => !equal.has(one))) equal.delete(component);
  }
  return new Set(equal.keys());
}

/** Returns the references to components that are equal by themselves, each with the references in it. */
function equalComponents({ before, after, renames }: Versions): Map<string, ReadonlySet<string>> {
  const [old, current] = [objectAt(before, 'components'), objectAt(after, 'components')];
  const equal = new Map<string, ReadonlySet<string>>();
  for (const section of Object.keys(old))
    for (const [name, value] of Object.entries(objectAt(old, section))) {
      // Tables may state that a schema became another one, although both documents have it.
      if (section === 'schemas' && renames.schema(name) !== name) continue;
      const references = new Set<string>();
      const isEqual = isUnchanged(value, member(current[section], name), (one) => references.add(one).size > 0);
      if (isEqual) equal.set(referenceTo(below('', 'components', section, name)), references);
    }
  return equal;
}

type AcceptReference = (reference: string) => boolean;

/** Tests whether two values are equal and refer to unchanged components only. */
function isUnchanged(before: Json | undefined, after: Json | undefined, accepts: AcceptReference): boolean {
  if (Array.isArray(before) && Array.isArray(after))
    return before.length === after.length && before.every((item: Json, at) => isUnchanged(item, after[at], accepts));
  return isObject(before) && isObject(after) ? isUnchangedObject(before, after, accepts) : before === after;
}

/** A schema with a discriminator is compared in any case: other schemas extend it, to which it has no reference. */
function isUnchangedObject(before: JsonObject, after: JsonObject, accepts: AcceptReference): boolean {
  const [keys, reference] = [Object.keys(before), before['$ref']];
  if (keys.length !== Object.keys(after).length || Object.hasOwn(before, 'discriminator')) return false;
  if (typeof reference === 'string' && !accepts(reference)) return false;
  return keys.every((key) => Object.hasOwn(after, key) && isUnchanged(before[key], after[key], accepts));
}
