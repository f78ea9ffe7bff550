import type { Direction, Leftover, Session } from './translate.ts';

/** A JSON object as it is read. */
export type JsonRecord = Readonly<Record<string, unknown>>;

/** Whether a value is an object of JSON: not null, not an array. */
export function isRecord(value: unknown): value is JsonRecord {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Sets an own member, whatever its name. */
export function assign(target: Record<string, unknown>, name: string, value: unknown): void {
  if (name === '__proto__')
    Object.defineProperty(target, name, { value, enumerable: true, configurable: true, writable: true });
  else target[name] = value;
}

/** Whether two JSON values are equal. */
export function isSame(one: unknown, other: unknown): boolean {
  return one === other || JSON.stringify(one) === JSON.stringify(other);
}

/** One object on its way: what it was, what it becomes, what the other direction said of it. */
export interface Frame {
  readonly source: JsonRecord;
  readonly out: Record<string, unknown>;
  readonly given: Leftover | undefined;
}

/** What happens to one member. */
export type Handler = (frame: Frame, key: string, session: Session) => void;

/** A change of an object, in both directions: which members it concerns, and what it does with each. */
export type Step = Readonly<Record<Direction, readonly (readonly [name: string, handle: Handler])[]>>;

/** Translates a value inside a member. */
export type Inner = (value: unknown, session: Session) => unknown;

/** A shape that changes between the versions. */
export interface Shape {
  readonly v2: string;
  readonly v3: string;
  readonly translate: Inner;
}

/** A shape and its steps, compiled once, when it is first used: members are found by name, not searched for. */
export function shape(v2: string, v3: string, steps: () => readonly Step[]): Shape {
  const compiled = new Map<Direction, ReadonlyMap<string, Handler>>();
  const table = (direction: Direction): ReadonlyMap<string, Handler> => {
    const found = compiled.get(direction) ?? new Map(steps().flatMap((step) => step[direction]));
    compiled.set(direction, found);
    return found;
  };
  return {
    v2,
    v3,
    translate: (value, session) =>
      isRecord(value) ? translateObject(table(session.direction), value, session) : value,
  };
}

/** The same object where nothing in it is concerned, else a new one with its members in their order. */
function translateObject(table: ReadonlyMap<string, Handler>, source: JsonRecord, session: Session): JsonRecord {
  const given = session.given();
  const keys = Object.keys(source);
  if (given === undefined && !keys.some((key) => table.has(key))) return source;
  const out: Record<string, unknown> = {};
  const frame = { source, out, given };
  for (const key of keys) {
    const handle = table.get(key);
    if (handle === undefined) assign(out, key, source[key]);
    else handle(frame, key, session);
  }
  restore(frame);
  return out;
}

/** Puts back what the other version could not hold. */
function restore({ out, given }: Frame): void {
  for (const [name, value] of Object.entries(given?.lost ?? {}))
    if (!Object.hasOwn(out, name)) assign(out, name, value);
}

/** Whether the other direction said that a rule did not hold here. */
export function isUntouched({ given }: Frame, rule: string): boolean {
  return given?.untouched?.includes(rule) === true;
}

/** The member as it is. */
export function pass({ source, out }: Frame, key: string): void {
  assign(out, key, source[key]);
}

/** What stays as it is. */
export const same: Inner = (value) => value;

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
