import type { Clock } from '../clock.ts';
import { resolveReference } from '../document/references.ts';
import { type ServedOperation, type ServedResource, successResponseOf } from '../document/served-document.ts';
import { acceptsMediaType, emptyResponse, jsonResponse, type MockResponse } from '../http/message.ts';
import { isObject, type Json, type JsonObject, listAt, member, textAt } from '../json.ts';
import type { Transaction } from '../state/transaction.ts';
import type { Parameters } from '../validation/request-parameters.ts';
import { fromStored, idText, type NestedSamples, publicKey, type RelatedItem, STORED_FILE, unwrap } from './items.ts';
import { secondsLeft } from './jobs.ts';
import { describePage, type Page, pageOf, wrap } from './pages.ts';
import type { ResourceSchemas } from './resource-schemas.ts';
import { entityTag, hasEntityTag, matchesEntityTag, withDocumentedHeaders } from './response-headers.ts';
import { plainName, type SchemaValues } from './values.ts';

/** Call of an operation on a resource, parsed and validated. */
export interface ResourceCall {
  readonly operation: ServedOperation;
  readonly resource: ServedResource;
  readonly parameters: Parameters;
  readonly body: Json | undefined;
  readonly state: Transaction;
  readonly clock: Clock;
  readonly values: SchemaValues;
  /** Schema of the collection's items, by the operation that reads them. */
  readonly itemSchema: Json | undefined;
  /** Schemas of the path parameters that name one of the collection's items. */
  readonly idSchemas: readonly Json[];
  /** Samples with which the collection begins below each parent. */
  readonly samples: NestedSamples | undefined;
  /** Path of the request, with the one that names its space. */
  readonly base: string;
  /** Path that names the space of the request. */
  readonly spacePrefix: string;
  /** Scheme and host of the request. */
  readonly origin: string;
  readonly query: URLSearchParams;
  /** File that the request uploads. */
  readonly file: JsonObject | undefined;
  /** Texts that a form holds beside the file, described or not. */
  readonly textsBeside: JsonObject;
  /** Conditions of the request (RFC 9110, section 13.1). */
  readonly ifMatch: string | undefined;
  readonly ifNoneMatch: string | undefined;
  /** Properties that the response shows beside those of the item. */
  readonly sent?: JsonObject;
  /** Item of another collection that a new item shows. */
  readonly related?: RelatedItem | undefined;
  /** Says of a replacement, or of a creation that may change an item, whether the item is new. */
  readonly isNew?: boolean;
  /** Returns the collection of the items that a property holds, and their key, by its name and schema. */
  readonly collectionNamed: ResourceSchemas['collectionNamed'];
  /** Accepted media types, as the request states them. */
  readonly accept: string | undefined;
  /** Reports that the response depends on the time. */
  readonly reportTimed: () => void;
  /** Reports a parameter that has no effect. */
  readonly reportIgnored: (place: string, name: string) => void;
}

/** Responds with the requested page of a list, as the document describes the response of the operation. */
export function respondWithList(call: ResourceCall, found: readonly JsonObject[]): MockResponse {
  const { resource, values } = call;
  const page = pageOf(found, call);
  const { schema, status, mediaType } = jsonContentOf(call);
  const { response: name, entry } = resource.envelope;
  const entrySchema = values.itemsOf(values.partOf(schema, name));
  const itemSchema = values.partOf(entrySchema, entry);
  const list = page.items.map((item) => {
    const shown = withOwnLink(values.complete(fromStored(item), itemSchema), item, call);
    if (entry === undefined) return shown;
    return values.complete(wrap({ cursor: idText(item[publicKey(resource)]) }, entry, shown), entrySchema);
  });
  const body = name === undefined ? list : wrap(wrapPage(page, name, schema, call), name, list);
  const response = jsonResponse(status, body, mediaType);
  const { headers } = response;
  return withConditions({ ...response, headers: { ...headers, ...pageHeaders(page, resource) } }, body, call);
}

/** Returns the headers that describe a page. */
function pageHeaders({ links, valueOf }: Page, { paging }: ServedResource): Readonly<Record<string, string>> {
  const described = [...(paging?.headers ?? [])].flatMap(([name, role]) => {
    const value = valueOf(role);
    return value === undefined ? [] : [[name.toLowerCase(), String(value)] as const];
  });
  return { ...Object.fromEntries(described), ...(links === undefined ? {} : { link: links }) };
}

