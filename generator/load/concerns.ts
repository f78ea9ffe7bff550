import type { JsonObject } from '../model/json.ts';
import type { Kind } from './grammar.ts';
import type { Node } from './walk.ts';

/** Something to do with an object on account of what is written in it. */
export interface Concern<Act> {
  readonly act: Act;
  /** Without any of these members there is nothing to do; absent where it is for every object. */
  readonly keys?: readonly string[];
}

/** Something to do with an object that has a member of one of some names; with every object, where none are given. */
export function about<Act>(act: Act, ...keys: readonly string[]): Concern<Act> {
  return keys.length === 0 ? { act } : { act, keys };
}

/** Selects the acts that an object calls for, in the order of the list. */
export function concerning<Act>(concerns: readonly Concern<Act>[]): (value: JsonObject) => readonly Act[] {
  const always = concerns.filter(({ keys }) => keys === undefined);
  const byKey = new Map<string, readonly Concern<Act>[]>();
  for (const concern of concerns)
    for (const key of concern.keys ?? []) byKey.set(key, [...(byKey.get(key) ?? []), concern]);
  return (value) => {
    const selected = new Set(always);
    for (const key in value) for (const concern of byKey.get(key) ?? []) selected.add(concern);
    // Most objects call for nothing but what every object calls for.
    if (selected.size === always.length) return always.map(({ act }) => act);
    return concerns.filter((concern) => selected.has(concern)).map(({ act }) => act);
  };
}

/** The same where each kind of object has a list of its own. */
export function concerningKinds<Act>(
  concernsOf: (kind: Kind) => readonly Concern<Act>[],
): (object: Pick<Node, 'kind' | 'value'>) => readonly Act[] {
  const byKind = new Map<Kind, (value: JsonObject) => readonly Act[]>();
  return ({ kind, value }) => {
    const known = byKind.get(kind);
    if (known !== undefined) return known(value);
    const made = concerning(concernsOf(kind));
    byKind.set(kind, made);
    return made(value);
  };
}
