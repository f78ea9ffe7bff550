import { encodeBase64, toBinaryString, tryDecodeUtf8, tryParseJson } from '../http/body.ts';
import { isObject, type Json } from '../json.ts';

/**
 * Usual names of credentials, and of signatures of URLs that clouds sign; names with these endings match too, such as
 * `newPassword`.
 */
const NAMES = [
  '(?:passw(?:or)?d|passphrase|secret|token|(?:api|private|secret|secret[_-]?access)[_-]?key|client[_-]?assertion',
  '|(?<![a-z])sig|x-(?:amz|goog)-(?:signature|credential))',
].join('');
/** Matches names of members with credentials. */
export const SECRET_NAME: RegExp = new RegExp(`${NAMES}$`, 'i');
const AUTHORIZATION = '(?:proxy[_-]?)?authorization';
/** Names of members whose texts are credentials; numbers and objects of these names count or describe something. */
const TEXTS_NAME = new RegExp(`${NAMES}s$|^${AUTHORIZATION}$`, 'i');
/** JSON Web Token. It is searched at word starts only, so that a long word is read once. */
const TOKEN = /(?<![\w-])eyJ[\w-]+\.[\w-]+\.[\w-]+/g;
/** Text in place of a secret. */
export const REDACTED = '***';
/** Index of a list, or member of an object, in the name of a parameter. */
const BRACKETS = String.raw`(?:\[\w*\]|%5B\w*%5D|\]|%5D)*`;
/** String up to its end or that of the text. The lookbehind avoids a stack overflow on long strings. */
const STRING = String.raw`"[^]*?(?:"(?<=[^\\](?:\\\\)*")|$)`;
/** String in a string, with escaped quotes, or one in single quotes. */
const OTHER_STRING = String.raw`(?<quote>\\+")[^]*?(?:(?<!\\)(?:\k<quote>|")|$)|'[^'<>]*'(?=[\s,/>}\]])`;
/** List or object, with others in it. */
const NESTED = String.raw`[[{](?:[^"[\]{}]+|${STRING}|[[{](?:[^"[\]{}]+|${STRING})*[\]}]?)*[\]}]?`;
const WORD = String.raw`(?<==\s*)[^&\s"]+?(?=[&\s"]|</|/>|$)|(?<=:\s*)[^\s",}]+`;
/** Value. What is redacted already stays: its quote in a shell command is not part of the value. */
const VALUE = String.raw`(?!\*{3}(?:[&\s"'<]|/>|$))(?:${STRING}|${OTHER_STRING}|${NESTED}|${WORD})`;
/** Content of an element without end tag: markup up to its end, or the text of a line. In prose, a space is next. */
const CUT_OFF = String.raw`(?!\*{3}(?:'|</|$)|</)(?:[^\S\n]*[\n<][^]*|[^\s<][^\n<]*)`;

