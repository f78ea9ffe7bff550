import { isObject, type Json, type JsonObject } from './json.ts';
import { below, type Pointer } from './pointer.ts';

/** Members of a document that hold parts: path items and webhooks. The others are in the sections of its components. */
const HOLDERS = ['paths', 'webhooks'];

/** Whoever is asked for credentials asks all of them: they are no parts. */
const CREDENTIALS = 'securitySchemes';

/** What holds the parts of a document, by its pointers. */
export function holdersOf(document: JsonObject): readonly (readonly [Pointer, JsonObject])[] {
  return Object.entries(document).flatMap(([key, value]): readonly (readonly [Pointer, JsonObject])[] => {
    if (holdsParts(key, value)) return [[below('', key), value]];
    if (key !== 'components' || !isObject(value)) return [];
    const sections = Object.entries(value).map(
      ([section, held]) => [below('/components', section), section, held] as const,
    );
    return sections.flatMap(([pointer, section, held]) => (isSection(section, held) ? [[pointer, held] as const] : []));
  });
}

/** What is left of a document without its parts, in its order. */
export function surroundingsOf(document: JsonObject): Json {
  return Object.entries(document).map(([key, value]) => {
    if (holdsParts(key, value)) return [key];
    if (key !== 'components' || !isObject(value)) return [key, value];
    return [
      key,
      Object.entries(value).map(([section, held]) => (isSection(section, held) ? [section] : [section, held])),
    ];
  });
}

/** A document with its parts replaced. */
export function withParts(document: JsonObject, replace: (part: Json, pointer: Pointer) => Json): JsonObject {
  return withHolders(document, (holder, pointer) =>
    mapMembers(holder, (value, key) => replace(value, below(pointer, key))),
  );
}

/** A document with what holds its parts replaced. */
export function withHolders(
  document: JsonObject,
  replace: (holder: JsonObject, pointer: Pointer) => JsonObject,
): JsonObject {
  return mapMembers(document, (value, key) => {
    if (holdsParts(key, value)) return replace(value, below('', key));
    if (key !== 'components' || !isObject(value)) return value;
    return mapMembers(value, (held, section) =>
      isSection(section, held) ? replace(held, below('/components', section)) : held,
    );
  });
}

/** A document without some of its parts. */
export function withoutParts(document: JsonObject, isLeftOut: (part: JsonObject) => boolean): JsonObject {
  const rest = (holder: JsonObject): JsonObject =>
    Object.fromEntries(Object.entries(holder).filter(([, part]) => !isObject(part) || !isLeftOut(part)));
  return withHolders(document, rest);
}

function holdsParts(key: string, value: Json): value is JsonObject {
  return HOLDERS.includes(key) && isObject(value);
}

function isSection(key: string, value: Json): value is JsonObject {
  return key !== CREDENTIALS && isObject(value);
}

/** An object with its members replaced. */
export function mapMembers(object: JsonObject, change: (value: Json, key: string) => Json): JsonObject {
  return Object.fromEntries(Object.entries(object).map(([key, value]) => [key, change(value, key)]));
}
