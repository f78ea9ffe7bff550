import { HTTP_METHODS } from '#shared/json.ts';
import { isObject, type Json, type JsonObject, listAt, member, objectAt, ownAt, textAt, textsAt } from '../json.ts';
import { readContents, type ServedContent } from './contents.ts';
import type { LegacyTranslation } from './legacy-translation.ts';
import { readParameters, type ServedParameter } from './parameters.ts';
import { resolveReference } from './references.ts';

/**
 * Generated validators of bodies, by the JSON pointers of the schemas in the document. They agree with the interpreter,
 * and accept a value in a tenth of its time.
 */
export type BodyValidators = ReadonlyMap<string, (value: unknown) => boolean>;

export interface ServedResponse {
  readonly status: string;
  readonly contents: readonly ServedContent[];
  readonly headers: readonly ServedHeader[];
}

/** Header that a response is documented with. */
export interface ServedHeader {
  /** In lower case. */
  readonly name: string;
  readonly required: boolean;
  readonly schema: Json;
  readonly example?: Json;
}

/** One operation of a document, ready to be served. */
export interface ServedOperation {
  readonly id: string;
  /** In upper case. */
  readonly method: string;
  readonly path: string;
  /** The document that describes it. */
  readonly document: ServedDocument;
  /** The prefixes that the path may have. */
  readonly prefixes: readonly string[];
  readonly parameters: readonly ServedParameter[];
  readonly body?: { readonly required: boolean; readonly contents: readonly ServedContent[] };
  readonly responses: readonly ServedResponse[];
  readonly isDeprecated: boolean;
  /** Groups of rights of which one suffices; `undefined` if the document states none. */
  readonly rights?: readonly (readonly string[])[];
  readonly resource?: ServedResource;
  /** Alternatives of which one suffices, each with the keys of the security schemes that it requires together. */
  readonly security: readonly (readonly string[])[];
  /** Keys of the security schemes of all alternatives; empty for a public operation. */
  readonly schemes: readonly string[];
}

/** A security scheme. */
export interface ServedScheme {
  readonly key: string;
  readonly kind: 'basic' | 'bearer' | 'oauth2' | 'other';
  /** The path prefix of requests that use it. */
  readonly selector?: string;
}

/** An OpenAPI document to serve. */
export interface DocumentSource {
  /** One path segment, below which a document other than the first is served alone, too. */
  readonly name: string;
  /** The whole document, of version 3.0 or 3.1, with references into itself only. */
  readonly root: JsonObject;
  /** Translates stored items, if the document has other names than the state. */
  readonly translation?: LegacyTranslation;
  /** Generated validators of the bodies that `root` describes. @default the interpreter */
  readonly bodyValidators?: BodyValidators;
}

/** An OpenAPI document, ready to be served. */
export interface ServedDocument {
  readonly name: string;
  readonly root: JsonObject;
  readonly operations: readonly ServedOperation[];
  readonly schemes: ReadonlyMap<string, ServedScheme>;
  /** The path of the operation that issues tokens, and the one that logs in, with its parameters. */
  readonly tokenPath?: string;
  readonly login?: {
    readonly operation: string;
    readonly username: string;
    readonly password: string;
    readonly isBase64: boolean;
  };
  /** Translates stored items, if the document has other names than the state. */
  readonly translation?: LegacyTranslation;
  readonly bodyValidators?: BodyValidators;
  /** `Id`: a property `x` beside `xId` is the nested object. */
  readonly referenceSuffix?: string;
}

