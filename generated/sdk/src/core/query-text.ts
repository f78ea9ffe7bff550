import type { ParameterDescription } from './operation.ts';
import { scalarText } from './scalar-text.ts';

/** One query parameter, or several of the same name for an array; percent-encoded, without `?` or `&` before it. */
export function queryText({ name, encode }: Pick<ParameterDescription, 'name' | 'encode'>, value: unknown): string {
  if (encode) return encode(name, value, encodeURIComponent);
  const pair = (item: unknown): string => `${encodeURIComponent(name)}=${encodeURIComponent(scalarText(name, item))}`;
  return Array.isArray(value) ? value.map(pair).join('&') : pair(value);
}