/** Signature in the query of a URL. Elsewhere the name may be that of a person who signs. */
const SIGNATURE = '(?<=[?&]|&amp;)[\\w-]*signature(?==)';
/** Text or list of texts after such a name. */
const TEXTS = String.raw`(?=\\*["']\s*:\s*\[?\s*\\*["'])`;
/** Replaces the values of usual names in a text. */
export const redactUsual: NameRedaction = createNameRedaction(
  `\\w*${NAMES}(?:s${TEXTS})?|${AUTHORIZATION}${TEXTS}|${SIGNATURE}`,
  '=:',
);
/** User of a URL: also one alone, which may be a token, in those of HTTP; in others, only one with a password. */
const USER = /(?:(?<=https?:\/\/)|(?<=\w:\/\/)(?=[^\s/?#"'<>:@]*:[^\s/?#"'<>]*@))[^\s/?#"'<>]+(?=@)/gi;

/** Replaces secrets in a text. */
export function redactText(text: string): string {
  return redactUsual(text).replace(TOKEN, REDACTED).replace(USER, REDACTED);
}

/**
 * Replaces secrets in a text.
 *
 * @param onSecret - called for the content of each element and part, and for each quoted value, without its quotes
 */
export type NameRedaction = (text: string, onSecret?: (secret: string) => void) => string;

/**
 * Returns a function that redacts the values of names in a text, which may be cut off.
 *
 * @param names - pattern of the names; case is ignored
 * @param separators - characters between a name without quotes and its value
 */
export function createNameRedaction(names: string, separators = '='): NameRedaction {
  const word = String.raw`(?:(?<!\w)|(?<=%5B))(?:${names})`;
  const part = new RegExp(String.raw`name\s*=\s*"?[^"\r\n]{0,200}${word}${BRACKETS}(?=["\s;]|$)`, 'i');
  const tag = String.raw`[\w:.-]*${word}(?:\s[^<>]*)?(?<!/)>`;
  const head = String.raw`${word}${BRACKETS}(?:(\\*["'])\s*[=:]|\\*\s*[${separators}])\s*(?=\S)`;
  const tags = new RegExp(String.raw`<!\[CDATA\[|\]\]>|<(/?)${tag}`, 'gi');
  const value = new RegExp(`(<${tag})${CUT_OFF}|(${head})${VALUE}`, 'gi');
  return (text, onSecret = ignore) =>
    redactElements(redactMultipart(text, part, onSecret), tags, onSecret).replace(
      value,
      (found: string, start = '', name = '', mark = '') => {
        const [, quoted] = QUOTED.exec(found.slice(start.length + name.length)) ?? [];
        if (quoted !== undefined) onSecret(quoted);
        return `${start}${name}${mark}${REDACTED}${mark}`;
      },
    );
}

const QUOTED = /^\\*["'](.*?)\\*["']?$/s;

function ignore(): void {}

/** Replaces the contents of elements. An end tag in character data ends no element around the data. */
function redactElements(text: string, tags: RegExp, onSecret: (secret: string) => void): string {
  const open: number[] = [];
  const ends = new Map<number, number>();
  let data = -1;
  for (const { 0: token, 1: slash, index } of text.matchAll(tags)) {
    const start = open.at(-1);
    if (token === ']]>') data = -1;
    else if (slash === '') open.push(index + token.length);
    else if (slash === undefined) data = index;
    else if (start !== undefined) {
      ends.set(start, index);
      if (start > data) open.pop();
    }
  }
  let [shown, from] = ['', 0];
  for (const [start, end] of [...ends].sort(([one], [other]) => one - other)) {
    if (start >= from) {
      shown += text.slice(from, start) + REDACTED;
      onSecret(text.slice(start, end));
    }
    from = Math.max(from, end);
  }
  return shown + text.slice(from);
}

/** Limit of the header of a part, before which other text may stand. */
const MAX_HEAD_LENGTH = 16_384;
const BLANK_LINE = '\r\n\r\n';

/** Replaces the contents of the parts of a multipart form whose header matches. */
function redactMultipart(text: string, secret: RegExp, onSecret: (secret: string) => void): string {
  let [shown, from] = ['', 0];
  let [boundary, blank] = [0, text.indexOf(BLANK_LINE)];
  while (boundary !== -1 && blank !== -1) {
    let next = text.indexOf('\r\n--', boundary + 1);
    const head = next === -1 || next >= blank ? text.slice(Math.max(boundary, blank - MAX_HEAD_LENGTH), blank) : '';
    if (secret.test(head)) {
      const start = blank + BLANK_LINE.length;
      shown += text.slice(from, start) + REDACTED;
      from = endOfPart(text, boundary, start);
      onSecret(text.slice(start, from));
      next = text.indexOf('\r\n--', from);
    }
    boundary = next;
    if (blank < boundary + 2) blank = text.indexOf(BLANK_LINE, boundary + 2);
  }
  return shown + text.slice(from);
}

/** Returns where the content of a part ends: before the next line with its boundary, or with the text. */
function endOfPart(text: string, boundary: number, content: number): number {
  const pattern = /(?:^|\r\n)(--[^\r\n]*)/y;
  pattern.lastIndex = boundary;
  const [, line] = pattern.exec(text) ?? [];
  const end = line === undefined ? -1 : text.indexOf(`\r\n${line}`, content - 2);
  return end === -1 ? text.length : Math.max(end, content);
}

/** Replaces secrets in a body. JSON stays valid JSON, and unchanged if it has no secrets. */
function redactBody(text: string): string {
  const value = tryParseJson(text);
  if (value === undefined) return redactText(text);
  const shown = redactValue(value);
  return shown === value ? text : JSON.stringify(shown);
}

/** Replaces secrets in a JSON value; returns the same value if it has none. */
export function redactValue(value: Json, names: RegExp = SECRET_NAME, redact: typeof redactText = redactText): Json {
  if (typeof value === 'string') return redact(value);
  if (typeof value !== 'object' || value === null) return value;
  if (!isObject(value)) {
    const list = value.map((entry) => redactValue(entry, names, redact));
    return list.every((entry, index) => entry === value[index]) ? value : list;
  }
  const shown = Object.entries(value).map(
    ([name, inner]) =>
      [name, isSecretMember(name, inner, names) ? REDACTED : redactValue(inner, names, redact)] as const,
  );
  return shown.every(([name, inner]) => inner === value[name]) ? value : Object.fromEntries(shown);
}

/** Tests whether a member of a JSON value is a credential. */
export function isSecretMember(name: string, value: Json, names: RegExp): boolean {
  const isTexts = typeof value === 'string' || (Array.isArray(value) && typeof value[0] === 'string');
  return names.test(name) || (isTexts && TEXTS_NAME.test(name));
}

/** Serializes a body without its secrets, as text or, if it is binary, as Base64. */
export function serializeRedactedBody(body: string | Uint8Array): { text: string; encoding?: 'base64' } {
  if (typeof body === 'string') return { text: redactBody(body) };
  const text = tryDecodeUtf8(body);
  if (text !== undefined) return { text: redactBody(text) };
  // With one character per byte, a binary form can be searched for secrets beside its files, and no byte is lost.
  return { text: encodeBase64(redactText(toBinaryString(body))), encoding: 'base64' };
}