/** Reads the operations and security schemes of an OpenAPI document. */
export function readDocument({ name, root, translation, bodyValidators }: DocumentSource): ServedDocument {
  const operations: ServedOperation[] = [];
  const suffix = textAt(root, 'x-reference-suffix');
  const tokenPath = readTokenPath(root);
  const login = readLogin(root);
  const document: ServedDocument = {
    name,
    root,
    operations,
    schemes: readSchemes(root),
    ...(translation === undefined ? {} : { translation }),
    ...(bodyValidators === undefined ? {} : { bodyValidators }),
    ...(suffix === undefined ? {} : { referenceSuffix: suffix }),
    ...(tokenPath === undefined ? {} : { tokenPath }),
    ...(login === undefined ? {} : { login }),
  };
  // A key without a slash at its start is an extension.
  for (const [path, item] of Object.entries(objectAt(root, 'paths')))
    if (path.startsWith('/')) operations.push(...readItem(document, path, resolveReference(root, item)));
  return document;
}

function readItem(document: ServedDocument, path: string, item: JsonObject): readonly ServedOperation[] {
  const methods = HTTP_METHODS.filter((method) => isObject(member(item, method)));
  return methods.map((method) => readOperation(document, { path, item, method }));
}

function readOperation(
  document: ServedDocument,
  place: { path: string; item: JsonObject; method: string },
): ServedOperation {
  const { path, item, method } = place;
  const operation = objectAt(item, method);
  const body = readBody(document.root, member(operation, 'requestBody'));
  const rights = readRights(operation['x-rights']);
  const resource = readResource(operation['x-resource']);
  const security = readSecurity(member(operation, 'security') ?? member(document.root, 'security'));
  return {
    id: textAt(operation, 'operationId') ?? `${method} ${path}`,
    method: method.toUpperCase(),
    path,
    document,
    prefixes: serverPaths([operation, item, document.root]),
    parameters: readParameters(document.root, path, [
      ...listAt(item, 'parameters'),
      ...listAt(operation, 'parameters'),
    ]),
    responses: readResponses(document.root, objectAt(operation, 'responses')),
    isDeprecated: member(operation, 'deprecated') === true,
    security,
    schemes: security.some((keys) => keys.length === 0) ? [] : security.flat(),
    ...(body === undefined ? {} : { body }),
    ...(rights === undefined ? {} : { rights }),
    ...(resource === undefined ? {} : { resource }),
  };
}

function readBody(root: JsonObject, value: Json | undefined): ServedOperation['body'] | undefined {
  if (value === undefined) return undefined;
  const body = resolveReference(root, value);
  return {
    required: member(body, 'required') === true,
    contents: readContents(root, objectAt(body, 'content')),
  };
}

function readResponses(root: JsonObject, responses: JsonObject): readonly ServedResponse[] {
  return Object.entries(responses).map(([status, response]) => ({
    status,
    contents: readContents(root, objectAt(resolveReference(root, response), 'content')),
    headers: readHeaders(root, objectAt(resolveReference(root, response), 'headers')),
  }));
}

function readHeaders(root: JsonObject, headers: JsonObject): readonly ServedHeader[] {
  return Object.entries(headers).map(([name, value]) => {
    const header = resolveReference(root, value);
    const [named] = Object.values(objectAt(header, 'examples'));
    const example = member(header, 'example') ?? member(named, 'value');
    return {
      name: name.toLowerCase(),
      required: member(header, 'required') === true,
      schema: member(header, 'schema') ?? true,
      ...(example === undefined ? {} : { example }),
    };
  });
}

function readRights(value: Json | undefined): readonly (readonly string[])[] | undefined {
  if (!Array.isArray(value)) return undefined;
  return value.map((group) => (Array.isArray(group) ? group.filter((code) => typeof code === 'string') : []));
}

function readSecurity(value: Json | undefined): readonly (readonly string[])[] {
  if (!Array.isArray(value)) return [];
  return value.map((entry) => (isObject(entry) ? Object.keys(entry) : []));
}

/** Reads the security schemes, by key. */
function readSchemes(root: JsonObject): ReadonlyMap<string, ServedScheme> {
  const schemes = objectAt(objectAt(root, 'components'), 'securitySchemes');
  return new Map(
    Object.entries(schemes).map(([key, scheme]) => [key, readScheme(key, isObject(scheme) ? scheme : {})]),
  );
}

