import type { IncomingMessage } from 'node:http';

/**
 * Returns a header of a response like `Headers`: values of the same name are joined. Searches the raw headers, because
 * `message.headers` would copy all of them first.
 *
 * @param name - in lower case
 */
export function headerValue({ rawHeaders }: IncomingMessage, name: string): string | undefined {
  let found: string | undefined;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const given = rawHeaders[index] ?? '';
    if (given.length !== name.length || given.toLowerCase() !== name) continue;
    const value = rawHeaders[index + 1] ?? '';
    found = found === undefined ? value : `${found}, ${value}`;
  }
  return found;
}

/**
 * Headers of a response. Single values are read from the raw headers; anything else copies them into a real `Headers`.
 */
export class LazyHeaders implements Headers {
  readonly #message: IncomingMessage;
  #headers: Headers | undefined;

  constructor(message: IncomingMessage) {
    this.#message = message;
  }

  get(name: string): string | null {
    if (this.#headers) return this.#headers.get(name);
    return headerValue(this.#message, name.toLowerCase()) ?? null;
  }

  has(name: string): boolean {
    return this.get(name) !== null;
  }

  append(name: string, value: string): void {
    this.#copy().append(name, value);
  }

  delete(name: string): void {
    this.#copy().delete(name);
  }

  set(name: string, value: string): void {
    this.#copy().set(name, value);
  }

  getSetCookie(): string[] {
    return this.#copy().getSetCookie();
  }

  forEach(run: (value: string, key: string, parent: Headers) => void): void {
    for (const [name, value] of this) run(value, name, this);
  }

  entries(): HeadersIterator<[string, string]> {
    return this.#copy().entries();
  }

  keys(): HeadersIterator<string> {
    return this.#copy().keys();
  }

  values(): HeadersIterator<string> {
    return this.#copy().values();
  }

  [Symbol.iterator](): HeadersIterator<[string, string]> {
    return this.entries();
  }

  #copy(): Headers {
    if (!this.#headers) {
      const { rawHeaders } = this.#message;
      this.#headers = new Headers();
      for (let index = 0; index < rawHeaders.length; index += 2) {
        this.#headers.append(rawHeaders[index] ?? '', rawHeaders[index + 1] ?? '');
      }
    }
    return this.#headers;
  }
}
