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

/**
 * Finds what is to be done with an object, in the order of the list: most objects have two members or three, and most
 * of what might be done is about others. Each member is looked up once, and what the same members call for is selected
 * once.
 */
export function concerning<Act>(concerns: readonly Concern<Act>[]): (value: JsonObject) => readonly Act[] {
  const bits = bitsByKey(concerns);
  const always = sum(concerns.map(({ keys }, index) => (keys === undefined ? 2 ** index : 0)));
  const selected = new Map<number, readonly Act[]>();
  return (value) => {
    let asked = always;
    for (const key in value) asked |= bits.get(key) ?? 0;
    const known = selected.get(asked);
    if (known !== undefined) return known;
    const acts = concerns.flatMap(({ act }, index) => ((asked & (2 ** index)) === 0 ? [] : [act]));
    selected.set(asked, acts);
    return acts;
  };
}

/** For each key a number with a bit for each concern that is about it. */
function bitsByKey(concerns: readonly Concern<unknown>[]): ReadonlyMap<string, number> {
  const bits = new Map<string, number>();
  for (const [index, { keys = [] }] of concerns.entries())
    for (const key of keys) bits.set(key, (bits.get(key) ?? 0) | (2 ** index));
  return bits;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
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
