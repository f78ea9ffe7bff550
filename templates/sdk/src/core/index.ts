export { base64 } from './base64.ts';
export { basicCredential } from './basic-credential.ts';
export { apiKeyCredential, type ApiKeyPlace } from './api-key-credential.ts';
export { bearerCredential } from './bearer-credential.ts';
export { binaryBody } from './binary-body.ts';
export type { Answered, Call, Result } from './call.ts';
export { Client } from './client.ts';
export { type Clock, systemClock } from './clock.ts';
export type { Authorization, Caller, Credential, CredentialContext } from './credential.ts';
export { AbortedError } from './errors/aborted-error.ts';
export { AnswerTooLargeError } from './errors/answer-too-large-error.ts';
export { BadRequestError } from './errors/bad-request-error.ts';
export { ConflictError } from './errors/conflict-error.ts';
export { CredentialError } from './errors/credential-error.ts';
export { ForbiddenError } from './errors/forbidden-error.ts';
export { InvalidRequestError } from './errors/invalid-request-error.ts';
export { MalformedAnswerError } from './errors/malformed-answer-error.ts';
export { MethodNotAllowedError } from './errors/method-not-allowed-error.ts';
export { NetworkError } from './errors/network-error.ts';
export { NotAcceptableError } from './errors/not-acceptable-error.ts';
export { NotFoundError } from './errors/not-found-error.ts';
export { RedirectError } from './errors/redirect-error.ts';
export { RequestFailedError } from './errors/request-failed-error.ts';
export { type ErrorContext, SdkError } from './errors/sdk-error.ts';
export { ServerError } from './errors/server-error.ts';
export { StatusError } from './errors/status-error.ts';
export { TimeoutError } from './errors/timeout-error.ts';
export { UnauthorizedError } from './errors/unauthorized-error.ts';
export { formBody } from './form-body.ts';
export { jsonBody } from './json-body.ts';
export { multipartBody } from './multipart-body.ts';
export type { Open } from './open.ts';
export type {
  AnswerReader,
  Draft,
  OperationDescription,
  Parameter,
  ParameterDescription,
  Part,
  PartWriter,
  PathPrefix,
  Repetition,
  StyleEncoder,
  TextWriter,
} from './operation.ts';
export type {
  CallOptions,
  ClientOptions,
  SentFor,
  SharedOptions,
  Transport,
  Validate,
  ValidatedCall,
  Validation,
} from './options.ts';
export { readAs } from './read-as.ts';
export { readBlob } from './read-blob.ts';
export { readIfAny } from './read-if-any.ts';
export { readJson } from './read-json.ts';
export { readJsonText } from './read-json-text.ts';
export { readKnownString } from './read-known-string.ts';
export { readNothing } from './read-nothing.ts';
export { readPage } from './read-page.ts';
export { readString } from './read-string.ts';
export { readStringOrNull } from './read-string-or-null.ts';
export { readText } from './read-text.ts';
export { retry, type RetryOptions } from './retry.ts';
export { styledFormBody } from './styled-form-body.ts';
export * from './styles.ts';
export type { Token } from './token-credential.ts';
export { textsIn } from './texts-in.ts';
export { tokenSource } from './token-source.ts';
export { textBody } from './text-body.ts';
export { typedMultipartBody } from './typed-multipart-body.ts';
export { writeCookie, writeHeader, writeQuery } from './write-parameters.ts';
