import type { IncomingMessage } from 'node:http';
import { fieldOf } from './field-of.ts';

/** Header fields of an answer: looked up where they stand, copied into a real `Headers` for everything else. */
export class LazyHeaders implements Headers {
  readonly #message: IncomingMessage;
  #headers: Headers | undefined;

  constructor(message: IncomingMessage) {
    this.#message = message;
  }

  get(name: string): string | null {
    if (this.#headers) return this.#headers.get(name);
    return fieldOf(this.#message, name.toLowerCase()) ?? null;
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
