import { HttpError, type Issue, type MockRequest, UNDECIDED } from '../http/message.ts';
import { parseJson } from '../http/body.ts';
import { type Json, type JsonObject, member, objectAt, textAt } from '../json.ts';
import { type BodyOptions, inBody, parseJsonOrText, readBody } from '../validation/request-body.ts';
import { readRequestParameters } from '../validation/request-parameters.ts';
import { NO_REPORT, UNKNOWN_PARAMETER } from '../validation/schema-validators.ts';
import type { ParsedRequest, RequestContext, ValidatedInput } from './context.ts';
import { closestMatch, didYouMean } from '#shared/closest-match.ts';
import { memoize } from '#shared/memoize.ts';
import { splitPathKey } from '#shared/path-key.ts';
import { possibleProperties, possibleSchemas } from '../document/parameters.ts';
import type { ServedOperation } from '../document/served-document.ts';

/**
 * Parts of a request's context that validation reads; `violations` collects what is handled nevertheless, `warnings`
 * the probable misspellings.
 */
export type ValidatedRequest = Pick<
  RequestContext,
  'compiled' | 'route' | 'request' | 'query' | 'violations' | 'warnings'
>;

/** Validates a request. */
export function validateRequest(context: ValidatedRequest): readonly Issue[] {
  return readAndValidate(context, stateReading(context)).issues;
}

/**
 * Parses and validates a request with its body as sent, as Prism does: without users there is no state to sanitize it
 * for. The context keeps the result, since validation and handling both need it.
 */
export function readUnchangedRequest(context: RequestContext): ValidatedInput {
  context.input ??= readAndValidate(context, UNCHANGED);
  return context.input;
}

const UNCHANGED: Reading = { prepare: (value) => value, readText: parseJson };

/**
 * Parses and validates a request.
 *
 * @throws HttpError 400 with all issues
 */
export function parseRequest(context: RequestContext, refusesInvalid: boolean): ParsedRequest {
  const { issues, ...sent } = readAndValidate(context, stateReading(context));
  if (!refusesInvalid) reportIssues(context, issues);
  else if (issues.length > 0) throw new HttpError(400, 'The request is not valid.', { issues });
  return sent;
}

/** Reports issues of a request that is handled nevertheless as its violations, each once. */
export function reportIssues(
  { violations }: Pick<RequestContext, 'violations'>,
  issues: readonly Issue[],
): readonly never[] {
  const found = issues.filter((issue) => issue !== UNDECIDED).map(({ path, message }) => `${path} ${message}`);
  violations.push(...found.filter((text) => !violations.includes(text)));
  return [];
}

/** Options of how a body is parsed and sanitized before it is validated. */
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
      if (sanitized !== value) violations.push(...compiled.findIgnored(route.operation, value, stated));
      return sanitized;
    },
    readText: parseJsonOrText,
  };
}

function readAndValidate(context: ValidatedRequest, reading: Reading): ValidatedInput {
  const { compiled, route, request, query } = context;
  const validators = compiled.requestValidators;
  const { values, issues } = readRequestParameters(
    route.operation,
    { path: route.path, query, headers: request.headers, target: request.target },
    validators,
  );
  const body = readBody(route.operation, request, { validators, ...reading });
  reportIssues(context, body.violations);
  const { item } = reading;
  const inItem = item === undefined || body.value === undefined ? NO_REPORT : compiled.validateAsItem(body.value, item);
  const found = [...body.warnings, ...inItem.warnings.map(inBody)].map(({ path, message }) => `${path} ${message}`);
  // A request may be validated again with what is known by then.
  if (found.length > 0) context.warnings = [...new Set([...context.warnings, ...found])];
  return { parameters: values, body, issues: [...issues, ...body.issues, ...inItem.issues.map(inBody)] };
}

/**
 * Returns the violations of a request that is handled nevertheless: unknown query parameters, and a body without a
 * content type. They make a test fail.
 */
