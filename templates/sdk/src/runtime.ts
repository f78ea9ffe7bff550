/* The public names of the client's runtime. Generated modules import from here; bundlers keep only what is used. */

export {
  apiKeyCredential,
  type ApiKeyLocation,
  type Authorization,
  base64,
  basicCredential,
  bearerCredential,
  type Caller,
  type Credential,
  type CredentialContext,
} from './auth/credentials.ts';
export { type Token, tokenSource } from './auth/token.ts';
export { formBody, multipartBody, styledFormBody, typedMultipartBody } from './body/form.ts';
export { binaryBody, jsonBody, textBody } from './body/serialize.ts';
export type { Call, DataWithResponse, Result } from './client/call.ts';
export { Client } from './client/client.ts';
export type {
  ComponentEncoder,
  OpenEnum,
  OperationDescription,
  Parameter,
  ParameterDescription,
  PartSerializer,
  PathPrefix,
  RequestDraft,
  RequestPart,
  ResponseReader,
  RetryPolicy,
  StyleEncoder,
} from './client/operation.ts';
export {
  type CallOptions,
  type ClientOptions,
  type Clock,
  type SharedOptions,
  systemClock,
  type Transport,
  type TransportContext,
  type ValidatedCall,
  type Validation,
  type ValidationMode,
} from './client/options.ts';
export { collectSecrets } from './client/redact.ts';
export { type RetryOptions, retryTransient } from './client/retry.ts';
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
  RedirectError,
  RequestFailedError,
  ResponseParseError,
  ResponseTooLargeError,
  SdkError,
  ServerError,
  StatusError,
  TimeoutError,
  UnauthorizedError,
} from './errors.ts';
export { serializeCookies, serializeHeaders, serializeQuery } from './parameters/serialize.ts';
export {
  deepObject,
  deepObjectExploded,
  form,
  formExploded,
  formExplodedReserved,
  formReserved,
  jsonStyle,
  jsonText,
  label,
  labelExploded,
  matrix,
  matrixExploded,
  pipeDelimited,
  pipeDelimitedExploded,
  simple,
  simpleExploded,
  spaceDelimited,
  spaceDelimitedExploded,
} from './parameters/styles.ts';
export {
  readAccepting,
  readBlob,
  readHtml,
  readJson,
  readJsonText,
  readNoContent,
  readNullableString,
  readOptional,
  readString,
  readText,
  readTypedString,
} from './responses/readers.ts';
