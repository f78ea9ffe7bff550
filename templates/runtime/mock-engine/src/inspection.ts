import type { ServedOperation } from './document/served-document.ts';
import { tryParseJson } from './http/body.ts';
import { isJson, mediaTypeOf } from './http/message.ts';
import type { Json } from './json.ts';
import { hasRights } from './policy/authorize.ts';

export {
  type BaseRequest,
  type ConstraintRequest,
  constraintKey,
  constraintRequests,
  issuesOf,
} from './constraints/constraint-requests.ts';
export { encodedBodiesOf, type EncodedBody } from './constraints/encoded-bodies.ts';
export { documentExplanations, loadDocument, readYamlFile } from './load/load-document.ts';
export { unsupportedNodeMessage } from './require-node.ts';
export { SECRET_HEADER } from './control/har.ts';
export {
  createNameRedaction,
  isSecretMember,
  type NameRedaction,
  REDACTED,
  redactText,
  redactUsual,
  redactValue,
  SECRET_NAME,
} from './control/redact.ts';
export { ConstraintTables, issueText } from './pipeline/constraint-coverage.ts';
export {
  Coverage,
  COVERAGE_KINDS,
  type CoverageEntry,
  coverageLines,
  coverageOf,
  type CoverageReport,
  leftOutLines,
  markOf,
  type RuleCoverage,
  ruleMark,
} from './pipeline/coverage.ts';
export { COVERAGE_FOLDER, readMarks } from './pipeline/coverage-files.ts';
export { createCore, createFetch, MemoryStore, type MockCore } from './core.ts';
export { readsItems, type ServedDocument, type ServedOperation } from './document/served-document.ts';
export { decodeBase64, decodeUtf8, encodeUtf8, parseJson, tryParseJson } from './http/body.ts';
export {
  acceptsMediaType,
  isBodiless,
  isJson,
  type Issue,
  mediaTypeOf,
  type MockRequest,
  type MockResponse,
} from './http/message.ts';
export { type Identities, parseIdentities, type User } from './identity/users.ts';
export type { Platform } from './platform.ts';
export type { Route } from './request/route.ts';
export { WRONG_CREDENTIALS } from './request/security.ts';
export type { ObjectProperty, ObjectType } from './document/object-type.ts';
export { readJsonFile } from './server/files.ts';
export type { MockSource } from './mock.ts';
export { parseData } from './resources/initial-state.ts';
export type { Collections } from './state/initial-items.ts';
export { type InspectedRoute, Inspector, inspectorOf } from './policy/inspector.ts';

/** Tests whether a caller holds the rights of an operation; `undefined` if it documents none. */
export function holdsRights(held: readonly string[], { rights }: ServedOperation): boolean | undefined {
  return rights === undefined ? undefined : hasRights(held, rights);
}

/** Returns the JSON value of a body by its media type; `undefined` if it is none. */
export function jsonOf(contentType: string | undefined, text: string): Json | undefined {
  return isJson(mediaTypeOf(contentType)) ? tryParseJson(text) : undefined;
}
