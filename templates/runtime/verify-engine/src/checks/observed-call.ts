import {
  decodeUtf8,
  type InspectedRoute,
  type Inspector,
  isJson,
  jsonOf,
  mediaTypeOf,
  readsItems,
  type ServedOperation,
} from '#mock/inspection.ts';
import { isObject, type Json, member } from '#shared/json.ts';
import { type Exchange, ORIGIN, pathOf } from '../har/exchange.ts';

/** Exchange of a documented operation, with its bodies parsed once for all checks. */
export interface ObservedCall {
  readonly exchange: Exchange;
  readonly found: Extract<InspectedRoute, { kind: 'found' }>;
  readonly operation: ServedOperation;
  /** Path and query below the path of the base URL. */
  readonly target: string;
  /** JSON body of the request; `undefined` if it has none. */
  readonly input: Json | undefined;
  /** JSON body of the response; `undefined` if it has none, or the recording does not hold it. */
  readonly output: Json | undefined;
}

/** JSON bodies of an exchange. */
export type Bodies = Pick<ObservedCall, 'input' | 'output'>;

/** Parses the bodies of an exchange. */
export function bodiesOf(exchange: Exchange): Bodies {
  const { requestHeaders, requestBody, responseHeaders, responseBody } = exchange;
  const input =
    requestBody.byteLength === 0
      ? undefined
      : jsonOf(requestHeaders['content-type'] ?? 'application/json', decodeUtf8(requestBody));
  const output = responseBody === undefined ? undefined : jsonOf(responseHeaders['content-type'], responseBody);
  return { input, output };
}

/** Reads an exchange of an operation. */
export function observeCall(
  exchange: Exchange,
  bodies: Bodies,
  found: ObservedCall['found'],
  basePath: string,
): ObservedCall {
  const target = exchange.target.slice(basePath.length);
  return { exchange, found, operation: found.route.operation, target, ...bodies };
}

/** Returns the first line of a request, without its query: `GET /things/1`. */
export function requestLine(exchange: Pick<Exchange, 'method' | 'target'>): string {
  return `${exchange.method} ${pathOf(exchange)}`;
}

export function isSuccess(status: number): boolean {
  return status >= 200 && status < 300;
}

/** Statuses of servers that refuse a caller. */
export const REFUSAL_STATUS: readonly number[] = [401, 403];

/** Tests whether a status refuses a caller. */
export function isRefusal(status: number): boolean {
  return REFUSAL_STATUS.includes(status);
}

/** Tests whether an operation reads, also by POST as searches do. */
export function isReadOperation(operation: ServedOperation): boolean {
  return operation.method === 'GET' || readsItems(operation);
}

/** Tests for a read that returns the whole item: nothing in its request selects properties. */
export function isWhole({ resource, body, parameters }: ServedOperation): boolean {
  return resource?.action === 'read' && body === undefined && parameters.every(({ place }) => place === 'path');
}

/** Tests whether an operation documents that an item is missing: a delete without that may succeed again. */
export function statesMissing({ responses }: Pick<ServedOperation, 'responses'>): boolean {
  return responses.some(({ status }) => status === '404' || status === '410');
}

/**
 * Removes the server path of the document from the end of a base URL: users name `https://host/rest` as well as
 * `https://host`, and requests bring that path along.
 */
export function withoutServerPath(baseUrl: string, { operations }: Pick<Inspector, 'operations'>): string {
  const base = baseUrl.replace(/\/+$/, '');
  const path = base.replace(ORIGIN, '');
  const prefixes = new Set(operations.flatMap((operation) => operation.prefixes));
  const repeated = [...prefixes].filter((prefix) => prefix !== '' && path.endsWith(prefix));
  const [longest = ''] = repeated.toSorted((one, other) => other.length - one.length);
  return base.slice(0, base.length - longest.length);
}

/** Finds the operation of an exchange below a base path. */
export function routeExchange(inspector: Inspector, { method, target }: Exchange, basePath: string): InspectedRoute {
  if (!target.startsWith(basePath)) return { kind: 'none' };
  return inspector.route(method, target.slice(basePath.length));
}

