import type { ObjectType } from '#mock/inspection.ts';
import { isObject, type Json, type JsonObject, listAt, member } from '#shared/json.ts';

/** Longer lists of allowed values are not sent without each value in turn. */
const MAX_ALLOWED_VALUES = 20;
/** Years after and before everything else. */
const EXTREME_YEARS = ['2971', '1971'];
/** Longer texts are not sent in another case. */
const MAX_SEEN_TEXT = 100;
/** Shorter texts have no beginning that a search would look for. */
const MIN_SEEN_TEXT = 3;
/** First and last moment of a day, and the last one as clocks two hours ahead show it. */
const EDGES_OF_DAY: readonly ((day: string) => string)[] = [
  (day) => `${day}T00:00:00.000Z`,
  (day) => `${day}T23:59:59.999Z`,
  (day) => `${new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10)}T01:59:59.999+02:00`,
];
/** Matches properties that name an item for people. */
export const NAME: RegExp = /name|title|label/i;
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

/**
 * Returns seen values, texts in another case, since most databases compare without case by default, the beginning of
 * texts, which a search must not take for the whole, and the edges of the days of times, where a shift by a time zone
 * shows.
 */
export function seenVariants(values: readonly Json[]): readonly Json[] {
  return values.flatMap((value): readonly Json[] => {
    if (typeof value !== 'string') return [value];
    const day = value.slice(0, 10);
    if (DATE.test(value) && !Number.isNaN(Date.parse(day)))
      return value === day ? [value] : [value, ...EDGES_OF_DAY.map((edge) => edge(day))];
    const upper = value.toUpperCase();
    if (value.length > MAX_SEEN_TEXT) return [value];
    const start = value.length < MIN_SEEN_TEXT ? [] : [value.slice(0, -1)];
    return [value, upper === value ? value.toLowerCase() : upper, ...start];
  });
}

/** Returns patterns around a text: its start, its end, both, its middle, and both with another start or end. */
export function patternsOf(text: string, wildcard: string): readonly string[] {
  if (text.length < 3 || text.length > MAX_SEEN_TEXT) return [];
  const [first, middle, last] = [text.slice(0, 1), text.slice(1, -1), text.slice(-1)];
  const parts = [
    [first + middle, ''],
    ['', middle + last],
    [first, last],
    ['', middle, ''],
    [middle, ''],
    ['', middle],
    [first, `${last}%`],
  ];
  return parts.map((each) => each.join(wildcard));
}

/** Returns a seen date or time as a criterion of a format has it. */
export function asDate(value: Json, format: string): string | undefined {
  if (typeof value !== 'string' || !DATE.test(value)) return undefined;
  if (format === 'date') return value.slice(0, 10);
  if (format !== 'date-time') return undefined;
  return value.length === 10 ? `${value}T00:00:00.000Z` : value;
}

/** Returns a date after the next day, on which what ended on that date is over. */
export function withNextDay(date: string | undefined): readonly string[] {
  const time = date === undefined ? Number.NaN : Date.parse(date);
  if (date === undefined || Number.isNaN(time)) return [];
  return [new Date(time + 86_400_000).toISOString().slice(0, date.length === 10 ? 10 : undefined), date];
}

/** Returns an item with its booleans true, so that clearing one shows. */
export function withTrue(item: JsonObject): JsonObject {
  return Object.fromEntries(Object.entries(item).map(([name, value]) => [name, value === false || value]));
}

/** Changes the names in a body, which no other item depends on. */
export function renamed(body: JsonObject): JsonObject {
  const change = (name: string, value: Json): Json =>
    typeof value === 'string' && NAME.test(name) ? `${value.charAt(0).toUpperCase()}${value.slice(1)} 2` : value;
  return Object.fromEntries(Object.entries(body).map(([name, value]) => [name, change(name, value)]));
}

/** Returns a body without the optional properties that have a default, which shows where they are left out. */
export function withoutDefaults(type: ObjectType | undefined, body: JsonObject): JsonObject {
  const isLeft = (name: string): boolean =>
    type?.required.has(name) !== true && member(type?.properties.get(name)?.schema, 'default') !== undefined;
  return Object.fromEntries(Object.entries(body).filter(([name]) => !isLeft(name)));
}

/** Tests for a body with a date, at which an action that is possible once may have to be rejected. */
export function hasDate(body: JsonObject): boolean {
  return Object.values(body).some((value) => typeof value === 'string' && DATE.test(value));
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

/** Returns lists of entries: none, each alone, one twice, all, and all without each one. */
export function listsOf(entries: readonly Json[]): readonly Json[] {
  const single = entries.map((value) => [value]);
  const [first = []] = single;
  if (entries.length < 2) return [[], ...single, [...first, ...first]];
  const isLong = entries.length > MAX_ALLOWED_VALUES;
  const reduced = isLong ? [] : entries.map((_, index) => entries.filter((__, at) => at !== index));
  return [[], ...single, [...first, ...first], entries, ...reduced];
}

export function distinct(values: readonly (Json | undefined)[]): readonly (Json | undefined)[] {
  return [...new Map(values.map((value) => [JSON.stringify(value), value])).values()];
}
