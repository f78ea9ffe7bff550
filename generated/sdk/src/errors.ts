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

/** The answer's status is not a success; this class itself where none of its own stands for the status. */
export class StatusError extends SdkError {
  static override readonly kind: string = 'StatusError';
  declare readonly status: number;
  /** How long the server asks to wait before the next attempt, in milliseconds, where it says so. */
  declare readonly retryAfterMs?: number;
}

/** 400: the request is not accepted; also a mandatory field that an update lacks (R093). */
export class BadRequestError extends StatusError {
  static override readonly kind: string = 'BadRequestError';
}

/** 401: the credentials are missing or invalid, and renewing them did not help (R094). */
export class UnauthorizedError extends StatusError {
  static override readonly kind: string = 'UnauthorizedError';
}

/** 402: the parameters are valid but the request failed (R095); nothing to do with payment. */
export class RequestFailedError extends StatusError {
  static override readonly kind: string = 'RequestFailedError';
}

/** 403: the user lacks the right for the request (R081). */
export class ForbiddenError extends StatusError {
  static override readonly kind: string = 'ForbiddenError';
}

/** 404: the resource does not exist (R096). */
export class NotFoundError extends StatusError {
  static override readonly kind: string = 'NotFoundError';
}

/** 405: the resource does not support the method (R097). */
export class MethodNotAllowedError extends StatusError {
  static override readonly kind: string = 'MethodNotAllowedError';
}

/** 406: the resource can only produce what the request does not accept (R098). */
export class NotAcceptableError extends StatusError {
  static override readonly kind: string = 'NotAcceptableError';
}

/** 500 and above: the server failed (R099). */
export class ServerError extends StatusError {
  static override readonly kind: string = 'ServerError';
}

/**
 * The request was refused before anything was sent: a value that would leave its place, or options that contradict each
 * other.
 */
export class InvalidRequestError extends SdkError {
  static override readonly kind: string = 'InvalidRequestError';
}

/** The credential could not give what authorizes the call; `cause` says why. */
export class CredentialError extends SdkError {
  static override readonly kind: string = 'CredentialError';
}

/** The connection failed; `status` is set where the answer had begun and was cut short. */
export class NetworkError extends SdkError {
  static override readonly kind: string = 'NetworkError';
}

/** No byte came within `idleTimeoutMs`, or the whole call took longer than `timeoutMs`. */
export class TimeoutError extends SdkError {
  static override readonly kind: string = 'TimeoutError';
}

/** The caller's signal ended the call; `cause` is the signal's reason. */
export class AbortedError extends SdkError {
  static override readonly kind: string = 'AbortedError';
}

/**
 * The answer redirects where the call must not follow: to another origin, or an operation that must not be sent twice.
 */
export class RedirectError extends SdkError {
  static override readonly kind: string = 'RedirectError';
}

/** The answer is truncated, mis-encoded or of another type than the operation's; `status` is that of the answer. */
export class ResponseParseError extends SdkError {
  static override readonly kind: string = 'ResponseParseError';
}

/** The decoded answer has more bytes than `maxResponseBytes`. */
export class ResponseTooLargeError extends SdkError {
  static override readonly kind: string = 'ResponseTooLargeError';
}

/** Somebody changed the resource between the read and the write of a safe update. */
export class ConflictError extends SdkError {
  static override readonly kind: string = 'ConflictError';
}

/** The kinds of errors that a call can end with, without the word that all of them end in. */
type ErrorKind =
  | 'Aborted'
  | 'ResponseTooLarge'
  | 'BadRequest'
  | 'Conflict'
  | 'Credential'
  | 'Forbidden'
  | 'InvalidRequest'
  | 'ResponseParse'
  | 'MethodNotAllowed'
  | 'Network'
  | 'NotAcceptable'
  | 'NotFound'
  | 'Redirect'
  | 'RequestFailed'
  | 'Server'
  | 'Status'
  | 'Timeout'
  | 'Unauthorized';

/** What a failure is called, its message, and the class that is above its own where that is not `SdkError`. */
export type ErrorDescription = readonly [kind: ErrorKind, message?: string, Above?: typeof SdkError];

/**
 * An error of a kind. The class that callers know by its name recognizes it by its kind, so a program carries only
 * those classes that it names itself.
 */
export function createError(
  [kind, message = '', Above = SdkError]: ErrorDescription,
  context?: ErrorContext,
): SdkError {
  const name = `${kind}Error`;
  return new (class extends Above {
    static override readonly kind = name;

    // Not a field: bundlers for old engines may assign it, and the name of a function cannot be assigned.
    static override get name(): string {
      return name;
    }
  })(message, context);
}

/** Kinds of the statuses 400 to 406, in order (R091). */
const kinds = [
  'BadRequest',
  'Unauthorized',
  'RequestFailed',
  'Forbidden',
  'NotFound',
  'MethodNotAllowed',
  'NotAcceptable',
] as const;

/** The kind of error that stands for a status. */
export function errorKindOfStatus(status: number): ErrorKind {
  return kinds[status - 400] ?? (status >= 500 ? 'Server' : 'Status');
}
