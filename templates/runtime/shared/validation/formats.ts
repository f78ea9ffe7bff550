import { isInteger } from './assertions.ts';

/** A signed integer of 32 bits. */
export function isInt32(value: number | bigint): boolean {
  return isInteger(value) && value >= -2147483648 && value <= 2147483647;
}

/** A signed integer of 64 bits. Numbers have few of those beyond 2^53, and `bigint` all. */
export function isInt64(value: number | bigint): boolean {
  return isInteger(value) && value >= -(2 ** 63) && value < 2 ** 63;
}

/** A number that a 32-bit float can hold, rounded. */
export function isFloat(value: number | bigint): boolean {
  return Number.isFinite(Math.fround(Number(value)));
}

const BASE64 = /^[A-Za-z0-9+/]*={0,2}$/;

/** Bytes in Base64 (RFC 4648, 4). */
export function isBase64(text: string): boolean {
  return text.length % 4 === 0 && BASE64.test(text);
}

/** Binary data: a file, a buffer or, as a whole body, a stream. In a form a string may stand for it. */
export function isBinary(value: unknown): boolean {
  return (
    typeof value === 'string' ||
    value instanceof Blob ||
    value instanceof ArrayBuffer ||
    ArrayBuffer.isView(value) ||
    value instanceof ReadableStream
  );
}

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

const PARTS = /^(?:([^:/?#]*):)?(?:\/\/([^/?#]*))?([^?#]*)(?:\?([^#]*))?(?:#([\s\S]*))?$/;
const SCHEME = /^[a-z][a-z0-9+.-]*$/i;
const AUTHORITY = /^(?:([^@[\]]*)@)?(\[[^\]]*\]|[^:@[\]]*)(?::\d*)?$/;
// A group for each character would exceed the stack on a text of millions: groups stand for the rare ones.
const PATH = /^[\w.~!$&'()*+,;=:@/-]*(?:%[0-9a-f]{2}[\w.~!$&'()*+,;=:@/-]*)*$/i;
const QUERY = /^[\w.~!$&'()*+,;=:@/?-]*(?:%[0-9a-f]{2}[\w.~!$&'()*+,;=:@/?-]*)*$/i;
const NAME = /^[\w.~!$&'()*+,;=:-]*(?:%[0-9a-f]{2}[\w.~!$&'()*+,;=:-]*)*$/i;
const FUTURE = /^v[0-9a-f]+\.[\w.~!$&'()*+,;=:-]+$/i;
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;
const POINTER = /^(?:\/[^~]*(?:~[01][^~]*)*)?$/;
const RELATIVE_POINTER = /^(?:0|[1-9]\d*)(?:#|(?:\/[^~]*(?:~[01][^~]*)*)?)$/;

/** An identifier with a scheme (RFC 3986). */
export function isUri(text: string): boolean {
  const [match, scheme, ...parts] = PARTS.exec(text) ?? [];
  return match !== undefined && scheme !== undefined && SCHEME.test(scheme) && areParts(parts);
}

/** An identifier, or the part of one that counts from a base (RFC 3986, 4.1). */
export function isUriReference(text: string): boolean {
  const [match, scheme, ...parts] = PARTS.exec(text) ?? [];
  return match !== undefined && (scheme === undefined || SCHEME.test(scheme)) && areParts(parts);
}

/** As {@link isUri}, with the letters of all languages (RFC 3987). */
export function isIri(text: string): boolean {
  return isUri(inAscii(text));
}

/** As {@link isUriReference}, with the letters of all languages (RFC 3987). */
export function isIriReference(text: string): boolean {
  return isUriReference(inAscii(text));
}

/** A universally unique identifier (RFC 4122). */
export function isUuid(text: string): boolean {
  return UUID.test(text);
}

/** A JSON pointer (RFC 6901). */
export function isJsonPointer(text: string): boolean {
  return POINTER.test(text);
}

export function isRelativeJsonPointer(text: string): boolean {
  return RELATIVE_POINTER.test(text);
}

/** A regular expression of ECMA-262, with Unicode. */
export function isRegex(text: string): boolean {
  try {
    return new RegExp(text, 'u') instanceof RegExp;
  } catch {
    return false;
  }
}

function areParts([authority, path = '', query = '', fragment = '']: readonly (string | undefined)[]): boolean {
  return (
    (authority === undefined || isAuthority(authority)) && PATH.test(path) && QUERY.test(query) && QUERY.test(fragment)
  );
}

function isAuthority(authority: string): boolean {
  const [match, user = '', host = ''] = AUTHORITY.exec(authority) ?? [];
  if (match === undefined || !NAME.test(user)) return false;
  if (!host.startsWith('[')) return !host.includes(':') && NAME.test(host);
  return isIpv6(host.slice(1, -1)) || FUTURE.test(host.slice(1, -1));
}

function inAscii(text: string): string {
  return text.replaceAll(/[\u00a0-\ud7ff\uf900-\ufdcf\ufdf0-\uffef]|[\ud800-\udbff][\udc00-\udfff]/g, 'x');
}

const OCTET = /^(?:0|[1-9]\d?|1\d\d|2[0-4]\d|25[0-5])$/;
const GROUP = /^[0-9a-f]{1,4}$/i;
const LABEL = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/i;
const ATOM = /^[\w!#$%&'*+/=?^`{|}~-]+$/;
const QUOTED = /^"(?:[^"\\\u0000-\u001f\u007f-\uffff]|\\[\u0020-\u007e])*"$/;

/** Four numbers from 0 to 255 (RFC 2673, 3.2), without leading zeros. */
export function isIpv4(text: string): boolean {
  const octets = text.split('.', 5);
  return octets.length === 4 && octets.every((octet) => OCTET.test(octet));
}

/**
 * An address of eight groups (RFC 4291, 2.2), of which `::` stands for zeros and the last two may be written as IPv4.
 */
export function isIpv6(text: string): boolean {
  if (text.length > 45) return false;
  const halves = text.split('::');
  if (halves.length > 2) return false;
  const groups = halves.map((half) => (half === '' ? [] : half.split(':')));
  const last = groups.at(-1)?.at(-1) ?? '';
  const isMixed = isIpv4(last);
  const all = isMixed ? groups.flat().slice(0, -1) : groups.flat();
  const length = all.length + (isMixed ? 2 : 0);
  return all.every((group) => GROUP.test(group)) && (halves.length === 2 ? length < 8 : length === 8);
}

/** A name of the internet (RFC 1123, 2.1). */
export function isHostname(text: string): boolean {
  return text.length <= 253 && text.split('.').every((label) => LABEL.test(label) && !hasReservedHyphens(label));
}

/** A mailbox (RFC 5321, 4.1.2). */
export function isEmail(text: string): boolean {
  const at = text.lastIndexOf('@');
  if (at < 1 || at > 64 || text.length > 320) return false;
  const local = text.slice(0, at);
  return (QUOTED.test(local) || local.split('.').every((atom) => ATOM.test(atom))) && isMailHost(text.slice(at + 1));
}

function isMailHost(host: string): boolean {
  const literal = /^\[(IPv6:)?([^\]]+)\]$/i.exec(host);
  if (literal === null) return isHostname(host);
  return literal[1] === undefined ? isIpv4(literal[2] ?? '') : isIpv6(literal[2] ?? '');
}

/** Hyphens in the third and fourth place mean an encoding; only Punycode is one. */
function hasReservedHyphens(label: string): boolean {
  return label.startsWith('--', 2) && !/^xn--./i.test(label);
}

/** An address of either version. */
export function isIp(text: string): boolean {
  return isIpv4(text) || isIpv6(text);
}
