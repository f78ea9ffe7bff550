import { encodeBase64, toBinaryString, tryDecodeUtf8 } from '../http/bytes.ts';
import { tryParseJson } from '../http/json-body.ts';
import { isObject, type Json } from '../json.ts';

/** Credentials by their usual names: what ends like them is one too, such as `newPassword`. */
const NAMES = '(?:password|secret|token|api[_-]?key)';
const SECRET_NAME = new RegExp(`${NAMES}$`, 'i');
/** A text to its end, or to a quote that is not escaped: looked for forwards, for a long one has no room to go back. */
const TEXT = String.raw`"[^]*?(?:"(?<=[^\\](?:\\\\)*")|$)`;
/** In JSON that is cut off, a text in a text has its quotes escaped. */
const TEXT_IN_TEXT = String.raw`\\+"[^"]*"?`;
const SECRET_PAIR = new RegExp(String.raw`("?${NAMES}\\*"?\s*[=:]\s*)(${TEXT}|${TEXT_IN_TEXT}|[^&\s",}]+)`, 'gi');
/** The head of a part of a form, whose name may stand there without quotes. */
const SECRET_HEAD = new RegExp(String.raw`name\s*=\s*(?:"[^"]{0,200}${NAMES}"|[^\s";]{0,200}${NAMES}(?=[\s;]))`, 'i');
const SECRET_ELEMENT = new RegExp(String.raw`(<[\w:.-]*${NAMES}(?:\s[^<>]*)?>)[^<]*`, 'gi');
/** Looked for where a word begins only, so that a long one is read once. */
const TOKEN = /(?<![\w-])eyJ[\w-]+\.[\w-]+\.[\w-]+/g;
const REDACTED = '***';

/** Text without what must not be shown. */
export function redactText(text: string): string {
  const shown = [SECRET_ELEMENT, SECRET_PAIR].reduce(
    (left, pattern) => left.replace(pattern, `$1${REDACTED}`),
    redactMultipart(text),
  );
  return shown.replace(TOKEN, REDACTED);
}

const BLANK_LINE = '\r\n\r\n';
const NEXT_PART = '\r\n--';

/** Without the secret parts of a form, each to where the next one begins. What stands before a blank line is a head. */
function redactMultipart(text: string): string {
  const shown: string[] = [];
  let from = 0;
  for (let end = text.indexOf(BLANK_LINE); end >= 0; end = text.indexOf(BLANK_LINE, from)) {
    const head = text.slice(from, end + BLANK_LINE.length);
    const isSecret = SECRET_HEAD.test(head);
    shown.push(head, isSecret ? REDACTED : '');
    from = isSecret ? placeOf(NEXT_PART, text, from + head.length) : from + head.length;
  }
  return shown.length === 0 ? text : shown.join('') + text.slice(from);
}

/** Where a part of a text begins; its end where it does not. */
function placeOf(part: string, text: string, from: number): number {
  const found = text.indexOf(part, from);
  return found < 0 ? text.length : found;
}

/** A body without what must not be shown: one in JSON stays JSON, as it was sent where nothing in it is hidden. */
function redactBody(text: string): string {
  const value = tryParseJson(text);
  if (value === undefined) return redactText(text);
  const shown = redactValue(value);
  return shown === value ? text : JSON.stringify(shown);
}

/** A value without what must not be shown: the very same where nothing in it is hidden. */
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