export function ignoredInputs({ route: { operation }, request, query }: RequestContext): readonly string[] {
  if (query.size === 0 && request.body.byteLength === 0) return NONE;
  return [
    ...describeUnknownQuery(operation, query),
    ...(lacksContentType(operation, request) ? [NO_CONTENT_TYPE] : []),
  ];
}

const NONE: readonly string[] = [];
const NO_CONTENT_TYPE = '/header/content-type is not set, though there is a body';

function lacksContentType({ body }: ServedOperation, request: MockRequest): boolean {
  return body !== undefined && request.body.byteLength > 0 && request.headers['content-type'] === undefined;
}

/** The query parameters of an operation. */
interface KnownQuery {
  readonly names: readonly string[];
  /** True if an object takes any other ones as its members ("form" style with "explode"). */
  readonly isOpen: boolean;
}

const knownQuery: (operation: ServedOperation) => KnownQuery = memoize(({ path, parameters, document }) => {
  const ofQuery = parameters.filter(({ place }) => place === 'query');
  const { root } = document;
  const spread = ofQuery.flatMap(({ reading: { form }, schema }) =>
    form === 'members' || (form === undefined && takesObject(root, schema)) ? [schema] : [],
  );
  const schemes = Object.values(objectAt(objectAt(root, 'components'), 'securitySchemes'));
  const keys = schemes.map(credentialName);
  const members = spread.flatMap((schema) => Object.keys(possibleProperties(root, schema)));
  const own = ofQuery.map(({ reading: { form, name } }) => (form === 'members' ? undefined : name));
  const names = [...own, ...members, ...keys, ...splitPathKey(path).query.map(({ name }) => name)];
  return {
    names: names.filter((name) => name !== undefined),
    isOpen: spread.some((schema) => isOpen(root, schema)),
  };
});

/** Returns the query parameter of a credential: that of an API key, or of a token (RFC 6750, 2.3). */
function credentialName(scheme: Json): string | undefined {
  if (textAt(scheme, 'in') === 'query') return textAt(scheme, 'name');
  const isToken = textAt(scheme, 'scheme')?.toLowerCase() === 'bearer' || textAt(scheme, 'type') !== 'http';
  return isToken && textAt(scheme, 'type') !== 'apiKey' ? 'access_token' : undefined;
}

/** Tests for a schema one of whose variants is an object. */
function takesObject(root: JsonObject, schema: Json): boolean {
  return possibleSchemas(root, schema).some(({ type, properties }) => type === 'object' || properties !== undefined);
}

/** Tests for an object that states no properties, or that it has others too. */
function isOpen(root: JsonObject, schema: Json): boolean {
  const parts = possibleSchemas(root, schema);
  const others = parts.map((part) => member(part, 'additionalProperties')).filter((each) => each !== undefined);
  return others.some((each) => each !== false) || parts.every((part) => member(part, 'properties') === undefined);
}

/** Returns the names in a query that the operation does not have. `__` begins those for Prism; `_` avoids caches. */
export function unknownQueryNames(operation: ServedOperation, query: URLSearchParams): readonly string[] {
  if (query.size === 0) return NONE;
  const { names, isOpen: takesAny } = knownQuery(operation);
  if (takesAny) return NONE;
  // Lists and objects may have brackets behind their name.
  const isKnown = (name: string): boolean => names.includes(name) || names.includes(name.replace(/\[.*$/s, ''));
  return [...new Set(query.keys())].filter((name) => !isKnown(name) && !/^_(?:_|$)/.test(name));
}

/** Describes the names in a query that are no parameter of the operation, with the closest one that is. */
export function describeUnknownQuery(operation: ServedOperation, query: URLSearchParams): readonly string[] {
  return unknownQueryNames(operation, query).map((name) => {
    const hint = didYouMean(closestMatch(name, knownQuery(operation).names));
    return `/query/${name.slice(0, 100)} ${UNKNOWN_PARAMETER}${hint && `.${hint}`}`;
  });
}
