import {
  createNameRedaction,
  decodeBase64,
  decodeUtf8,
  REDACTED,
  redactText,
  redactValue,
  SECRET_HEADER,
  SECRET_NAME,
} from '#mock/inspection.ts';
import { closestMatch, didYouMean } from '#shared/closest-match.ts';
import { escapeXml } from '#shared/escape.ts';
import { isObject, type Json } from '#shared/json.ts';
import { Secrets } from './secrets.ts';

/** Names that are kept to suggest one for a name that nothing has. */
const MAX_NAMES = 5_000;
/** Matches names of parameters with the signature of a URL, such as those of files in clouds. */
const SIGNATURE = /(?:^|[_-])signature$/i;

/** Matches words as names have them. */
const PLAIN_WORD = /^[a-z]+$/;

/** Redacts credentials and named fields from everything that is written. */
export class Redactor {
  readonly #names: RegExp;
  readonly #redactNames: (text: string) => string;
  readonly #secrets = new Secrets();
  readonly #given: readonly string[];
  readonly #vocabulary: () => ReadonlySet<string>;
  /** Names that the traffic has, in lower case, as it writes them. */
  readonly #seen = new Map<string, string>();

  /**
   * @param given - further names of members, headers and parameters to redact; case is ignored
   * @param documented - names that the documents give to credentials
   * @param vocabulary - returns the names in the documents: credentials that are one of them, such as the key `clients`
   * of an API with `/clients`, are redacted in their own places only
   */
  constructor(
    given: readonly string[] = [],
    documented: readonly string[] = [],
    vocabulary: () => ReadonlySet<string> = () => new Set(),
  ) {
    this.#given = given;
    this.#vocabulary = vocabulary;
    const pattern = [...given, ...documented].map(escapePattern).join('|');
    this.#names = pattern === '' ? SECRET_NAME : new RegExp(`${SECRET_NAME.source}|^(?:${pattern})$`, 'i');
    this.#redactNames = pattern === '' ? String : createNameRedaction(pattern);
  }

  /** Tests whether the value of a name is redacted. */
  isSecret(name: string): boolean {
    return this.#names.test(name);
  }

  /** Says which of the given names nothing in the traffic has: a misspelled one redacts nothing. */
  unmetNames(): readonly string[] {
    return this.#given
      .filter((name) => !this.#seen.has(name.toLowerCase()))
      .map((name) => {
        const meant = didYouMean(closestMatch(name, this.#seen.values()));
        return `Nothing was redacted by the name "${name}": no header, parameter or JSON member has it.${meant}`;
      });
  }

  #meet(name: string): void {
    if (this.#given.length === 0) return;
    const key = name.toLowerCase();
    const isGiven = this.#given.some((given) => given.toLowerCase() === key);
    if (isGiven || this.#seen.size < MAX_NAMES) this.#seen.set(key, name);
  }

  /** Collects the secrets of headers, so that they are redacted wherever they appear. */
  learnHeaders(headers: Readonly<Record<string, string>>): void {
    for (const [name, value] of Object.entries(headers)) {
      this.#meet(name);
      // A challenge asks for credentials and has none: its parts, such as a realm, are words of the API.
      if (CHALLENGE.test(name) && !this.isSecret(name)) continue;
      // Most requests repeat the credentials of the one before; its parts are learned with a value.
      if (this.#secrets.has(value) || (!SECRET_HEADER.test(name) && !this.isSecret(name))) continue;
      this.#learn(value);
      // What follows the value of a cookie says when and where it is sent.
      const own = name.toLowerCase() === 'set-cookie' ? value.replaceAll(COOKIE_ATTRIBUTES, '') : value;
      for (const part of own.replaceAll('"', '').split(/[\s;,]+/)) {
        // Base64 may end with the sign that stands before the value of a cookie.
        this.#learn(part);
        this.#learn(part.slice(part.indexOf('=') + 1));
      }
      const [, basic] = /^basic\s+(\S+)$/i.exec(value) ?? [];
      if (basic !== undefined) this.#learnBasic(basic);
    }
  }

  /** Collects the values of secret members of a JSON body. */
  learnBody(value: Json): void {
    const open: Json[] = [value];
    for (let next = open.pop(); next !== undefined; next = open.pop()) {
      if (typeof next !== 'object' || next === null) continue;
      if (!isObject(next)) {
        for (const each of next) open.push(each);
        continue;
      }
      for (const [name, inner] of Object.entries(next)) {
        this.#meet(name);
        if (this.isSecret(name)) this.#learnAll(inner);
        else open.push(inner);
      }
    }
  }

  /** Collects the values of secret query or form parameters. */
  learnQuery(query: URLSearchParams): void {
    for (const [name, value] of query) {
      this.#meet(name);
      if (this.isSecret(name) || SIGNATURE.test(name)) this.#learn(value);
    }
  }

  /** Replaces secrets in a text. */
  text(text: string): string {
    this.#secrets.restart();
    return this.#text(text);
  }

  /** Replaces the values of secret members of a JSON value. */
  value(value: Json): Json {
    this.#secrets.restart();
    return redactValue(value, this.#names, (text) => this.#text(text));
  }

  /** Redacts the value of a header. */
  header(name: string, value: string): string {
    return SECRET_HEADER.test(name) || this.isSecret(name) ? REDACTED : this.text(value);
  }

  /** Redacts the value of a query or form parameter. */
  parameter(name: string, value: string): string {
    return SIGNATURE.test(name) ? REDACTED : this.header(name, value);
  }

  #text(text: string): string {
    return redactText(this.#redactNames(this.#secrets.redact(text)));
  }

  #learnBasic(encoded: string): void {
    try {
      const text = decodeUtf8(decodeBase64(encoded));
      this.#learn(text.slice(text.indexOf(':') + 1));
    } catch {
      // No Base64: the header itself is redacted.
    }
  }

  #learnAll(value: Json): void {
    if (typeof value === 'string') this.#learn(value);
    else if (typeof value === 'number') this.#learn(String(value));
    else if (typeof value === 'object' && value !== null)
      for (const inner of Object.values(value)) this.#learnAll(inner);
  }

  /** Learns a secret, also as URLs, forms, JSON and markup write it, and as one of them writes what another wrote. */
  #learn(secret: string): void {
    if (this.#secrets.has(secret) || (PLAIN_WORD.test(secret) && this.#vocabulary().has(secret))) return;
    const once = spellings(secret);
    this.#secrets.add(secret, [...once, ...once.flatMap(spellings)]);
  }
}

function spellings(text: string): readonly string[] {
  const form = new URLSearchParams([['', text]]).toString().slice(1);
  const url = encodeURIComponent(text.toWellFormed());
  const lower = [form, url].map((spelling) => spelling.replaceAll(/%../g, (code) => code.toLowerCase()));
  return [...new Set([form, url, ...lower, JSON.stringify(text).slice(1, -1), escapeXml(text)])];
}

/** Headers by which a server asks for credentials (RFC 9110, section 11). */
const CHALLENGE = /^(?:www|proxy)-authenticate$/i;
/** Attributes of a cookie (RFC 6265, section 4.1.1); several cookies are joined by commas. */
const COOKIE_ATTRIBUTES =
  /;\s*(?:expires=\w+,[^;,]*|(?:max-age|domain|path|samesite|priority)=[^;,]*|secure|httponly|partitioned)(?=\s*(?:[;,]|$))/gi;

/** Escapes a text as a part of a regular expression. */
export function escapePattern(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
