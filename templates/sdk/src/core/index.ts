export { base64 } from './base64.ts';
export { basicCredential } from './basic-credential.ts';
export { apiKeyCredential, type ApiKeyLocation } from './api-key-credential.ts';
export { bearerCredential } from './bearer-credential.ts';
export { binaryBody } from './binary-body.ts';
export type { DataWithResponse, Call, Result } from './call.ts';
export { Client } from './client.ts';
export { type Clock, systemClock } from './clock.ts';
export type { Authorization, Caller, Credential, CredentialContext } from './credential.ts';
export { AbortedError } from './errors/aborted-error.ts';
export { ResponseTooLargeError } from './errors/answer-too-large-error.ts';
export { BadRequestError } from './errors/bad-request-error.ts';
export { ConflictError } from './errors/conflict-error.ts';
export { CredentialError } from './errors/credential-error.ts';
export { ForbiddenError } from './errors/forbidden-error.ts';
export { InvalidRequestError } from './errors/invalid-request-error.ts';
export { ResponseParseError } from './errors/malformed-answer-error.ts';
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
export type { OpenEnum } from './open.ts';
export type {
  ResponseReader,
  RequestDraft,
  OperationDescription,
  Parameter,
  ParameterDescription,
  RequestPart,
  PartSerializer,
  PathPrefix,
  RetryPolicy,
  StyleEncoder,
  ComponentEncoder,
} from './operation.ts';
export type {
  CallOptions,
  ClientOptions,
  TransportContext,
  SharedOptions,
  Transport,
  ValidationMode,
  ValidatedCall,
  Validation,
} from './options.ts';
export { readAccepting } from './read-as.ts';
export { readBlob } from './read-blob.ts';
export { readOptional } from './read-if-any.ts';
export { readJson } from './read-json.ts';
export { readJsonText } from './read-json-text.ts';
export { readTypedString } from './read-known-string.ts';
export { readNoContent } from './read-nothing.ts';
export { readHtml } from './read-page.ts';
export { readString } from './read-string.ts';
export { readNullableString } from './read-string-or-null.ts';
export { readText } from './read-text.ts';
export { retryTransient, type RetryOptions } from './retry.ts';
export { styledFormBody } from './styled-form-body.ts';
export * from './styles.ts';
export type { Token } from './token-credential.ts';
export { collectSecrets } from './texts-in.ts';
export { tokenSource } from './token-source.ts';
export { textBody } from './text-body.ts';
export { typedMultipartBody } from './typed-multipart-body.ts';
export { serializeCookies, serializeHeaders, serializeQuery } from './write-parameters.ts';
