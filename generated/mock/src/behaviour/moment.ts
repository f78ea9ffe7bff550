import type { Json } from '../json.ts';

/** Milliseconds since 1970; `+0200` is read as well as `+02:00`. */
export function momentOf(value: Json): number {
  return typeof value === 'string' ? Date.parse(value.replace(/([+-]\d\d)(\d\d)$/, '$1:$2')) : Number.NaN;
}