/** Returns the part of a body that holds the item or the list. */
export function enveloped(body: Json | undefined, path: string | undefined): Json | undefined {
  if (path === undefined || path === '') return body;
  let value = body;
  for (const step of path.split('/')) value = step === '' ? value : member(value, step);
  return value;
}

/** Returns the item or the items in a response. */
export function itemsOf(
  { resource }: ServedOperation,
  { responseHeaders, responseBody = '' }: Exchange,
): Json | undefined {
  return enveloped(jsonOf(responseHeaders['content-type'], responseBody), resource?.envelope.response);
}

/** Returns an identifier as text; `undefined` for a value that is none. */
export function idText(value: Json | undefined): string | undefined {
  if (typeof value === 'string' && value !== '') return value;
  return typeof value === 'number' ? String(value) : undefined;
}

/** Returns the identifier of the item that a create made. */
export function createdId(
  { operation, output }: Pick<ObservedCall, 'operation' | 'output'>,
  inspector: Inspector,
): string | undefined {
  const made = enveloped(output, operation.resource?.envelope.response);
  if (!isObject(made)) return idText(made);
  // Some servers return the identifier under the name that paths give it: `silenceID`.
  const names = [inspector.keyOf(inspector.collectionOf(operation)), operation.resource?.id ?? ''];
  const [sole, ...others] = Object.entries(made);
  const named = names.map((name) => idText(member(made, name))).find((id) => id !== undefined);
  return named ?? (others.length === 0 && sole !== undefined && /id$/i.test(sole[0]) ? idText(sole[1]) : undefined);
}

/** Levels of a body whose names are read. */
const MAX_NAME_DEPTH = 3;

/**
 * Returns the names in a request that it need not have: of members, parameters and literal segments, texts that are
 * names themselves, the scheme of its credentials, and its media type.
 */
export function requestNames(
  { operation, found, input, exchange }: ObservedCall,
  inspector: Inspector,
): readonly string[] {
  const visit = (value: Json | undefined, depth: number): readonly string[] => {
    if (typeof value === 'string') return /^[A-Z][A-Z_]+$/.test(value) ? [value] : [];
    if (depth > MAX_NAME_DEPTH || typeof value !== 'object' || value === null) return [];
    if (Array.isArray(value)) return value.slice(0, 1).flatMap((each) => visit(each, depth + 1));
    return Object.entries(value).flatMap(([name, inner]) => [name, ...visit(inner, depth + 1)]);
  };
  const required = inspector.typeOf(operation, operation.body?.contents[0]?.schema)?.required;
  const optional = isObject(input)
    ? Object.fromEntries(Object.entries(input).filter(([name]) => required?.has(name) !== true))
    : input;
  const headers = operation.parameters.filter(
    ({ place, name }) => place === 'header' && exchange.requestHeaders[name.toLowerCase()] !== undefined,
  );
  const segments = operation.path.split('/').filter((segment) => segment !== '' && !segment.includes('{'));
  const { authorization, 'content-type': sent } = exchange.requestHeaders;
  const [scheme = ''] = authorization?.split(' ') ?? [];
  const ways = [scheme, exchange.target.split('/')[1] ?? '', isJson(mediaTypeOf(sent)) ? '' : mediaTypeOf(sent)];
  const named = [...found.query.keys(), ...headers.map(({ name }) => name), ...segments.slice(-1)];
  return [...visit(optional, 0), ...named, ...ways];
}

/** Returns the formats of the dates and times that a request names. */
export function formatsIn({ input, found }: ObservedCall): readonly string[] {
  const text = `${JSON.stringify(input ?? null)} ${JSON.stringify([...found.query.values()])}`;
  const formats = { date: /"\d{4}-\d\d-\d\d"/, 'date-time': /"\d{4}-\d\d-\d\dT\d\d:/ };
  return Object.entries(formats).flatMap(([format, pattern]) => (pattern.test(text) ? [format] : []));
}

/** Returns the action of a call; a patch that is an object is merged, as by an update (RFC 7396). */
export function actionOf(call: ObservedCall): string {
  const { action = '' } = call.operation.resource ?? {};
  return action === 'patch' && isObject(call.input) ? 'update' : action;
}

/** Returns the credentials of a call, which may decide what it shows. */
export function callerOf({ exchange }: ObservedCall): string {
  return exchange.requestHeaders['authorization'] ?? '';
}