function readScheme(key: string, scheme: JsonObject): ServedScheme {
  const selector = textAt(scheme, 'x-selector');
  return { key, kind: kindOf(scheme), ...(selector === undefined ? {} : { selector }) };
}

function kindOf(scheme: JsonObject): ServedScheme['kind'] {
  if (textAt(scheme, 'type') === 'oauth2') return 'oauth2';
  if (textAt(scheme, 'type') !== 'http') return 'other';
  const name = textAt(scheme, 'scheme')?.toLowerCase();
  return name === 'basic' || name === 'bearer' ? name : 'other';
}

/** Reads the path of the operation that issues access tokens for a user's password. */
function readTokenPath(root: JsonObject): string | undefined {
  for (const scheme of Object.values(objectAt(objectAt(root, 'components'), 'securitySchemes'))) {
    const url = textAt(objectAt(objectAt(scheme, 'flows'), 'password'), 'tokenUrl');
    if (url?.startsWith('/') === true) return url;
  }
  return undefined;
}

/** Reads the operation that issues a token for a login, from `x-login` of a scheme. */
function readLogin(root: JsonObject): ServedDocument['login'] {
  for (const scheme of Object.values(objectAt(objectAt(root, 'components'), 'securitySchemes'))) {
    const login = member(scheme, 'x-login');
    const operation = textAt(login, 'operation');
    const username = textAt(login, 'username');
    const password = textAt(login, 'password');
    if (operation === undefined || username === undefined || password === undefined) continue;
    return { operation, username, password, isBase64: textAt(login, 'encoding') === 'base64' };
  }
  return undefined;
}

/** Reads the prefixes of a path: the path of each server of the closest object that lists servers. */
function serverPaths(holders: readonly JsonObject[]): readonly string[] {
  const servers = holders.map((holder) => listAt(holder, 'servers')).find((list) => list.length > 0) ?? [];
  const paths = servers.flatMap((server) => variableValues(server).map((values) => pathOfServer(server, values)));
  return paths.length === 0 ? [''] : [...new Set(paths)];
}

/** Limit of the values of a server's variables that are served. */
const MAX_SERVER_VALUES = 50;

/** Returns all values of a server's variables, the defaults first. */
function variableValues(server: Json): readonly Readonly<Record<string, string>>[] {
  return Object.entries(objectAt(server, 'variables')).reduce<readonly Readonly<Record<string, string>>[]>(
    (all, [name, variable]) => {
      const values = new Set([textAt(variable, 'default') ?? [], textsAt(variable, 'enum')].flat());
      return [...values]
        .flatMap((value) => all.map((each) => ({ ...each, [name]: value })))
        .slice(0, MAX_SERVER_VALUES);
    },
    [{}],
  );
}

/** `https://host/v1`, `//host/v1` (RFC 3986) and `{base}/v1` have the path `/v1`. */
function pathOfServer(server: Json, values: Readonly<Record<string, string>>): string {
  const url = (textAt(server, 'url') ?? '').replace(
    /\{([^}]*)\}/g,
    (variable, name) => ownAt(values, name) ?? variable,
  );
  const rest = url.replace(/^(?:[a-z][a-z0-9+.-]*:)?\/\/[^/]*/i, '').replace(/^\{[^}]*\}/, '');
  const path = rest.includes('{') ? '' : rest;
  return path.replace(/(?<!\/)\/+$/, '');
}

/** Item of another collection that a path names. */
interface ServedParent {
  /** Its collection, if the item must exist. */
  readonly collection?: string;
  /** The path parameters that identify it, the last one within the values of the others. */
  readonly parameters: readonly string[];
  /** Property of the collection's items that refers to it. */
  readonly property?: string;
}

