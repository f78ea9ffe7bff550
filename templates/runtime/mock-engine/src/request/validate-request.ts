import { HttpError, type Issue, type MockRequest, UNDECIDED } from '../http/message.ts';
import { parseJson } from '../http/body.ts';
import { type Json, member } from '../json.ts';
import { type BodyOptions, inBody, parseJsonOrText, readBody } from '../validation/request-body.ts';
import { readRequestParameters } from '../validation/request-parameters.ts';
import { NO_REPORT } from '../validation/schema-validators.ts';
import type { ParsedRequest, RequestContext, ValidatedInput } from './context.ts';
import { closestMatch, didYouMean } from '#shared/closest-match.ts';
import { resolveReference } from '../document/references.ts';
import type { ServedOperation } from '../document/served-document.ts';

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
export function reportIssues({ violations }: RequestContext, issues: readonly Issue[]): readonly never[] {
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
  const hint = didYouMean(suggestion);
  return `/query/${name} is not a parameter of the operation${hint && `.${hint}`}`;
}
