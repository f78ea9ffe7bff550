import { parseJson } from '../http/parse-json.ts';
import { isObject, type Json } from '../json.ts';

/** Credentials by their usual names: what ends like them is one too, such as `newPassword`. */
const NAMES = '(?:password|secret|token|api[_-]?key)';
const SECRET_NAME = new RegExp(`${NAMES}$`, 'i');
const SECRET_PAIR = new RegExp(String.raw`("?${NAMES}"?\s*[=:]\s*)("(?:[^"\\]|\\.)*"?|[^&\s",}]+)`, 'gi');
/** The part of a form, to where the next one begins. */
const SECRET_PART = new RegExp(
  String.raw`(name="[^"]{0,200}${NAMES}"[^\r\n]*\r\n(?:[^\r\n]+\r\n)*\r\n)[^]*?(?=\r\n--|$)`,
  'gi',
);
const SECRET_ELEMENT = new RegExp(String.raw`(<[\w:.-]*${NAMES}(?:\s[^<>]*)?>)[^<]*`, 'gi');
/** Looked for where a word begins only, so that a long one is read once. */
const TOKEN = /(?<![\w-])eyJ[\w-]+\.[\w-]+\.[\w-]+/g;
const HIDDEN = '***';

/** Text without what must not be shown. */
export function withoutSecrets(text: string): string {
  const shown = [SECRET_PART, SECRET_ELEMENT, SECRET_PAIR].reduce(
    (left, pattern) => left.replace(pattern, `$1${HIDDEN}`),
    text,
  );
  return shown.replace(TOKEN, HIDDEN);
}

/** A body without what must not be shown: one in JSON stays JSON, as it was sent where nothing in it is hidden. */
export function bodyWithoutSecrets(text: string): string {
  const value = jsonOf(text);
  if (value === undefined) return withoutSecrets(text);
  const shown = valueWithoutSecrets(value);
  return shown === value ? text : JSON.stringify(shown);
}

/** A value without what must not be shown: the very same where nothing in it is hidden. */
export function valueWithoutSecrets(value: Json): Json {
  if (typeof value === 'string') return withoutSecrets(value);
  if (typeof value !== 'object' || value === null) return value;
  if (!isObject(value)) {
    const list = value.map(valueWithoutSecrets);
    return list.every((entry, index) => entry === value[index]) ? value : list;
  }
  const shown = Object.entries(value).map(
    ([name, inner]) => [name, SECRET_NAME.test(name) ? HIDDEN : valueWithoutSecrets(inner)] as const,
  );
  return shown.every(([name, inner]) => inner === value[name]) ? value : Object.fromEntries(shown);
}

/** The value of a text in JSON that is not nested too deep to be looked into. */
export function jsonOf(text: string): Json | undefined {
  try {
    return parseJson(text);
  } catch {
    return undefined;
  }
}
