/*
 * Dates and times stand in most bodies. One expression knows nearly all of them; what it does not know (the last days
 * of a month, leap seconds, small letters) is read character by character.
 */

const USUAL_DATE = /^\d\d\d\d-(?:0[1-9]|1[0-2])-(?:0[1-9]|1\d|2[0-8])$/;
const USUAL_DATE_TIME =
  /^\d\d\d\d-(?:0[1-9]|1[0-2])-(?:0[1-9]|1\d|2[0-8])T(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d+)?(?:Z|[+-](?:[01]\d|2[0-3]):?[0-5]\d)$/;

const DURATION =
  /^P(?:\d+W|(?=\d|T\d)(?:\d+Y(?:\d+M(?:\d+D)?)?|\d+M(?:\d+D)?|\d+D)?(?:T(?:\d+H(?:\d+M(?:\d+S)?)?|\d+M(?:\d+S)?|\d+S))?)$/;
const DAYS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
const HYPHEN = 45;
const COLON = 58;
const DOT = 46;
const PLUS = 43;
const T = 116;
const Z = 122;

/** A day of the calendar: `2024-02-29`. */
export function isDate(text: string): boolean {
  return USUAL_DATE.test(text) || (text.length === 10 && isDay(text));
}

/** A month of the calendar: `2024-02`. */
export function isDateMonth(text: string): boolean {
  const month = twoDigits(text, 5);
  return text.length === 7 && yearOf(text) >= 0 && text.charCodeAt(4) === HYPHEN && month >= 1 && month <= 12;
}

/** A time of day with its offset (RFC 3339, 5.6): `10:20:30.000Z`. A leap second must be at the end of a day in UTC. */
export function isTime(text: string): boolean {
  return isTimeAt(text, 0) && text.charCodeAt(text.length - 5) !== PLUS && text.charCodeAt(text.length - 5) !== HYPHEN;
}

/** A point in time (RFC 3339) with one of the offsets `Z`, `+00:00`, `+0000`. */
export function isDateTime(text: string): boolean {
  return USUAL_DATE_TIME.test(text) || (isDay(text) && lowerCase(text, 10) === T && isTimeAt(text, 11));
}

/** A length of time (RFC 3339, appendix A): `P1Y2M3DT4H`. */
export function isDuration(text: string): boolean {
  return DURATION.test(text);
}

/** Tests whether a text begins with a day of the calendar. */
function isDay(text: string): boolean {
  const year = yearOf(text);
  const month = twoDigits(text, 5);
  const day = twoDigits(text, 8);
  if (year < 0 || text.charCodeAt(4) !== HYPHEN || text.charCodeAt(7) !== HYPHEN) return false;
  const days = month === 2 && isLeapYear(year) ? 29 : (DAYS[month - 1] ?? 0);
  return day >= 1 && day <= days;
}

/** Tests whether the rest of a text is a time with its offset. */
function isTimeAt(text: string, at: number): boolean {
  const hours = twoDigits(text, at);
  const minutes = twoDigits(text, at + 3);
  const seconds = twoDigits(text, at + 6);
  if (text.charCodeAt(at + 2) !== COLON || text.charCodeAt(at + 5) !== COLON) return false;
  if (hours < 0 || hours > 23 || minutes < 0 || minutes > 59 || seconds < 0 || seconds > 60) return false;
  const offset = offsetAt(text, endOfFraction(text, at + 8));
  return offset !== undefined && (seconds < 60 || (hours * 60 + minutes - offset + 2880) % 1440 === 1439);
}

/** Returns the end of the digits after a decimal point; -1 if there are none. */
function endOfFraction(text: string, at: number): number {
  if (text.charCodeAt(at) !== DOT) return at;
  let end = at + 1;
  while (isDigit(text.charCodeAt(end))) end += 1;
  return end === at + 1 ? -1 : end;
}

/** Returns the minutes of the offset in the rest of a text; `undefined` if it is none. */
function offsetAt(text: string, at: number): number | undefined {
  if (at < 0) return undefined;
  if (lowerCase(text, at) === Z) return text.length === at + 1 ? 0 : undefined;
  const sign = text.charCodeAt(at);
  const separator = text.charCodeAt(at + 3) === COLON ? 1 : 0;
  const hours = twoDigits(text, at + 1);
  const minutes = twoDigits(text, at + 3 + separator);
  const isWhole = text.length === at + 5 + separator && (sign === PLUS || sign === HYPHEN);
  if (!isWhole || hours < 0 || hours > 23 || minutes < 0 || minutes > 59) return undefined;
  return (hours * 60 + minutes) * (sign === PLUS ? 1 : -1);
}

/** Returns the year that a text begins with, or -1. */
function yearOf(text: string): number {
  const century = twoDigits(text, 0);
  const year = twoDigits(text, 2);
  return century < 0 || year < 0 ? -1 : century * 100 + year;
}

/** The number that two characters are, or -1. */
function twoDigits(text: string, at: number): number {
  const tens = text.charCodeAt(at);
  const ones = text.charCodeAt(at + 1);
  return isDigit(tens) && isDigit(ones) ? tens * 10 + ones - 528 : -1;
}

function isDigit(code: number): boolean {
  return code >= 48 && code <= 57;
}

function lowerCase(text: string, at: number): number {
  return text.charCodeAt(at) | 32;
}

function isLeapYear(year: number): boolean {
  return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
}
