import { isObject, type Json, type JsonObject } from '../json.ts';
import type { ObjectType, ObjectTypes } from './object-type.ts';

/** Sanitizes request bodies: removes members that clients echo from responses, and completes omitted ones. */
export class RequestSanitizer {
  readonly #shapes: ObjectTypes;
  readonly #suffix: string | undefined;

  constructor(shapes: ObjectTypes, suffix?: string) {
    this.#shapes = shapes;
    this.#suffix = suffix;
  }

  /**
   * Removes read-only properties, and nested objects beside their identifiers, also undescribed ones. Returns the
   * same body if there is nothing to remove.
   */
  sanitize(body: Json, schema: Json | undefined): Json {
    if (typeof body !== 'object' || body === null) return body;
    if (Array.isArray(body)) return this.#stripList(body, this.#shapes.itemsOf(schema));
    return isObject(body) ? this.#stripObject(body, this.#shapes.get(schema)) : body;
  }

  /** Sets the omitted booleans of a replacement to `false`; `null` stays, and is an issue. */
  completeBooleans(body: Json, schema: Json | undefined): Json {
    const type = this.#shapes.get(schema);
    if (!isObject(body) || type === undefined) return body;
    const missing = type.booleans.filter((name) => body[name] === undefined);
    return missing.length === 0 ? body : { ...body, ...Object.fromEntries(missing.map((name) => [name, false])) };
  }

  /**
   * Removes `null` from a replacement where the schema does not allow it, since omitting a property clears it as
   * well. Required properties stay, and are an issue.
   */
  withoutNulls(body: Json, schema: Json | undefined): Json {
    const type = this.#shapes.get(schema);
    if (!isObject(body) || type === undefined || !Object.values(body).includes(null)) return body;
    const clears = (name: string, value: Json): boolean =>
      value === null && type.properties.get(name)?.isNullable === false && !type.required.has(name);
    return Object.fromEntries(Object.entries(body).filter(([name, value]) => !clears(name, value)));
  }

  #stripList(list: readonly Json[], items: Json | undefined): Json {
    const stripped = list.map((entry) => this.sanitize(entry, items));
    return stripped.every((entry, index) => entry === list[index]) ? list : stripped;
  }

  #stripObject(body: JsonObject, type: ObjectType | undefined): JsonObject {
    if (type === undefined && this.#suffix === undefined) return body;
    let result: Record<string, Json> | undefined;
    for (const name in body) {
      const value = body[name] ?? null;
      const isLeftOut = type?.omitted.has(name) === true || this.#isNamedBeside(name, body);
      const inner =
        typeof value === 'object' && !isLeftOut ? this.sanitize(value, type?.properties.get(name)?.schema) : value;
      if (!isLeftOut && inner === value) continue;
      result ??= { ...body };
      if (isLeftOut) delete result[name];
      else result[name] = inner;
    }
    return result ?? body;
  }

  /** Tests whether a property is a nested object whose identifier is sent too. */
  #isNamedBeside(name: string, body: JsonObject): boolean {
    return this.#suffix !== undefined && isObject(body[name]) && typeof body[name + this.#suffix] === 'string';
  }
}

/** Replaces an item: omitted properties become `null`, and booleans `false`. */
export function replaceItem(before: JsonObject, input: JsonObject, type: ObjectType | undefined): JsonObject {
  const result: Record<string, Json> = {};
  for (const name in before) result[name] = typeof before[name] === 'boolean' ? false : null;
  for (const [name, { isBoolean }] of type?.properties ?? []) result[name] ??= isBoolean ? false : null;
  for (const name in input) result[name] = input[name] ?? null;
  for (const name of type?.booleans ?? []) result[name] ??= false;
  for (const name of type?.preserved ?? []) restore(result, before, name);
  return result;
}

function restore(result: Record<string, Json>, before: JsonObject, name: string): void {
  if (Object.hasOwn(before, name)) result[name] = before[name] ?? null;
  else delete result[name];
}
