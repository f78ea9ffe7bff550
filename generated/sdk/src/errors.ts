/** Details of the failed call. Every member is already free of secrets. */
export interface ErrorContext {
  /** Identifier of the operation in the specification. */
  readonly operation?: string | undefined;
  readonly method?: string | undefined;
  /** Path as sent, without the query, because the query may hold secrets. */
  readonly path?: string | undefined;
  /** Status of the response, if there was one. */
  readonly status?: number | undefined;
  /** Body of the response: parsed if it is JSON, otherwise its text. */
  readonly body?: unknown;
  /** Delay that the server asks for in `Retry-After`, in milliseconds. */
  readonly retryAfterMs?: number | undefined;
  /** The response itself. It is hidden from logs, because its URL contains the query. */
  readonly response?: Response | undefined;
  readonly cause?: unknown;
}

/**
 * Base class of all errors of a call.
 *
 * `instanceof` compares the `kind` of the classes, so it also recognizes errors from another copy of this package or
 * from another realm. Two copies in one program are common, and their prototypes differ.
 */
export class SdkError extends Error {
  static readonly kind: string = 'SdkError';
  declare readonly operation?: string;
  declare readonly method?: string;
  declare readonly path?: string;
  declare readonly status?: number;
  declare readonly body?: unknown;
  /** The response, if there was one. Its body has been read. */
  declare readonly response?: Response;

  constructor(message: string, { cause, ...known }: ErrorContext = {}) {
    super(
      known.operation
        ? `${known.operation}${known.path ? ` (${known.method} ${known.path})` : ''}: ${message}`
        : message,
      (cause && { cause }) as ErrorOptions | undefined,
    );
    for (const [name, value] of Object.entries(known)) {
      // A getter keeps the response out of logs: its URL and headers may repeat what was sent.
      if (value !== undefined)
        Object.defineProperty(this, name, name === 'response' ? { get: () => value } : { value, enumerable: true });
    }
  }

  static override [Symbol.hasInstance](value: unknown): boolean {
    // A subclass of the caller's has no kind of its own and matches its real instances only.
    if (!Object.hasOwn(this, 'kind')) return super[Symbol.hasInstance](value);
    // Parsed data cannot contain a function, so it is never mistaken for an error.
    for (let type = Object(value).constructor; typeof type === 'function'; type = Object.getPrototypeOf(type)) {
      if (type.kind === this.kind) return true;
    }
    return false;
  }

  override get name(): string {
    return (this.constructor as typeof SdkError).kind;
  }

  /** Returns the members that `util.inspect` shows, so that a JSON log contains the same details. */
  toJSON(): object {
    return { ...this, name: this.name, message: this.message };
  }
}

/** Error status in the response. Statuses without a class of their own use this class. */
export class StatusError extends SdkError {
  static override readonly kind: string = 'StatusError';
  declare readonly status: number;
  /** Delay that the server asks for in `Retry-After`, in milliseconds, if it sent one. */
  declare readonly retryAfterMs?: number;
}

/** 400: the request was not accepted, for example because an update lacks a required field. */
export class BadRequestError extends StatusError {
  static override readonly kind: string = 'BadRequestError';
}

/** 401: the credentials are missing or invalid, and renewing the token did not help. */
export class UnauthorizedError extends StatusError {
  static override readonly kind: string = 'UnauthorizedError';
}

/** 403: the user lacks a right that the request needs. */
export class ForbiddenError extends StatusError {
  static override readonly kind: string = 'ForbiddenError';
}

/** 404: the resource does not exist. */
export class NotFoundError extends StatusError {
  static override readonly kind: string = 'NotFoundError';
}

/** 405: the resource does not support the method. */
export class MethodNotAllowedError extends StatusError {
  static override readonly kind: string = 'MethodNotAllowedError';
}

/** 406: the resource cannot be sent in an accepted media type. */
export class NotAcceptableError extends StatusError {
  static override readonly kind: string = 'NotAcceptableError';
}

/** 412: a condition of the request, such as `If-Match`, is not met. */
export class PreconditionFailedError extends StatusError {
  static override readonly kind: string = 'PreconditionFailedError';
}

/** 422: the request is well-formed, but its content is not accepted. */
export class UnprocessableError extends StatusError {
  static override readonly kind: string = 'UnprocessableError';
}

/** 429: too many requests. See `retryAfterMs`. */
export class RateLimitError extends StatusError {
  static override readonly kind: string = 'RateLimitError';
}

/** 500 and above: the server failed. */
export class ServerError extends StatusError {
  static override readonly kind: string = 'ServerError';
}

/** Invalid parameters or options. Nothing was sent. */
export class InvalidRequestError extends SdkError {
  static override readonly kind: string = 'InvalidRequestError';
}

/** The credential failed to authorize the call. See `cause`. */
export class CredentialError extends SdkError {
  static override readonly kind: string = 'CredentialError';
}

/** The connection failed. `status` is set if the response had begun and was cut short. */
export class NetworkError extends SdkError {
  static override readonly kind: string = 'NetworkError';
}

/** No data arrived within `idleTimeoutMs`, or the whole call took longer than `timeoutMs`. */
export class TimeoutError extends SdkError {
  static override readonly kind: string = 'TimeoutError';
}

/** The caller aborted the call. `cause` is the reason of the signal. */
export class AbortedError extends SdkError {
  static override readonly kind: string = 'AbortedError';
}

/** The response redirects to another origin, or redirects an operation that must not be sent twice. */
export class RedirectError extends SdkError {
  static override readonly kind: string = 'RedirectError';
}

/** The response is truncated, badly encoded or has another media type than the operation declares. */
export class ResponseParseError extends SdkError {
  static override readonly kind: string = 'ResponseParseError';
}

/** The decompressed response is larger than `maxResponseBytes`. */
export class ResponseTooLargeError extends SdkError {
  static override readonly kind: string = 'ResponseTooLargeError';
}

/**
 * 409: the request conflicts with the state of the resource. Also thrown by a safe update, without a status, if the
 * resource was changed between its read and its write.
 */
export class ConflictError extends SdkError {
  static override readonly kind: string = 'ConflictError';
}

/** Kinds of errors: the class names without the suffix `Error`. */
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
  | 'PreconditionFailed'
  | 'RateLimit'
  | 'Server'
  | 'Status'
  | 'Timeout'
  | 'Unauthorized'
  | 'Unprocessable';

/** Kind and message of an error, and its parent class if that is not `SdkError`. */
export type ErrorDescription = readonly [kind: ErrorKind, message?: string, Above?: typeof SdkError];

/**
 * Creates an error by its kind. Exported classes recognize it by that kind, so a bundle only contains the classes that
 * the program itself names.
 */
export function createError(
  [kind, message = '', Above = SdkError]: ErrorDescription,
  context?: ErrorContext,
): SdkError {
  const name = `${kind}Error`;
  const Class = class extends Above {
    static override readonly kind = name;
  };
  // Not a static member: compilers for old engines assign fields, and reject members with names of a function's own.
  Object.defineProperty(Class, 'name', { value: name });
  return new Class(message, context);
}

/** Kinds of the statuses with a class of their own (RFC 9110, section 15.5). */
export const ERROR_KINDS: Readonly<Record<number, ErrorKind>> = {
  400: 'BadRequest',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'NotFound',
  405: 'MethodNotAllowed',
  406: 'NotAcceptable',
  409: 'Conflict',
  412: 'PreconditionFailed',
  422: 'Unprocessable',
  429: 'RateLimit',
};
