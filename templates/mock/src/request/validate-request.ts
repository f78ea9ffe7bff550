import {
  HttpError,
  isJson,
  type Issue,
  mediaTypeOf,
  type MockRequest,
  type MockResponse,
  UNDECIDED,
} from '../http/message.ts';
import { parseJson } from '../http/body.ts';
import { type Json, member } from '../json.ts';
import { type BodyOptions, inBody, parseJsonOrText, readBody, type RequestBody } from '../validation/request-body.ts';
import { type Parameters, readRequestParameters } from '../validation/request-parameters.ts';
import { NO_REPORT, type SchemaValidators } from '../validation/schema-validators.ts';
import type { PrismIssue } from '../prism/problem-details.ts';
import type { RequestContext } from './context.ts';
import { closestMatch } from '#shared/closest-match.ts';
import { statedTypes } from '#shared/schema/composition.ts';
import { isForm } from '../document/parameters.ts';
import { resolveReference } from '../document/references.ts';
import type { ServedOperation, ServedParameter } from '../document/served-document.ts';

/** Parameters and body of a request, parsed and validated. */
export interface ParsedRequest {
  readonly parameters: Parameters;
  readonly body: RequestBody;
}

/**
 * Parts of a request's context that validation reads; `violations` collects what is handled nevertheless, `warnings` is
 * set to the probable misspellings.
 */
export type ValidatedRequest = Pick<
  RequestContext,
  'compiled' | 'route' | 'request' | 'query' | 'violations' | 'warnings'
>;

/** Validates a request. */
export function validateRequest(context: ValidatedRequest): readonly Issue[] {
  return readAndValidate(context, stateReading(context)).issues;
}

/** Validates a request with its body as sent, as Prism does: without users there is no state to sanitize it for. */
export function validateUnchangedRequest(context: RequestContext): readonly Issue[] {
  return readAndValidate(context, UNCHANGED).issues;
}

/** Parses a valid request with its body as sent. */
export function parseUnchangedRequest(context: RequestContext): ParsedRequest {
  return readAndValidate(context, UNCHANGED);
}

const UNCHANGED: Reading = { prepare: (value) => value, readText: parseJson };

/**
 * Parses and validates a request.
 *
 * @throws HttpError 400 with all issues
 */
export function parseRequest(context: RequestContext): ParsedRequest {
  const { issues, ...sent } = readAndValidate(context, stateReading(context));
  if (issues.length > 0) throw new HttpError(400, 'The request is not valid.', { issues });
  return sent;
}

/** Options that tell how a body is parsed and sanitized before it is validated. */
interface Reading extends Omit<BodyOptions, 'validators'> {
  /** Schema of the collection's items, if the body's own schema lists no properties. */
  readonly item?: Json | undefined;
}

function stateReading({ compiled, route, violations }: ValidatedRequest): Reading {
  const item = compiled.itemSchemaOf(route.operation);
  return {
    item,
    prepare: (value, schema) => {
      const stated = item ?? schema;
      const sanitized = compiled.sanitize(route.operation, value, stated);
      if (sanitized !== value) violations.push(...compiled.findNestedObjects(route.operation, value, stated));
      return sanitized;
    },
    readText: parseJsonOrText,
  };
}

function readAndValidate(
  context: ValidatedRequest,
  reading: Reading,
): ParsedRequest & { readonly issues: readonly Issue[] } {
  const { compiled, route, request, query } = context;
  const validators = compiled.requestValidators;
  const { values, issues } = readRequestParameters(
    route.operation,
    { path: route.path, query, headers: request.headers },
    validators,
  );
  const body = readBody(route.operation, request, { validators, ...reading });
  const { item } = reading;
  const inItem = item === undefined || body.value === undefined ? NO_REPORT : compiled.validateAsItem(body.value, item);
  context.warnings = [...body.warnings, ...inItem.warnings.map(inBody)].map(
    ({ path, message }) => `${path} ${message}`,
  );
  return { parameters: values, body, issues: [...issues, ...body.issues, ...inItem.issues.map(inBody)] };
}

/**
 * Returns the violations of a request that is handled nevertheless: unknown query parameters, and a body without a
 * content type. They make a test fail.
 */
export function ignoredInputs({ route: { operation }, request, query }: RequestContext): readonly string[] {
  if (query.size === 0 && request.body.byteLength === 0) return NONE;
  return [
    ...unknownQueryParameters(operation, query),
    ...(lacksContentType(operation, request) ? [NO_CONTENT_TYPE] : []),
  ];
}

const NONE: readonly string[] = [];
const NO_CONTENT_TYPE = '/header/content-type is not set, though there is a body';

function lacksContentType({ body }: ServedOperation, request: MockRequest): boolean {
  return body !== undefined && request.body.byteLength > 0 && request.headers['content-type'] === undefined;
}

/** Returns unknown query parameters. Those for Prism begin with `__`, and an API key may be in the query. */
function unknownQueryParameters(
  { parameters, schemes, document }: ServedOperation,
  query: URLSearchParams,
): readonly string[] {
  if (query.size === 0 || schemes.some((key) => document.schemes.get(key)?.kind === 'other')) return NONE;
  const known = parameters.filter(({ place }) => place === 'query');
  if (known.some(({ schema }) => isSpread(resolveReference(document.root, schema)))) return NONE;
  const names = known.map(({ name }) => name);
  const unknown = [...new Set(query.keys())].filter((name) => !names.includes(name) && !name.startsWith('__'));
  return unknown.map((name) => unknownParameter(name.slice(0, 100), closestMatch(name, names)));
}

