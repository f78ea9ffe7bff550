import { assign, isRecord } from './own.ts';
import type { Inner, Shape } from './shape.ts';

/** An object of another shape; named by a function, because shapes contain each other. */
export function inside(find: () => Shape): Inner {
  return (value, session) => find().translate(value, session);
}

/** A list. */
export function each(inner: Inner): Inner {
  return (value, session) =>
    Array.isArray(value) ? value.map((item, index) => session.below(index, () => inner(item, session))) : value;
}

/** An object whose names are labels. */
export function eachValue(inner: Inner): Inner {
  return (value, session) => {
    if (!isRecord(value)) return value;
    const out: Record<string, unknown> = {};
    for (const key of Object.keys(value))
      assign(
        out,
        key,
        session.below(key, () => inner(value[key], session)),
      );
    return out;
  };
}

/**
 * A value of an enumeration, or a condition on one: an object that holds values in the place of one. A value that bears
 * its new name already is left, and said to be so.
 */
export function renamedValues(pairs: readonly (readonly [rule: string, before: string, after: string])[]): Inner {
  const to = {
    up: pairs.map(([rule, before, after]) => ({ rule, from: before, to: after })),
    down: pairs.map(([rule, before, after]) => ({ rule, from: after, to: before })),
  };
  const one: Inner = (value, session) => {
    const leaves = to[session.direction].find((pair) => pair.from === value);
    const stays = leaves ?? to[session.direction].find((pair) => pair.to === value);
    if (stays === undefined || session.given()?.untouched?.includes(stays.rule) === true) return value;
    if (leaves !== undefined) return leaves.to;
    session.leave(stays.rule);
    return value;
  };
  const held = eachValue(one);
  return (value, session) => (isRecord(value) ? held(value, session) : one(value, session));
}
