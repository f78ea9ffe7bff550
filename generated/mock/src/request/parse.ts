import { HttpError, type Issue } from '../http/message.ts';
import { parseJson } from '../http/body.ts';
import type { Json } from '../json.ts';
import { type BodyOptions, parseJsonOrText, readBody, type RequestBody } from '../validation/request-body.ts';
import { type Parameters, readRequestParameters } from '../validation/request-parameters.ts';
import type { RequestContext } from './context.ts';

/** Parameters and body of a request, parsed and validated. */
export interface ParsedRequest {
  readonly parameters: Parameters;
  readonly body: RequestBody;
}

/** Validates a request. */
export function validateRequest(context: RequestContext): readonly Issue[] {
  return readAndValidate(context, stateReading(context)).issues;
}

/** Validates a request with its body as sent, as Prism does: without users there is no state to sanitize it for. */
export function validateUnchangedRequest(context: RequestContext): readonly Issue[] {
  return readAndValidate(context, { prepare: (value) => value, readText: parseJson }).issues;
}

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

function stateReading({ compiled, route }: RequestContext): Reading {
  const item = compiled.itemSchemaOf(route.operation);
  return {
    item,
    prepare: (value, schema) => compiled.sanitize(route.operation, value, item ?? schema),
    readText: parseJsonOrText,
  };
}

function readAndValidate(
  context: RequestContext,
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
  const inItem = item === undefined || body.value === undefined ? [] : compiled.validateAsItem(body.value, item);
  return { parameters: values, body, issues: [...issues, ...body.issues, ...inItem] };
}