/** Tests whether the parameter takes its properties from the query ("form" style with "explode"). */
function isSpread(schema: Json | undefined): boolean {
  return member(schema, 'type') === 'object' || member(schema, 'properties') !== undefined;
}

function unknownParameter(name: string, suggestion: string | undefined): string {
  return `/query/${name} is not a parameter of the operation${suggestion === undefined ? '' : `. Did you mean ${suggestion}?`}`;
}

/**
 * Validates a request without users and state. A request without issues is valid by OpenAPI, and Prism does not have
 * to validate it: it cannot parse some styles of lists and objects, lists in forms, and discriminators. What cannot
 * be decided is left to Prism.
 */
export function validateForPrism(context: RequestContext): readonly Issue[] {
  if (isUndescribedBody(context)) return [UNDECIDED, ...validateMediaType(sentType(context))];
  const issues = validated(context);
  if (issues.length > 0) return isForm(sentType(context)) || hasEmpty(context) ? [UNDECIDED, ...issues] : issues;
  return isRequiredEmpty(context) || lacksPathValue(context) || mayBreakEncoding(context) ? [UNDECIDED] : [];
}

function lacksPathValue({ route }: RequestContext): boolean {
  return Object.values(route.path).includes('');
}

/** Tests for a form with members in which reserved characters must be encoded. */
function mayBreakEncoding(context: RequestContext): boolean {
  const { body } = context.route.operation;
  if (body === undefined || context.request.body.byteLength === 0) return false;
  const sent = sentType(context);
  const content = body.contents.find(({ mediaType }) => mediaType === sent);
  return content?.fields.some(({ forbidsReserved }) => forbidsReserved) ?? false;
}

function validated(context: RequestContext): readonly Issue[] {
  try {
    return validateUnchangedRequest(context);
  } catch (error) {
    // A schema that does not compile is not the fault of the request.
    return [error instanceof HttpError ? { path: '/body', message: error.message } : UNDECIDED];
  }
}

/**
 * Tests for a body that the document does not describe, or whose media type is a text other than JSON, a form or XML.
 * Prism would take the text for the value of a schema that allows no string.
 */
function isUndescribedBody(context: RequestContext): boolean {
  const { request, route } = context;
  if (request.body.byteLength === 0) return false;
  const type = sentType(context);
  const isKnown = isJson(type) || isForm(type) || isXml(type);
  return route.operation.body === undefined || (!isKnown && isText(route.operation, type));
}

/** Tests whether the schema of a media type allows a string. */
function isText({ body, document }: ServedOperation, type: string): boolean {
  const content = body?.contents.find(({ mediaType }) => mediaType === type);
  if (content === undefined || type === 'text/plain') return true;
  const types = statedTypes(content.schema, (schema) => resolveReference(document.root, schema));
  return types.length === 0 || types.includes('string');
}

const MEDIA_TYPE = /^[\w!#$%&'*+.^`|~-]+\/[\w!#$%&'*+.^`|~-]+$/;

/** Validates the syntax of the media type, on which Prism fails. */
function validateMediaType(type: string): readonly Issue[] {
  return type === '' || MEDIA_TYPE.test(type) ? [] : [{ path: '/body', message: 'has a content type that is none' }];
}

/** Returns a warning for each deprecated parameter that a request has, in Prism's words. */
export function deprecationsOf({ route, query, request }: RequestContext): readonly PrismIssue[] {
  const used = route.operation.parameters.filter(({ name, place, isDeprecated }) => {
    if (!isDeprecated) return false;
    if (place === 'query') return query.has(name);
    return place === 'path' || (place === 'header' && request.headers[name.toLowerCase()] !== undefined);
  });
  return used.map(({ name, place }) => ({
    path: [place, name],
    code: 'deprecated',
    severity: 1,
    message: `${place.slice(0, 1).toUpperCase()}${place.slice(1)} param ${name} is deprecated`,
  }));
}

/** Tests for an empty query parameter, which Prism treats as missing. */
function hasEmpty({ query }: RequestContext): boolean {
  return query.size > 0 && [...query.values()].includes('');
}

function isRequiredEmpty(context: RequestContext): boolean {
  const { query, route } = context;
  const isEmpty = ({ name, place, required }: ServedParameter): boolean =>
    required && place === 'query' && query.getAll(name).includes('');
  return hasEmpty(context) && route.operation.parameters.some(isEmpty);
}

function isXml(mediaType: string): boolean {
  return mediaType === 'text/xml' || mediaType === 'application/xml' || mediaType.endsWith('+xml');
}

function sentType({ request: { headers } }: RequestContext): string {
  return mediaTypeOf(headers['content-type']);
}

/** Validates a JSON response against the schema of its operation, status and media type. */
export function validateResponse(
  { status, headers, body }: MockResponse,
  { responses }: ServedOperation,
  validators: SchemaValidators,
): readonly Issue[] {
  const type = mediaTypeOf(headers['content-type']);
  if (!isJson(type) || body === undefined) return [];
  const stated = [String(status), `${String(status).slice(0, 1)}XX`, 'default']
    .map((key) => responses.find((response) => response.status === key))
    .find((response) => response !== undefined);
  const content = stated?.contents.find(({ mediaType }) => mediaType === type);
  return content === undefined ? [] : validators.validatorFor(content.schema)(JSON.parse(String(body)));
}
