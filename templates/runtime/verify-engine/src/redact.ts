import { Buffer } from 'node:buffer';
import {
  createNameRedaction,
  decodeBase64,
  decodeUtf8,
  isSecretMember,
  mediaTypeOf,
  type NameRedaction,
  REDACTED,
  redactText,
  redactUsual,
  redactValue,
  SECRET_HEADER,
  SECRET_NAME,
  tryParseJson,
} from '#mock/inspection.ts';
import { closestMatch, didYouMean } from '#shared/closest-match.ts';
import { isObject, type Json } from '#shared/json.ts';
import { readEscapes } from './escapes.ts';
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
  readonly #redactNames: NameRedaction;
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

  /** Collects the secrets of a body, with its value if it is JSON. */
  learnBody(contentType: string | undefined, text: string, value?: Json): void {
    if (value !== undefined) this.learnValue(value);
    else if (isForm(contentType)) this.learnQuery(new URLSearchParams(text));
    else if (WRITTEN.test(mediaTypeOf(contentType))) this.#learnText(text);
  }

  /** Collects the values of secret members of a JSON value, also of those that its strings hold. */
  learnValue(value: Json): void {
    const open: Json[] = [value];
    for (let next = open.pop(); next !== undefined; next = open.pop())
      for (const inner of this.#learnOuter(next)) open.push(inner);
  }

  /** Learns from a JSON value. Returns the values in it that are not learned. */
  #learnOuter(value: Json): readonly Json[] {
    if (typeof value === 'string') return this.#learnHeld(value);
    if (!isObject(value)) return Array.isArray(value) ? value : [];
    const others = Object.entries(value).filter(([name, inner]) => !this.#learnMember(name, inner));
    return others.map(([, inner]) => inner);
  }

  /** Learns the value of a secret member. Returns whether it is one. */
  #learnMember(name: string, value: Json): boolean {
    this.#meet(name);
    if (!isSecretMember(name, value, this.#names)) return false;
    if (typeof value === 'string' && /authorization$/i.test(name)) this.learnHeaders({ [name]: value });
    this.#learnAll(value);
    return true;
  }

  /** Learns from markup in a string; returns JSON in it. */
  #learnHeld(text: string): readonly Json[] {
    if (!/^\s*[[{<]/.test(text)) return [];
    const held = tryParseJson(text);
    if (held === undefined) this.#learnText(text);
    return held === undefined ? [] : [held];
  }

  /** Collects the contents of secret elements and parts, and quoted values. */
  #learnText(text: string): void {
    const learn = (found: string): void => {
      for (const part of found.split(/<!\[CDATA\[|\]\]>|<[^<>]*>/)) {
        this.#learn(part.trim());
        this.#learn(readEscapes(part.trim())?.text ?? '');
      }
    };
    redactUsual(text, learn);
    this.#redactNames(text, learn);
  }

  /** Collects the password and the secret parameters of a URL. */
  learnUrl(url: string): void {
    const [, user = ''] = /^[a-z][a-z\d+.-]*:\/\/([^/?#]*)@/i.exec(url) ?? [];
    this.#learn(user.slice(user.indexOf(':') + 1));
    const [address = ''] = url.split('#', 1);
    const mark = address.indexOf('?');
    if (mark >= 0) this.learnQuery(new URLSearchParams(address.slice(mark + 1)));
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

  /** Learns a secret, also as forms and Base64 write it. Escapes in texts are read where it is searched. */
  #learn(secret: string): void {
    if (this.#secrets.has(secret) || (PLAIN_WORD.test(secret) && this.#vocabulary().has(secret))) return;
    this.#secrets.add(secret, [secret.replaceAll(' ', '+'), ...base64Of(secret)]);
  }
}

/** Returns a text in Base64, in both alphabets, and as a part of a longer text, such as that of user and password. */
function base64Of(text: string): readonly string[] {
  const length = Buffer.byteLength(text);
  const written = [0, 1, 2].map((before) =>
    // Letters at the edges also hold bits of what is around the text.
    Buffer.from(' '.repeat(before) + text)
      .toString('base64')
      .slice(Math.ceil((before * 8) / 6), Math.floor(((before + length) * 8) / 6)),
  );
  const all = [Buffer.from(text).toString('base64').replaceAll('=', ''), ...written];
  return [...all, ...all.map((each) => each.replaceAll('+', '-').replaceAll('/', '_'))];
}

/** Tests for a form of names and values. */
export function isForm(contentType: string | undefined): boolean {
  return mediaTypeOf(contentType) === 'application/x-www-form-urlencoded';
}

/** Texts, and forms with texts as parts. */
const WRITTEN = /^text\/|json|xml|javascript|^multipart\//;

/** Headers by which a server asks for credentials (RFC 9110, section 11). */
const CHALLENGE = /^(?:www|proxy)-authenticate$/i;
/** Attributes of a cookie (RFC 6265, section 4.1.1); several cookies are joined by commas. */
const COOKIE_ATTRIBUTES =
  /;\s*(?:expires=\w+,[^;,]*|(?:max-age|domain|path|samesite|priority)=[^;,]*|secure|httponly|partitioned)(?=\s*(?:[;,]|$))/gi;

/** Escapes a text as a part of a regular expression. */
export function escapePattern(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
