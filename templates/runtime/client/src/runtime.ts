/* The names of the runtime for generated modules. Bundlers keep only what is used. */

export * from './client/public.ts';
export { base64 } from './auth/credentials.ts';
export {
  alternativeBody,
  binaryBody,
  jsonLinesBody,
  formBody,
  jsonBody,
  multipartBody,
  requireTransport,
  styledFormBody,
  textBody,
  typedMultipartBody,
} from './body/serialize-body.ts';
export type {
  ComponentEncoder,
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
export { collectSecrets } from './client/redact.ts';
export { retryTransient } from './client/retry.ts';
export {
  fixedQuery,
  idempotencyKey,
  serializeCookies,
  serializeHeaders,
  serializeQuery,
} from './parameters/serialize-parameters.ts';
export {
  deepObject,
  deepObjectExploded,
  form,
  formExploded,
  jsonMembers,
  jsonStyle,
  jsonText,
  label,
  labelExploded,
  matrix,
  matrixExploded,
  pipeDelimited,
  pipeDelimitedExploded,
  rawCookie,
  rawCookieExploded,
  repeatedMembers,
  reservedPath,
  reservedQuery,
  simple,
  simpleExploded,
  spaceDelimited,
  spaceDelimitedExploded,
  tabDelimited,
} from './parameters/styles.ts';
export { acceptOption, readAlternatives } from './responses/alternatives.ts';
export { readIntegers } from './responses/integers.ts';
export {
  readAccepting,
  readBlob,
  readHtml,
  readJson,
  readJsonText,
  readList,
  readNoContent,
  readNullableString,
  readOptional,
  readRedirects,
  readString,
  readText,
  readTypedString,
} from './responses/readers.ts';
export { readEvents, readJsonLines, readTextEvents } from './responses/stream.ts';
