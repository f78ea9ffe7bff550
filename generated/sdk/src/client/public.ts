/* The names of the runtime for users of a client. Each client exports them beside its own. */

export {
  apiKeyCredential,
  type ApiKeyLocation,
  type Authorization,
  basicCredential,
  bearerCredential,
  type Caller,
  type Credential,
  type CredentialContext,
} from '../auth/credentials.ts';
export { type Token, tokenSource } from '../auth/token.ts';
export type {
  BinaryBody,
  BytesAsText,
  Call,
  DataWithResponse,
  DocumentedHeaders,
  DocumentedResponse,
  OpenEnum,
  OperationDescription,
  Strict,
  Result,
} from './operation.ts';
export { Client } from './client.ts';
export {
  type CallOptions,
  type Clock,
  type RetryOptions,
  type SharedOptions,
  systemClock,
  type ValidationMode,
} from './call-options.ts';
export type { ClientOptions, Transport, TransportContext, ValidatedCall, Validation } from './options.ts';
export {
  AbortedError,
  BadRequestError,
  ConflictError,
  CredentialError,
  type ErrorContext,
  ForbiddenError,
  InvalidRequestError,
  MethodNotAllowedError,
  NetworkError,
  NotAcceptableError,
  NotFoundError,
  PreconditionFailedError,
  RateLimitError,
  RedirectError,
  ResponseParseError,
  ResponseTooLargeError,
  SdkError,
  ServerError,
  StatusError,
  TimeoutError,
  UnauthorizedError,
  UnprocessableError,
} from '../errors.ts';
export type { EventStream, ItemStream, ServerSentEvent } from '../responses/stream.ts';
