const DATE = /^(\d{4})-(\d{2})-(\d{2})$/;
const TIME = /^(\d{2}):(\d{2}):(\d{2})(?:\.\d+)?(?:Z|([+-])(\d{2}):(\d{2}))$/i;
const DATE_TIME = /^(\d{4}-\d{2}-\d{2})[Tt](\d{2}:\d{2}:\d{2}(?:\.\d+)?)(?:([Zz])|([+-]\d{2}):?(\d{2}))$/;
const DATE_MONTH = /^\d{4}-(?:0[1-9]|1[0-2])$/;
const DURATION =
  /^P(?:\d+W|(?=\d|T\d)(?:\d+Y(?:\d+M(?:\d+D)?)?|\d+M(?:\d+D)?|\d+D)?(?:T(?:\d+H(?:\d+M(?:\d+S)?)?|\d+M(?:\d+S)?|\d+S))?)$/;
const DAYS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

/** A day of the calendar: `2024-02-29`. */
export function isDate(text: string): boolean {
  const [, year = '', month = '', day = ''] = DATE.exec(text) ?? [];
  const days = Number(month) === 2 && isLeapYear(Number(year)) ? 29 : (DAYS[Number(month) - 1] ?? 0);
  return Number(day) >= 1 && Number(day) <= days;
}

/** A month of the calendar: `2024-02`. */
export function isDateMonth(text: string): boolean {
  return DATE_MONTH.test(text);
}

/** A time of day with its offset (RFC 3339, 5.6): `10:20:30.000Z`. A leap second stands at the end of a day of UTC. */
export function isTime(text: string): boolean {
  const [match, hour, minute, second, sign, offsetHour = '0', offsetMinute = '0'] = TIME.exec(text) ?? [];
  if (match === undefined) return false;
  const [hours, minutes, seconds] = [Number(hour), Number(minute), Number(second)];
  const [overHours, overMinutes] = [Number(offsetHour), Number(offsetMinute)];
  if (hours > 23 || minutes > 59 || seconds > 60 || overHours > 23 || overMinutes > 59) return false;
  const offset = (overHours * 60 + overMinutes) * (sign === '-' ? -1 : 1);
  return seconds < 60 || (hours * 60 + minutes - offset + 2880) % 1440 === 1439;
}

/** A point in time (RFC 3339) with one of the offsets `Z`, `+00:00`, `+0000`. */
export function isDateTime(text: string): boolean {
  const [match, date = '', time = '', zulu, hours = '', minutes = ''] = DATE_TIME.exec(text) ?? [];
  return match !== undefined && isDate(date) && isTime(`${time}${zulu ?? `${hours}:${minutes}`}`);
}

/** A length of time (RFC 3339, appendix A): `P1Y2M3DT4H`. */
export function isDuration(text: string): boolean {
  return DURATION.test(text);
}

function isLeapYear(year: number): boolean {
  return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
}