/** Creates what surrounds a list, as the document describes it: members that describe the page, and required ones. */
function wrapPage(page: Page, name: string, schema: Json | undefined, call: ResourceCall): JsonObject {
  const { values, resource, origin } = call;
  const members = resource.paging?.members;
  const complete = (body: JsonObject): JsonObject => values.complete(body, schema);
  const empty = wrap(acknowledgement(schema, call), name, []);
  if (members === undefined || schema === undefined) return complete(empty);
  const isValid = (body: JsonObject): boolean => values.isValid(body, schema);
  const formatLink = (target: Json, path: string): Json =>
    isRelativeLink(resolveReference(values.root, values.partOf(schema, path))) ? target : `${origin}${String(target)}`;
  return describePage(empty, page, { members, formatLink, complete, isValid });
}

/** Tests for a member that holds a reference relative to the server (RFC 3986), by its format or example. */
function isRelativeLink(schema: JsonObject): boolean {
  const example = member(schema, 'example') ?? listAt(schema, 'examples')[0];
  return (
    /-reference$/.test(textAt(schema, 'format') ?? '') || (typeof example === 'string' && /^\/(?!\/)/.test(example))
  );
}

/** Responds with an item as the document describes the response of the operation. */
export function respondWith(
  call: ResourceCall,
  item: JsonObject,
  headers: Readonly<Record<string, string>> = {},
): MockResponse {
  const { resource, values, sent } = call;
  const { schema, status, mediaType } = jsonContentOf(call);
  const more = { ...headers, ...retryOf(call, item) };
  if (schema === undefined) return withConditions({ ...emptyResponse(status), headers: more }, item, call);
  const { response: name } = resource.envelope;
  const inner = values.partOf(schema, name);
  const items = values.itemsOf(inner);
  const outer = acknowledgement(schema, call, name === undefined ? item : undefined);
  const own = { ...(name === undefined ? outer : {}), ...sent, ...fromStored(item) };
  const shown = withOwnLink(values.complete(own, items ?? inner), item, call);
  const value: Json = items === undefined ? shown : [shown];
  const body = name === undefined ? value : wrap(values.complete(wrap(outer, name, value), schema), name, value);
  const response = jsonResponse(status, scalarOf(item, schema, call) ?? body, mediaType);
  return withConditions({ ...response, headers: { ...response.headers, ...more } }, item, call);
}

/** Members by which a response says that the request succeeded: no sample may say that it failed. */
const SUCCESS = ['success', 'succeeded', 'issuccess', 'issuccessful', 'ok'];
/** Members of a response that hold the address of a new item. */
const ADDRESSES = ['location', 'href', 'self', 'uri', 'url'];
/** Members of a response that hold some properties of an item. */
const HOLDERS = ['data', 'resource', 'result', 'item', 'object'];

/**
 * Returns what a response says beside an item, or in its place: that the request succeeded, and the identifier and the
 * address of the item, where the document describes that and it is no property of the item.
 */
export function acknowledgement(
  schema: Json | undefined,
  call: ResourceCall,
  item?: JsonObject,
  isInner = false,
): JsonObject {
  const { values, itemSchema, resource } = call;
  const own = values.typeOf(itemSchema)?.properties;
  const key = publicKey(resource);
  const valueOf = (name: string, part: Json): Json | undefined => {
    const plain = plainName(name);
    if (SUCCESS.includes(plain)) return true;
    if (item === undefined) return undefined;
    if (ADDRESSES.includes(plain)) return addressOf(call, item);
    if (name === key) return item[key];
    const held = HOLDERS.includes(plain) && !isInner ? acknowledgement(part, call, item, true) : {};
    return Object.keys(held).length === 0 ? undefined : values.complete(held, part);
  };
  const found = [...(values.typeOf(schema)?.properties ?? [])].flatMap(([name, { schema: part }]) => {
    const value = own?.has(name) === true && name !== key ? undefined : valueOf(name, part);
    return value !== undefined && values.isValid(value, part) ? [[name, value] as const] : [];
  });
  return Object.fromEntries(found);
}

/** Returns the absolute address of a new item. */
function addressOf(call: ResourceCall, item: JsonObject): string | undefined {
  const path = call.resource.action === 'create' ? pathOf(call, item) : undefined;
  return path === undefined ? undefined : `${call.origin}${path}`;
}

/** Returns the identifier of an item, or a sample, where the document has a single value as the response. */
function scalarOf(item: JsonObject, schema: Json, { resource, values }: ResourceCall): Json | undefined {
  const sample = values.typeOf(schema) === undefined ? values.sample(schema) : undefined;
  if (sample === undefined || sample === null || typeof sample === 'object') return undefined;
  return values.convert(item[publicKey(resource)] ?? null, schema) ?? sample;
}

/** Returns the header `retry-after` of a job that has not ended, if the document has it. */
function retryOf({ operation }: ResourceCall, item: JsonObject): Readonly<Record<string, string>> {
  const seconds = secondsLeft(item);
  const isDocumented = successResponseOf(operation)?.headers.some(({ name }) => name === 'retry-after') === true;
  return seconds === undefined || !isDocumented ? {} : { 'retry-after': String(seconds) };
}

