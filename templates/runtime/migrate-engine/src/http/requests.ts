import ts from 'typescript';
import { memoize } from '#shared/memoize.ts';
import { isCall, propertyNameText } from '../analysis/syntax.ts';

import type { AnalysisContext, Checker } from '../checker/checker.ts';
import type { PreviousOperation } from '../migration/map-file.ts';
import { type MigrationIndex, schemasOfField } from '../migration/migration-index.ts';
import { readAddress, type ReadAddress } from './address.ts';
import { isAppPath, isAppServer, isDisplayText } from './app-paths.ts';
import { endpointQuery, type HttpCall, httpCall, requestDescription, resolveMethod } from './http-call.ts';
import { isTestDouble, mockedResponses } from './payloads.ts';
import type { EndpointMatch, IndexedEndpoint } from './url.ts';

/** A call or literal that may be a request, as far as its address can be read. */
export interface StatedRequest {
  /** The call, with the method that it states or that the called function has. */
  readonly call: HttpCall;
  readonly read: ReadAddress;
  /** The operations with its path and method; absent if no table lists the path, or it is one of the application. */
  readonly listed?: { readonly matched: EndpointMatch; readonly endpoints: readonly IndexedEndpoint[] };
}

/** Reads a node of a file as a request; `undefined` for other code, and for an address that cannot be read. */
export function requestAt(context: AnalysisContext, node: ts.Node): StatedRequest | undefined {
  return isCall(node) || ts.isObjectLiteralExpression(node) ? requestOf(node, context) : undefined;
}

const requestOf = memoize((node: ts.Node, context: AnalysisContext): StatedRequest | undefined => {
  const stated = callAt(context.checker, node);
  return stated === undefined ? undefined : readRequest({ ...context, file: node.getSourceFile() }, stated);
});

/** Returns a possible request, whose address may be unreadable. */
export function callAt(checker: Checker, node: ts.Node): HttpCall | undefined {
  if (isCall(node)) return httpCall(node);
  return ts.isObjectLiteralExpression(node) ? (requestDescription(checker, node) ?? endpointQuery(node)) : undefined;
}

function readRequest(context: AnalysisContext, stated: HttpCall): StatedRequest | undefined {
  const { checker } = context;
  const read = readAddress(context, stated);
  if (read?.matched === undefined) return read === undefined ? undefined : { call: stated, read };
  const { matched } = read;
  const method = stated.method ?? resolveMethod(checker, stated.node);
  const call = method === undefined ? stated : { ...stated, method };
  if ((method === undefined || isAppServer(checker, stated.node)) && isAppPath(checker, read)) return { call, read };
  const endpoints = matched.endpoints.filter(({ entry }) => method === undefined || entry.v2.method === method);
  return { call, read, listed: { matched, endpoints } };
}

/** The requests of a file, and what is known about the payloads that it writes. */
export interface FileRequests {
  /** The requests, by the call or literal; of several about one address, the outer one. */
  readonly requests: ReadonlyMap<ts.Node, StatedRequest>;
  /** Literals and variables that requests send or receive, and their v2 schemas. */
  readonly payloads: ReadonlyMap<ts.Node, string>;
  /** V2 schemas that the requests respond with, and the offset of the first such request. */
  readonly responseSchemas: ReadonlyMap<string, number>;
}

export function collectRequests(context: AnalysisContext, nodes: readonly ts.Node[]): FileRequests {
  const requests = new Map<ts.Node, StatedRequest>();
  const addresses = new Set<ts.Node>();
  for (const node of nodes) {
    const request = requestAt(context, node);
    if (request === undefined || addresses.has(request.call.url)) continue;
    requests.set(node, request);
    if (isListed(request)) for (const part of [request.call.url, ...(request.read.segments ?? [])]) addresses.add(part);
  }
  const { migration } = context;
  const listed = [...requests.values()].filter(isListed);
  const payloads = new Map(listed.flatMap((request) => payloadsOf(migration, request)));
  const responseSchemas = new Map<string, number>();
  for (const request of listed.toReversed()) {
    const [, received] = payloadSchemas(singleOperation(request));
    if (received !== undefined) responseSchemas.set(received, request.call.node.pos);
  }
  return { requests, payloads, responseSchemas };
}

/** Tests whether the tables list the address of a request, which is no text for readers. */
function isListed({ listed, call }: StatedRequest): boolean {
  return listed !== undefined && !isDisplayText(call.url);
}

/** A literal or variable, and its schema. */
type Payload = readonly [ts.Expression, string];

/** Returns what a request sends and what its test double responds with. */
function payloadsOf(migration: MigrationIndex, request: StatedRequest): readonly Payload[] {
  const { node, bodies } = request.call;
  const [sent, received] = payloadSchemas(singleOperation(request));
  const schema = isTestDouble(node) ? received : sent;
  const written = schema === undefined ? [] : bodies.flatMap((body) => payloadsIn(migration, body, schema));
  if (received === undefined) return written;
  const mocked = mockedResponses(node).flatMap((response) => listedItems(migration, response, received));
  return [...written, ...mocked.flatMap((one) => payloadsIn(migration, one, received))];
}

/** Returns the operation that a request is certainly of. */
export function singleOperation({ listed }: StatedRequest): PreviousOperation | undefined {
  const [endpoint, ...others] = listed?.endpoints ?? [];
  return others.length === 0 ? endpoint?.operation : undefined;
}

/** Returns the schemas that an operation receives and responds with. */
export function payloadSchemas(
  operation: PreviousOperation | undefined,
): readonly [sent: string | undefined, received: string | undefined] {
  return [operation?.method === 'GET' ? undefined : operation?.body[0], operation?.response[0]];
}

/**
 * Returns the list inside a response wrapper such as `{ items: [{ … }] }`, if the wrapper has no field of the schema.
 */
function listedItems(migration: MigrationIndex, response: ts.Expression, schema: string): readonly ts.Expression[] {
  if (!ts.isObjectLiteralExpression(response) || !response.properties.every(ts.isPropertyAssignment)) return [response];
  const members = response.properties.filter(ts.isPropertyAssignment);
  if (members.some(({ name }) => schemasOfField(migration, schema, propertyNameText(name)) !== undefined))
    return [response];
  const lists = members.filter(
    ({ name, initializer }) => ts.isArrayLiteralExpression(initializer) && !/error/i.test(propertyNameText(name)),
  );
  return lists.length === 1 ? lists.map(({ initializer }) => initializer) : [response];
}

/** Returns the schemas of a literal or variable, and of the literals nested in it. */
function payloadsIn(migration: MigrationIndex, node: ts.Expression, schema: string): readonly Payload[] {
  const isText = ts.isCallExpression(node) && /\bstringify$/.test(node.expression.getText());
  const inner = isText ? node.arguments.slice(0, 1) : ts.isArrayLiteralExpression(node) ? node.elements : [];
  if (ts.isIdentifier(node)) return [[node, schema]];
  if (!ts.isObjectLiteralExpression(node)) return inner.flatMap((one) => payloadsIn(migration, one, schema));
  const nested = node.properties.filter(ts.isPropertyAssignment).flatMap(({ name, initializer }) => {
    const [field] = schemasOfField(migration, schema, propertyNameText(name)) ?? [];
    return field === undefined ? [] : payloadsIn(migration, initializer, field);
  });
  return [[node, schema], ...nested];
}