/** Query parameters that page a list as they are sent (`page[size]`), and what describes the page in the response. */
export interface ServedPaging {
  readonly limit?: string;
  readonly offset?: string;
  readonly page?: string;
  readonly cursor?: string;
  /** The cursor of a page that ends before an item. */
  readonly before?: string;
  /** Number of the first page. @default 1 */
  readonly firstPage?: number;
  /** Offset of the first item. @default 0 */
  readonly firstOffset?: number;
  /** Roles of members, such as `total`, by their path: `meta/total_count`. */
  readonly members: ReadonlyMap<string, string>;
  /** Roles of response headers by their name. */
  readonly headers: ReadonlyMap<string, string>;
  /** Links to the other pages in the header `Link` (RFC 8288). */
  readonly hasLink: boolean;
}

/** Comparison of a property with the value of a query parameter. */
export interface ServedFilter {
  /** Path of the property: `qty`, `owner/id`. */
  readonly property: string;
  /** `eq`, `ne`, `gt`, `gte`, `lt`, `lte`, `in`, `contains`, `startsWith` or `endsWith`. */
  readonly operator: string;
}

/** Query parameters that order a list. */
export interface ServedSort {
  /** Parameter that names properties. */
  readonly by?: string;
  /** Parameter that names a direction. */
  readonly direction?: string;
  /** Parameters that name the direction of one property each: `order[name]`. */
  readonly each: readonly string[];
}

/** The collection that an operation works on, and its action there (`x-resource`). */
export interface ServedResource {
  readonly collection: string;
  readonly action: string;
  /** The path parameter that identifies the item. */
  readonly id?: string;
  /** The property that identifies an item. */
  readonly key?: string;
  /** The property that the path parameter equals, if that is not the one that identifies an item. */
  readonly by?: string;
  /** Part of the request that holds the identifier or the query in place of the path and the query: `body`, `query`. */
  readonly from?: string;
  /** Member of that part with the identifiers of several items; empty for the whole part. */
  readonly ids?: string;
  /** The path parameters within whose values identifiers are unique. */
  readonly within: readonly string[];
  readonly parents: readonly ServedParent[];
  /** The members of the bodies that hold the item or the list, and that of each entry of a list that holds the item. */
  readonly envelope: { readonly request?: string; readonly response?: string; readonly entry?: string };
  readonly paging?: ServedPaging;
  /** Filters by the query parameter that sets them. */
  readonly filters: ReadonlyMap<string, ServedFilter>;
  /** Query parameters that order a list. */
  readonly sort?: ServedSort;
  /** Query parameters whose words the texts of an item must contain. */
  readonly search: readonly string[];
  /** A missing item is created. */
  readonly isUpsert: boolean;
  /** The collection begins with samples. */
  readonly isSeeded: boolean;
  /** The collection has one item, which the path names without an identifier. */
  readonly isSingleton: boolean;
  /** Its item is a file, whose bytes are the bodies of requests and responses. */
  readonly isFile: boolean;
  /** Collection of the item that a creation adds, and the member of its body that identifies it. */
  readonly relates: { readonly collection?: string; readonly from?: string };
  /** States that a new item goes through by the clock. */
  readonly job?: ServedJob;
  /** Properties that a named action sets. */
  readonly sets: JsonObject;
  /** Properties that a named action or a creation sets: to `body`, `body/title` or `query/assigned_to`. */
  readonly setsFrom: ReadonlyMap<string, string>;
  /** A named action responds with the item. */
  readonly returnsItem: boolean;
  readonly isInferred: boolean;
}

/** Job that a creation starts: its property, and the values of that in their order. */
export interface ServedJob {
  readonly property: string;
  readonly states: readonly string[];
}

function readJob(value: JsonObject): Pick<ServedResource, 'job'> {
  const [property, states] = [textAt(value, 'property'), textsAt(value, 'states')];
  return property === undefined || states.length === 0 ? {} : { job: { property, states } };
}

/** Reads the resource of an operation; `undefined` without a collection and an action. */
export function readResource(value: Json | undefined): ServedResource | undefined {
  const collection = textAt(value, 'collection');
  const action = textAt(value, 'action');
  if (!isObject(value) || collection === undefined || action === undefined) return undefined;
  return { ...resourceOf(value), collection, action };
}

