import { isObject, type Json, type JsonObject, listAt } from '#shared/json.ts';

/** Longer lists of allowed values are not sent without each value in turn. */
const MAX_ALLOWED_VALUES = 20;
/** Years after and before everything else. */
const EXTREME_YEARS = ['2971', '1971'];
/** Longer texts are not sent in another case. */
const MAX_SEEN_TEXT = 100;
/** Matches the year of a date. */
export const DATE: RegExp = /^\d{4}(?=-\d\d-\d\d(?:T|$))/;

/** Returns a date in the far future and one in the far past, written as the sample. */
export function extremeDates(sample: Json): readonly string[] {
  if (typeof sample !== 'string' || !DATE.test(sample)) return [];
  return EXTREME_YEARS.map((year) => sample.replace(DATE, year));
}

/** Returns a body whose dates lie in the next year; `undefined` if it has none. */
export function inNextYear(body: JsonObject): JsonObject | undefined {
  const year = String(new Date().getFullYear() + 1);
  const later = (value: Json): Json => {
    if (typeof value === 'string') return value.replace(DATE, year);
    if (Array.isArray(value)) return value.map(later);
    return isObject(value) ? laterMembers(value) : value;
  };
  const laterMembers = (object: JsonObject): JsonObject =>
    Object.fromEntries(Object.entries(object).map(([name, value]) => [name, later(value)]));
  const moved = laterMembers(body);
  return JSON.stringify(moved) === JSON.stringify(body) ? undefined : moved;
}

/** Returns seen values, and texts in another case: most databases compare without case by default. */
export function seenVariants(values: readonly Json[]): readonly Json[] {
  return values.flatMap((value): readonly Json[] => {
    if (typeof value !== 'string') return [value];
    const upper = value.toUpperCase();
    return DATE.test(value) || value.length > MAX_SEEN_TEXT
      ? [value]
      : [value, upper === value ? value.toLowerCase() : upper];
  });
}

/** Takes the first entry of each list, then the second: a limit then cuts no list off as a whole. */
export function interleaved<Entry>(lists: readonly (readonly Entry[])[]): readonly Entry[] {
  const longest = Math.max(0, ...lists.map(({ length }) => length));
  return Array.from({ length: longest }, (_, index) => lists.flatMap((list) => list.slice(index, index + 1))).flat();
}

/** Returns the values that a schema lists, also those of an enumeration that may grow. */
export function allowedValues(schema: JsonObject): readonly Json[] {
  if (Object.hasOwn(schema, 'const')) return [schema['const'] ?? null];
  return [...listAt(schema, 'enum'), ...listAt(schema, 'x-extensible-enum')];
}

/** Returns lists of entries: none, each alone, all, and all without each one. */
export function listsOf(entries: readonly Json[]): readonly Json[] {
  const single = entries.map((value) => [value]);
  if (entries.length < 2) return [[], ...single];
  const isLong = entries.length > MAX_ALLOWED_VALUES;
  const reduced = isLong ? [] : entries.map((_, index) => entries.filter((__, at) => at !== index));
  return [[], ...single, entries, ...reduced];
}

export function distinct(values: readonly (Json | undefined)[]): readonly (Json | undefined)[] {
  return [...new Map(values.map((value) => [JSON.stringify(value), value])).values()];
}
