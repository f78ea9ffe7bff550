import { decodeUtf8, type InspectedRoute, type Inspector, jsonOf, type ServedOperation } from '@bmp/mock/inspection';
import type { Json } from '../shared/json.ts';
import type { Exchange } from '../har/exchange.ts';

/** Exchange of a documented operation, with its bodies parsed once for all checks. */
export interface ObservedCall {
  readonly exchange: Exchange;
  readonly found: Extract<InspectedRoute, { kind: 'found' }>;
  readonly operation: ServedOperation;
  /** JSON body of the request; `undefined` if it has none. */
  readonly input: Json | undefined;
  /** JSON body of the response; `undefined` if it has none, or the recording does not hold it. */
  readonly output: Json | undefined;
}

/** Reads an exchange of an operation. */
export function observeCall(exchange: Exchange, found: ObservedCall['found']): ObservedCall {
  const { requestHeaders, requestBody, responseHeaders, responseBody } = exchange;
  const input =
    requestBody.byteLength === 0
      ? undefined
      : jsonOf(requestHeaders['content-type'] ?? 'application/json', decodeUtf8(requestBody));
  const output = responseBody === undefined ? undefined : jsonOf(responseHeaders['content-type'], responseBody);
  return { exchange, found, operation: found.route.operation, input, output };
}

/** Returns the first line of a request, without its query: `GET /things/1`. */
export function requestLine({ method, target }: Exchange): string {
  return `${method} ${target.split('?')[0]}`;
}

/** Tests whether a status is a success. */
export function isSuccess(status: number): boolean {
  return status >= 200 && status < 300;
}

/** Finds the operation of an exchange below a base path. */
export function routeExchange(inspector: Inspector, { method, target }: Exchange, basePath: string): InspectedRoute {
  if (!target.startsWith(basePath)) return { kind: 'none' };
  return inspector.route(method, target.slice(basePath.length));
}
