/** Any JSON value, as plain readonly data. */
export type Json = null | boolean | number | string | readonly Json[] | JsonObject;

export interface JsonObject {
  readonly [key: string]: Json;
}

/** A value that may be there at once, or later. */
export type Awaitable<Value> = Value | Promise<Value>;

/**
 * What JSON is made of, of a type that may say less: an interface, as those of a client are, does not say that it holds
 * no more.
 */
export type Jsonable = Json | object;

/** Lists of items by collection. */
export type Items = Readonly<Record<string, readonly object[]>>;

/**
 * A copy that shares nothing with a value: what JSON keeps of it, so no function, nothing undefined, dates as texts.
 */
export function jsonCopy(value: Jsonable): Json {
  return JSON.parse(JSON.stringify(value));
}

/** What follows from a value: at once where that is there at once. */
export function after<Value, Next>(value: Awaitable<Value>, next: (value: Value) => Awaitable<Next>): Awaitable<Next> {
  return value instanceof Promise ? value.then(next) : next(value);
}

/** What a function makes, or what is made of its failure, whether it fails at once or later. */
export function recover<Value>(make: () => Awaitable<Value>, handle: (error: unknown) => Value): Awaitable<Value> {
  try {
    const value = make();
    return value instanceof Promise ? value.catch(handle) : value;
  } catch (error) {
    return handle(error);
  }
}

/** Whether a value is a JSON object: not null, not an array. */
export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The own property of an object; what is inherited (`constructor`, `__proto__`) is not there. */
export function member(value: Json | undefined, key: string): Json | undefined {
  return isObject(value) && Object.hasOwn(value, key) ? value[key] : undefined;
}

/** The own property of an object, where it is an object itself; else an empty one. */
export function objectAt(value: Json | undefined, key: string): JsonObject {
  const found = member(value, key);
  return isObject(found) ? found : {};
}

/** The own property of an object, where it is a list; else an empty one. */
export function listAt(value: Json | undefined, key: string): readonly Json[] {
  const found = member(value, key);
  return Array.isArray(found) ? found : [];
}

/** The own property of an object, where it is a text. */
export function textAt(value: Json | undefined, key: string): string | undefined {
  const found = member(value, key);
  return typeof found === 'string' ? found : undefined;
}

/** The texts of a list. */
export function textsAt(value: Json | undefined, key: string): readonly string[] {
  return listAt(value, key).filter((entry) => typeof entry === 'string');
}

/** What a table has for a name; what all objects inherit (`constructor`, `toString`) is not there. */
export function ownAt<Value>(table: Readonly<Record<string, Value>> | undefined, name: string): Value | undefined {
  return table !== undefined && Object.hasOwn(table, name) ? table[name] : undefined;
}

/** Tests whether two JSON values are equal; the order of members does not matter. */
export function isDeepEqual(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  const [entries, count] = [Object.entries(one), Object.keys(other).length];
  return (
    entries.length === count &&
    entries.every(([name, value]) => Object.hasOwn(other, name) && isDeepEqual(value, Reflect.get(other, name)))
  );
}
