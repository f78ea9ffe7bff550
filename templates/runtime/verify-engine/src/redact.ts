import { decodeBase64, decodeUtf8, REDACTED, redactText, SECRET_HEADER, SECRET_NAME } from '#mock/inspection.ts';
import { isObject, type Json } from '#shared/json.ts';

/** Shorter texts would occur everywhere. */
const MIN_SECRET = 4;
/** Secrets beyond this number replace the oldest. */
const MAX_SECRETS = 5_000;

/** Redacts credentials and named fields from everything that is written. */
export class Redactor {
  readonly #names: ReadonlySet<string>;
  readonly #secrets = new Set<string>();

  /** @param names - further names of members, headers and parameters to redact; case is ignored */
  constructor(names: readonly string[] = []) {
    this.#names = new Set(names.map((name) => name.toLowerCase()));
  }

  /** Tests whether the value of a name is redacted. */
  isSecret(name: string): boolean {
    return SECRET_NAME.test(name) || this.#names.has(name.toLowerCase());
  }

  /** Collects the secrets of headers, so that they are redacted wherever they appear. */
  learnHeaders(headers: Readonly<Record<string, string>>): void {
    for (const [name, value] of Object.entries(headers)) {
      // Most requests repeat the credentials of the one before; its parts are learned with a value.
      if (this.#secrets.has(value) || (!SECRET_HEADER.test(name) && !this.isSecret(name))) continue;
      this.#learn(value);
      // What follows the value of a cookie says when and where it is sent.
      const [own = value] = name.toLowerCase() === 'set-cookie' ? value.split(';') : [value];
      for (const part of own.split(/[\s;,]+/)) this.#learn(part.slice(part.indexOf('=') + 1));
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
        if (this.isSecret(name)) this.#learnAll(inner);
        else open.push(inner);
      }
    }
  }

  /** Collects the values of secret query or form parameters. */
  learnQuery(query: URLSearchParams): void {
    for (const [name, value] of query) if (this.isSecret(name)) this.#learn(value);
  }

  /** Replaces secrets in a text. */
  text(text: string): string {
    let shown = text;
    for (const secret of this.#secrets) if (shown.includes(secret)) shown = shown.replaceAll(secret, REDACTED);
    return redactText(this.#redactNamed(shown));
  }

  /** Replaces the values of secret members of a JSON value. */
  value(value: Json): Json {
    if (typeof value === 'string') return this.text(value);
    if (typeof value !== 'object' || value === null) return value;
    if (!isObject(value)) return value.map((entry) => this.value(entry));
    return Object.fromEntries(
      Object.entries(value).map(([name, inner]) => [name, this.isSecret(name) ? REDACTED : this.value(inner)]),
    );
  }

  /** Redacts the value of a header. */
  header(name: string, value: string): string {
    return SECRET_HEADER.test(name) || this.isSecret(name) ? REDACTED : this.text(value);
  }

  #redactNamed(text: string): string {
    let shown = text;
    for (const name of this.#names) {
      const pattern = new RegExp(`("${escapePattern(name)}"\\s*:\\s*)("(?:[^"\\\\]|\\\\.)*"?|[^,}\\]\\s]+)`, 'gi');
      const parameter = new RegExp(`([?&]${escapePattern(name)}=)[^&\\s]*`, 'gi');
      shown = shown.replace(pattern, `$1"${REDACTED}"`).replace(parameter, `$1${REDACTED}`);
    }
    return shown;
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

  #learn(secret: string): void {
    if (secret.length < MIN_SECRET || secret === REDACTED) return;
    this.#secrets.add(secret);
    const [oldest] = this.#secrets;
    if (this.#secrets.size > MAX_SECRETS && oldest !== undefined) this.#secrets.delete(oldest);
  }
}

/** Escapes a text as a part of a regular expression. */
export function escapePattern(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
