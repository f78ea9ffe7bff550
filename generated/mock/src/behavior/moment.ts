import type { Json } from '@bmp/mock-engine/behavior';

/** A date, or a date and time with an offset (R024, R025): without an offset, the time would be ambiguous. */
const MOMENT = /^\d{4}-\d\d-\d\d(?:T[\d:.]+(?:Z|[+-]\d\d:?\d\d))?$/;
const OFFSET = /([+-]\d\d)(\d\d)$/;

/** Returns milliseconds since 1970, for a date those of its start in UTC (R026), or `NaN` for an invalid value. */
export function momentOf(value: Json): number {
  if (typeof value !== 'string' || !MOMENT.test(value)) return Number.NaN;
  return Date.parse(value.endsWith('Z') ? value : value.replace(OFFSET, '$1:$2'));
}