/** Reads the members of a resource; without any, it is that of an operation without state. */
export function resourceOf(value: JsonObject): ServedResource {
  const paging = member(value, 'paging');
  return {
    collection: '',
    action: '',
    ...optionalTexts(value, ['id', 'key', 'by', 'from', 'ids']),
    within: textsAt(value, 'within'),
    parents: listAt(value, 'parents').map((parent) => ({
      parameters: textsAt(parent, 'parameters'),
      ...optionalTexts(parent, ['collection', 'property']),
    })),
    envelope: optionalTexts(objectAt(value, 'envelope'), ['request', 'response', 'entry']),
    ...(isObject(paging) ? { paging: readPaging(paging) } : {}),
    filters: readFilters(objectAt(value, 'filters')),
    ...(isObject(member(value, 'sort')) ? { sort: readSort(objectAt(value, 'sort')) } : {}),
    search: textsAt(value, 'search'),
    isUpsert: member(value, 'upsert') === true,
    isSeeded: member(value, 'seed') === true,
    isSingleton: member(value, 'singleton') === true,
    isFile: member(value, 'file') === true,
    relates: optionalTexts(objectAt(value, 'relates'), ['collection', 'from']),
    ...readJob(objectAt(value, 'job')),
    sets: objectAt(value, 'sets'),
    setsFrom: textMap(objectAt(value, 'setsFrom')),
    returnsItem: textAt(value, 'returns') === 'item',
    isInferred: member(value, 'inferred') === true,
  };
}

function readPaging(paging: JsonObject): ServedPaging {
  const { firstPage, firstOffset } = paging;
  return {
    ...optionalTexts(paging, ['limit', 'offset', 'page', 'cursor', 'before']),
    ...(typeof firstPage === 'number' ? { firstPage } : {}),
    ...(typeof firstOffset === 'number' ? { firstOffset } : {}),
    members: textMap(objectAt(paging, 'members')),
    headers: textMap(objectAt(paging, 'headers')),
    hasLink: member(paging, 'link') === true,
  };
}

function readFilters(filters: JsonObject): ReadonlyMap<string, ServedFilter> {
  return new Map(
    Object.entries(filters).map(([name, filter]) => {
      const property = typeof filter === 'string' ? filter : (textAt(filter, 'property') ?? '');
      return [name, { property, operator: textAt(filter, 'operator') ?? 'eq' }];
    }),
  );
}

function readSort(sort: JsonObject): ServedSort {
  return { ...optionalTexts(sort, ['by', 'direction']), each: textsAt(sort, 'each') };
}

function textMap(object: JsonObject): ReadonlyMap<string, string> {
  return new Map(Object.entries(object).filter((entry): entry is [string, string] => typeof entry[1] === 'string'));
}

function optionalTexts<Key extends string>(
  value: Json | undefined,
  keys: readonly Key[],
): { readonly [Name in Key]?: string } {
  const found: { [Name in Key]?: string } = {};
  for (const key of keys) {
    const text = textAt(value, key);
    if (text !== undefined) found[key] = text;
  }
  return found;
}

/** Returns the first successful response of an operation. */
export function successResponseOf({ responses }: ServedOperation): ServedResponse | undefined {
  return responses.find(({ status }) => status.startsWith('2'));
}

/** Tests whether an operation reads an item or a list, also by POST as searches do. */
export function readsItems({ resource }: ServedOperation): boolean {
  return resource?.action === 'read' || resource?.action === 'search';
}

/** Returns the documented response for a status: exact, by its class (`4XX`), or `default`. */
export function responseFor({ responses }: ServedOperation, status: number): ServedResponse | undefined {
  const code = String(status);
  const byClass = `${code.charAt(0)}XX`;
  return (
    responses.find((response) => response.status === code) ??
    responses.find((response) => response.status.toUpperCase() === byClass) ??
    responses.find((response) => response.status === 'default')
  );
}
