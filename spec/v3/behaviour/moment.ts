import type { Json } from '#mock/json.ts';

/** A date, or a date and time with its offset (R024, R025): without one, when it is depends on where it is read. */
const MOMENT = /^\d{4}-\d\d-\d\d(?:T[\d:.]+(?:Z|[+-]\d\d:?\d\d))?$/;
const OFFSET = /([+-]\d\d)(\d\d)$/;

/** Milliseconds since 1970, for a date those of its begin in UTC (R026); no number where a value is no moment. */
export function momentOf(value: Json): number {
  if (typeof value !== 'string' || !MOMENT.test(value)) return Number.NaN;
  return Date.parse(value.endsWith('Z') ? value : value.replace(OFFSET, '$1:$2'));
}
