/** A calendar day without time and time zone. */
export interface CalendarDate {
  /** 0 to 9999. */
  readonly year: number;
  /** 1 to 12. */
  readonly month: number;
  /** 1 to 31. */
  readonly day: number;
}

/** A calendar month. */
export type CalendarMonth = Omit<CalendarDate, 'day'>;

const dateTime = /^(\d{4}-\d\d-\d\d)T(\d\d):(\d\d):(\d\d)(?:\.(\d{1,9}))?(?:Z|([+-])(\d\d):?(\d\d))$/;

/**
 * Parses a date-time with the offset `Z`, `+0000`, `+0200` or `+00:00`.
 *
 * @throws {RangeError} if the text is not a date-time, or that instant does not exist
 */
export function parseDateTime(text: string): Date {
  const match = dateTime.exec(text);
  if (!match) throw new RangeError('not a date-time (yyyy-MM-ddTHH:mm:ssZ)');
  const [, date = '', hours, minutes, seconds, fraction = '', sign, offsetHours = 0, offsetMinutes = 0] = match;
  const { year, month, day } = parseDate(date);
  const time = [Number(hours), Number(minutes), Number(seconds)] as const;
  const offset = Number(offsetHours) * 60 + Number(offsetMinutes);
  if (time[0] > 23 || time[1] > 59 || time[2] > 59 || Number(offsetHours) > 23 || Number(offsetMinutes) > 59) {
    throw new RangeError('not a date-time (yyyy-MM-ddTHH:mm:ssZ)');
  }
  const instant = utc(year, month, day);
  instant.setUTCHours(...time, Number(fraction.slice(0, 3).padEnd(3, '0')));
  instant.setTime(instant.getTime() - (sign === '-' ? -offset : offset) * 60_000);
  return instant;
}

/**
 * Formats a date-time in UTC with milliseconds: `2024-01-31T10:20:30.000Z`.
 *
 * @throws {RangeError} if the date is invalid or its year does not have four digits
 */
export function formatDateTime(instant: Date): string {
  const text = instant.toISOString();
  if (text.length !== 24) throw new RangeError('not a year of four digits');
  return text;
}

/**
 * Parses a date `yyyy-MM-dd`.
 *
 * @throws {RangeError} if the text is not a date, or that day does not exist
 */
export function parseDate(text: string): CalendarDate {
  const [, year, month, day] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(text) ?? [];
  return checked({ year: Number(year), month: Number(month), day: Number(day) });
}

/**
 * Formats a day as `yyyy-MM-dd`, without any time zone.
 *
 * @throws {RangeError} if the day does not exist
 */
export function formatDate(date: CalendarDate): string {
  const { year, month, day } = checked(date);
  return `${digits(year, 4)}-${digits(month, 2)}-${digits(day, 2)}`;
}

/**
 * Parses a month `yyyy-MM`.
 *
 * @throws {RangeError} if the text is not a month
 */
export function parseDateMonth(text: string): CalendarMonth {
  const [, year, month] = /^(\d{4})-(\d\d)$/.exec(text) ?? [];
  const date = checked({ year: Number(year), month: Number(month), day: 1 });
  return { year: date.year, month: date.month };
}

/**
 * Formats a month as `yyyy-MM`.
 *
 * @throws {RangeError} if the month does not exist
 */
export function formatDateMonth({ year, month }: CalendarMonth): string {
  return formatDate({ year, month, day: 1 }).slice(0, 7);
}

/** Returns the day of an instant in UTC. */
export function utcDate(instant: Date): CalendarDate {
  return { year: instant.getUTCFullYear(), month: instant.getUTCMonth() + 1, day: instant.getUTCDate() };
}

function checked(date: CalendarDate): CalendarDate {
  const { year, month, day } = date;
  const found = utcDate(utc(year, month, day));
  const exists = year >= 0 && year <= 9999 && found.year === year && found.month === month && found.day === day;
  if (!exists) throw new RangeError('not a date (yyyy-MM-dd)');
  return date;
}

// `Date.UTC` maps the years 0 to 99 to the twentieth century.
function utc(year: number, month: number, day: number): Date {
  const date = new Date(0);
  date.setUTCFullYear(year, month - 1, day);
  return date;
}

function digits(value: number, length: number): string {
  return String(value).padStart(length, '0');
}
