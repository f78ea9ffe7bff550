/** What an error knows about the call it ends; every member is free of secrets when it gets here. */
export interface ErrorContext {
  /** The operation's identifier in the specification. */
  readonly operation?: string | undefined;
  readonly method?: string | undefined;
  /** The path as sent, without the query, which may carry secrets. */
  readonly path?: string | undefined;
  /** The status of the answer, where one had begun. */
  readonly status?: number | undefined;
  /** The body of the answer: parsed where it was JSON, else its text. */
  readonly body?: unknown;
  /** How long the server asks to wait, in milliseconds. */
  readonly retryAfterMs?: number | undefined;
  /** The answer itself; kept out of sight, because its URL may hold what the query holds. */
  readonly response?: Response | undefined;
  readonly cause?: unknown;
}

/**
 * The root of everything a call can fail with.
 *
 * `instanceof` recognizes an error of another copy of this package, and of another realm, by the
 * `kind` of its classes: two copies in one program are usual, and their prototypes differ.
 */
export class SdkError extends Error {
  static readonly kind: string = 'SdkError';
  declare readonly operation?: string;
  declare readonly method?: string;
  declare readonly path?: string;
  declare readonly status?: number;
  declare readonly body?: unknown;
  /** The answer, where one had begun; its body is read. */
  declare readonly response?: Response;

  constructor(message: string, { cause, ...known }: ErrorContext = {}) {
    super(
      known.operation
        ? `${known.operation}${known.path ? ` (${known.method} ${known.path})` : ''}: ${message}`
        : message,
      cause ? { cause } : undefined,
    );
    for (const name in known) {
      const value: unknown = Reflect.get(known, name);
      // Printed, an answer shows its URL and its header fields, in which a server may say back what it was sent:
      // nothing that prints looks behind a getter unasked.
      if (value !== undefined)
        Object.defineProperty(this, name, name === 'response' ? { get: () => value } : { value, enumerable: true });
    }
  }

  static override [Symbol.hasInstance](value: unknown): boolean {
    // A caller's own subclass has no kind of its own: only its real instances are meant.
    if (!Object.hasOwn(this, 'kind')) return super[Symbol.hasInstance](value);
    // A function, as no data that were parsed hold one.
    for (let type = Object(value).constructor; typeof type === 'function'; type = Object.getPrototypeOf(type)) {
      if (type.kind === this.kind) return true;
    }
    return false;
  }

  override get name(): string {
    return (this.constructor as typeof SdkError).kind;
  }

  /** The same members that `util.inspect` shows, so that a log line in JSON says as much. */
  toJSON(): object {
    return { ...this, name: this.name, message: this.message };
  }
}
