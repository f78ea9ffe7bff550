/** A test of one format. */
type FormatTest =
  | { readonly type: 'string'; readonly validate: (text: string) => boolean }
  | { readonly type: 'number'; readonly validate: (value: number) => boolean };

const INT32 = 2 ** 31;
/**
 * Email addresses as Prism accepts them: atoms of ASCII characters, and a domain of two labels at least.
 */
const EMAIL =
  /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i;

/**
 * Our own formats; requests are validated by those of Prism too. Date-times accept the offsets `Z`, `+0000` and
 * `+00:00`.
 */
export const formats: Readonly<Record<string, FormatTest>> = {
  'date-time': { type: 'string', validate: isDateTime },
  date: { type: 'string', validate: isDate },
  'date-month': { type: 'string', validate: (text) => /^\d{4}-(0[1-9]|1[0-2])$/.test(text) },
  uuid: { type: 'string', validate: (text) => /^[\da-f]{8}-([\da-f]{4}-){3}[\da-f]{12}$/i.test(text) },
  email: { type: 'string', validate: (text) => EMAIL.test(text) },
  int32: { type: 'number', validate: (value) => Number.isInteger(value) && value >= -INT32 && value < INT32 },
  int64: { type: 'number', validate: (value) => Number.isInteger(value) },
  double: { type: 'number', validate: Number.isFinite },
  float: { type: 'number', validate: Number.isFinite },
};

const DATE_TIME =
  /^(\d{4}-\d\d-\d\d)[Tt]([01]\d|2[0-3]):[0-5]\d:([0-5]\d|60)(\.\d{1,9})?([Zz]|[+-]([01]\d|2[0-3]):?[0-5]\d)$/;

/** Tests whether a text is a date and time with an offset. */
export function isDateTime(text: string): boolean {
  const match = DATE_TIME.exec(text);
  return match?.[1] !== undefined && isDate(match[1]);
}

const DATE = /^\d{4}-\d\d-\d\d$/;
const DAYS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

/** Tests whether a text is a date. */
export function isDate(text: string): boolean {
  if (!DATE.test(text)) return false;
  const [year, month, day] = [Number(text.slice(0, 4)), Number(text.slice(5, 7)), Number(text.slice(8))];
  const isLeap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
  return day >= 1 && day <= (month === 2 && isLeap ? 29 : (DAYS[month - 1] ?? 0));
}

/**
 * Compiles a pattern as JSON Schema reads it, or else without the Unicode flag, as OpenAPI 3.0 does.
 *
 * @throws SyntaxError if it is invalid both ways
 */
export function toRegExp(pattern: string): RegExp {
  try {
    return new RegExp(pattern, 'u');
  } catch {
    return new RegExp(pattern);
  }
}
