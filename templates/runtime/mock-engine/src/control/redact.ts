import { encodeBase64, toBinaryString, tryDecodeUtf8, tryParseJson } from '../http/body.ts';
import { isObject, type Json } from '../json.ts';

/** Usual names of credentials; names with these endings match too, such as `newPassword`. */
const NAMES = '(?:password|secret|token|api[_-]?key)';
/** Matches names of members with credentials. */
export const SECRET_NAME: RegExp = new RegExp(`${NAMES}$`, 'i');
/** String up to its closing quote or the end of the text. The lookbehind avoids a stack overflow on long strings. */
export const STRING: string = String.raw`"[^]*?(?:"(?<=[^\\](?:\\\\)*")|$)`;
/** String inside a string, with escaped quotes, as in truncated JSON. */
const TEXT_IN_TEXT = String.raw`\\+"[^"]*"?`;
/** A name and its value. What is redacted already stays: its quote in a shell command is not part of the value. */
const SECRET_PAIR = new RegExp(
  String.raw`("?${NAMES}\\*"?\s*[=:]\s*)(?!\*{3}(?:[&\s"',}]|$))(${STRING}|${TEXT_IN_TEXT}|[^&\s",}]+)`,
  'gi',
);
/** Header of a form's part; its name may be unquoted. */
const SECRET_HEAD = new RegExp(String.raw`name\s*=\s*(?:"[^"]{0,200}${NAMES}"|[^\s";]{0,200}${NAMES}(?=[\s;]))`, 'i');
const SECRET_ELEMENT = new RegExp(String.raw`(<[\w:.-]*${NAMES}(?:\s[^<>]*)?>)[^<]*`, 'gi');
/** JSON Web Token. It is searched at word starts only, so that a long word is read once. */
const TOKEN = /(?<![\w-])eyJ[\w-]+\.[\w-]+\.[\w-]+/g;
/** Text in place of a secret. */
export const REDACTED = '***';

/** Replaces secrets in a text. */
export function redactText(text: string): string {
  const shown = [SECRET_ELEMENT, SECRET_PAIR].reduce(
    (left, pattern) => left.replace(pattern, `$1${REDACTED}`),
    redactMultipart(text),
  );
  return shown.replace(TOKEN, REDACTED);
}

/** Limit of the header of a part; what stands before it is the content of the part before. */
const MAX_HEAD_LENGTH = 16_384;
const BLANK_LINE = '\r\n\r\n';
const NEXT_PART = '\r\n--';

/** Replaces the secret parts of a multipart form. */
function redactMultipart(text: string): string {
  const shown: string[] = [];
  let from = 0;
  for (let end = text.indexOf(BLANK_LINE); end >= 0; end = text.indexOf(BLANK_LINE, from)) {
    const head = text.slice(from, end + BLANK_LINE.length);
    const isSecret = SECRET_HEAD.test(head.slice(-MAX_HEAD_LENGTH));
    shown.push(head, isSecret ? REDACTED : '');
    from = isSecret ? placeOf(NEXT_PART, text, from + head.length) : from + head.length;
  }
  return shown.length === 0 ? text : shown.join('') + text.slice(from);
}

/** Returns the index of a part of a text, or its end if it does not occur. */
function placeOf(part: string, text: string, from: number): number {
  const found = text.indexOf(part, from);
  return found < 0 ? text.length : found;
}

/** Replaces secrets in a body. JSON stays valid JSON, and unchanged if it has no secrets. */
function redactBody(text: string): string {
  const value = tryParseJson(text);
  if (value === undefined) return redactText(text);
  const shown = redactValue(value);
  return shown === value ? text : JSON.stringify(shown);
}

/** Replaces secrets in a JSON value; returns the same value if it has none. */
export function redactValue(value: Json): Json {
  if (typeof value === 'string') return redactText(value);
  if (typeof value !== 'object' || value === null) return value;
  if (!isObject(value)) {
    const list = value.map(redactValue);
    return list.every((entry, index) => entry === value[index]) ? value : list;
  }
  const shown = Object.entries(value).map(
    ([name, inner]) => [name, SECRET_NAME.test(name) ? REDACTED : redactValue(inner)] as const,
  );
  return shown.every(([name, inner]) => inner === value[name]) ? value : Object.fromEntries(shown);
}

/** A body without secrets, as text or, if it is binary, as Base64. */
interface RedactedBody {
  readonly text: string;
  readonly encoding?: 'base64';
}

/** Serializes a body without its secrets. */
export function serializeRedactedBody(body: string | Uint8Array): RedactedBody {
  if (typeof body === 'string') return { text: redactBody(body) };
  const text = tryDecodeUtf8(body);
  if (text !== undefined) return { text: redactBody(text) };
  // With one character per byte, a binary form can be searched for secrets beside its files, and no byte is lost.
  return { text: encodeBase64(redactText(toBinaryString(body))), encoding: 'base64' };
}
