import { isDate, isDateTime } from './validation/formats.ts';

/** What to state where a text is no moment. */
export const MOMENT_HINT =
  'State it as ISO 8601 does, with its offset: 2026-01-31T10:00:00Z. A date stands for its begin in UTC.';

/** Milliseconds since 1970 of a date and time with its offset, or of a date in UTC; nothing for any other text. */
export function momentOf(text: string): number | undefined {
  if (isDate(text)) return Date.parse(text);
  if (!isDateTime(text)) return undefined;
  const time = Date.parse(text.toUpperCase().replace(/([+-]\d\d)(\d\d)$/, '$1:$2'));
  return Number.isNaN(time) ? undefined : time;
}
