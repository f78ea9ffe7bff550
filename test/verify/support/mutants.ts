import type { Handler, MockResponse } from '#mock/http/message.ts';
import { isObject, type Json } from '#mock/json.ts';
import type { MockSource } from '#mock/start.ts';

/** A copy of the mock that breaks one rule. */
export interface PlatformMutant {
  readonly name: string;
  /** Operation id, collection, or collection and action (`*.action`) that the broken rule is about. */
  readonly about?: string;
  readonly source: MockSource;
  readonly wrap?: (handle: Handler) => Handler;
}

/** Returns a table without one of its entries. */
export function without<Value>(table: Readonly<Record<string, Value>>, key: string): Readonly<Record<string, Value>> {
  const { [key]: _, ...rest } = table;
  return rest;
}

/** Changes the body of a success; a binary one gets another status instead. */
export function changeBody(response: MockResponse, change: (value: Json) => Json): MockResponse {
  if (typeof response.body !== 'string') return response.status < 300 ? { ...response, status: 202 } : response;
  if (response.status >= 300) return response;
  return { ...response, body: JSON.stringify(change(JSON.parse(response.body))) };
}

/** Returns another value of the same type. */
export function other(value: Json): Json {
  if (Array.isArray(value)) return value.slice(1);
  if (typeof value === 'boolean') return !value;
  if (typeof value === 'number') return value + 1;
  if (typeof value === 'string') return `${value}x`;
  if (!isObject(value)) return 'x';
  const [first] = Object.entries(value).filter(([, inner]) => inner !== null && typeof inner !== 'object');
  return first === undefined ? value : { ...value, [first[0]]: other(first[1]) };
}