/**
 * Adds the documented headers to a response, the entity tag of what it shows among them. A condition that does not hold
 * (RFC 9110, section 13.1.2) makes it a 304.
 */
export function withConditions(response: MockResponse, shown: Json, call: ResourceCall): MockResponse {
  const { operation, ifNoneMatch } = call;
  if (!hasEntityTag(operation)) return withDocumentedHeaders(response, call);
  const etag = itemTag(shown);
  if (operation.method === 'GET' && ifNoneMatch !== undefined && matchesEntityTag(ifNoneMatch, etag))
    return { ...emptyResponse(304), headers: { etag } };
  return withDocumentedHeaders({ ...response, headers: { ...response.headers, etag } }, call);
}

/** Returns the entity tag of an item with its file, or of a list. */
export function itemTag(shown: Json): string {
  const file = member(shown, STORED_FILE);
  const text = JSON.stringify(isObject(shown) ? fromStored(shown) : shown);
  return entityTag(file === undefined ? text : text + JSON.stringify(file));
}

/**
 * Returns the header `location` of a new item, if an operation reads it, and the response has the status 201 or the
 * document has the header.
 */
export function locationOf(call: ResourceCall, item: JsonObject): Readonly<Record<string, string>> {
  const isDocumented = successResponseOf(call.operation)?.headers.some(({ name }) => name === 'location') === true;
  const path = jsonContentOf(call).status === 201 || isDocumented ? pathOf(call, item) : undefined;
  return path === undefined ? {} : { location: absoluteLocation(path, call) };
}

/** Returns the path at which an operation reads an item; `undefined` if none does. */
function pathOf(call: ResourceCall, item: JsonObject): string | undefined {
  const { operation, resource, parameters, base, spacePrefix } = call;
  const reading = operation.document.operations.find(
    ({ resource: other }) => other?.collection === resource.collection && other.action === 'read',
  );
  const own = reading?.resource?.id;
  if (reading === undefined || own === undefined) return undefined;
  const id = encodeURIComponent(idText(item[publicKey(resource)]));
  // The path of the request includes the prefix of the server.
  if (`${operation.path}/{${own}}` === reading.path) return `${base.replace(/\/+$/, '')}/${id}`;
  const path = reading.path.replaceAll(/\{([^{}]+)\}/g, (_, name: string) =>
    name === own ? id : encodeURIComponent(parameters.path[name] ?? ''),
  );
  return path.includes('//') ? undefined : `${spacePrefix}${reading.prefixes[0] ?? ''}${path}`;
}

/** Members in which an item refers to itself: those of HAL and JSON:API. */
const OWN_LINKS = ['_links/self/href', '_links/self', 'links/self/href', 'links/self'];

/** Sets the member in which an item refers to itself, which no sample can know. */
function withOwnLink(shown: JsonObject, item: JsonObject, call: ResourceCall): JsonObject {
  const place = OWN_LINKS.find((each) => typeof unwrap(shown, each) === 'string');
  const path = place === undefined ? undefined : pathOf(call, item);
  if (place === undefined || path === undefined) return shown;
  const isAbsolute = /^https?:/.test(String(unwrap(shown, place)));
  return wrap(shown, place, isAbsolute ? `${call.origin}${path}` : path);
}

/** Returns a location as the document describes the header: absolute if its format or example is. */
function absoluteLocation(path: string, { operation, values, origin }: ResourceCall): string {
  const header = successResponseOf(operation)?.headers.find(({ name }) => name === 'location');
  const schema = resolveReference(values.root, header?.schema);
  const example = header?.example ?? member(schema, 'example');
  const isAbsolute = ['uri', 'url', 'iri'].includes(textAt(schema, 'format') ?? '');
  return isAbsolute || /^https?:/.test(String(example)) ? `${origin}${path}` : path;
}

/** Returns the status of the successful response, and the schema of its JSON body. */
export function jsonContentOf({ operation, accept, isNew }: ResourceCall): {
  readonly status: number;
  readonly schema: Json | undefined;
  readonly mediaType: string | undefined;
} {
  const wanted = isNew === undefined ? [] : isNew ? ['201'] : ['200', '204'];
  const success =
    wanted
      .map((status) => operation.responses.find((each) => each.status === status))
      .find((each) => each !== undefined) ?? successResponseOf(operation);
  const contents = success?.contents.filter(({ isJson }) => isJson) ?? [];
  const content = contents.find(({ mediaType }) => acceptsMediaType(accept, mediaType)) ?? contents[0];
  const status = Number(success?.status ?? 200) || 200;
  return { status, schema: content?.schema, mediaType: content?.mediaType };
}
