import type { ScalarEntry } from '#shared/migration/map.ts';
import type { MapFile, PreviousSchema } from '../migration/map-file.ts';
import { bySpecificity, endsInTemplate, isParameter, newSegments } from '../migration/path-template.ts';
import type { Translate } from '../payloads/ndjson.ts';

type Endpoint = MapFile['endpoints'][number];

/** Data that the bridge translates by. */
export interface BridgeTables {
  readonly map: Pick<
    MapFile,
    'endpoints' | 'fields' | 'parameters' | 'unmapped' | 'v2Operations' | 'v2Schemas' | 'values'
  >;
  readonly up: Translate;
  readonly down: Translate;
  /** Paths below the base URL that obtain a token, which both versions share: GET, HEAD and POST pass unchanged. */
  readonly shared?: readonly string[];
}

/** A call of the previous version, resolved to its counterpart. */
export interface ResolvedCall {
  readonly method: string;
  /** Path and query of the request to send. */
  readonly url: string;
  /** Success statuses, if they differ. */
  readonly status?: Endpoint['status'];
  /** Schemas of the bodies; absent if the body passes unchanged. */
  readonly body?: string | undefined;
  readonly response?: string | undefined;
}

/** Methods of requests for a token: the login may be a page. */
const SHARED_METHODS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'POST']);

/** Creates a function that finds the counterpart of a request. Segments before the documented path are kept. */
export function createResolver({ map, shared = [] }: BridgeTables): (method: string, url: string) => ResolvedCall {
  const { v2Operations } = map;
  const changed = changedSchemas(map);
  const undecided = undecidedNames(map);
  const schemaOf = ([name = '']: readonly string[] = []): string | undefined => (changed.has(name) ? name : undefined);
  const operations = new Map(v2Operations.map((operation) => [operation.id, operation]));
  const translateQuery = createQueryTranslator(map);
  const match = createRouter(allEndpoints(map));
  return (method, url) => {
    const end = url.includes('?') ? url.indexOf('?') : url.length;
    const [path, query] = [url.slice(0, end), url.slice(end + 1)];
    if (shared.includes(path) && SHARED_METHODS.has(method)) return { method, url };
    const found = match(method, path);
    if (found === undefined)
      throw new BridgeError(
        404,
        `${method} ${path} is not documented for the previous version, so the bridge cannot translate it.`,
      );
    const { endpoint, values, prefix } = found;
    const id = endpoint.v2.operation ?? '';
    const { body, response } = operations.get(id) ?? {};
    const open = [...(body ?? []), ...(response?.slice(0, 1) ?? [])].map((name) => undecided.get(name)).find(Boolean);
    if (open !== undefined)
      throw new BridgeError(
        501,
        `The rename tables do not say what became of ${open}, which ${id} uses. Add an entry.`,
      );
    return {
      method: methodAfter(endpoint, method),
      url: newUrl(endpoint, { values, prefix, query: translateQuery(id, query) }),
      status: endpoint.status,
      body: schemaOf(body),
      response: schemaOf(response),
    };
  };
}

/** Returns the method of the new version; `HEAD` stays where the operation is still a `GET`. */
function methodAfter({ v3 }: Endpoint, method: string): string {
  return method === 'HEAD' && v3?.method === 'GET' ? method : (v3?.method ?? method);
}

/**
 * Returns the endpoints of all operations. One without an entry passes unchanged, unless the new version lacks its
 * address.
 */
function allEndpoints({ endpoints, unmapped, v2Operations }: BridgeTables['map']): readonly Endpoint[] {
  const decided = new Set(endpoints.map(({ v2 }) => v2.operation));
  const lost = new Set(unmapped.flatMap(({ kind, name }) => (kind === 'operation' ? [name] : [])));
  const others = v2Operations.filter(({ id }) => !decided.has(id));
  return [
    ...endpoints,
    ...others.map(({ id, method, path }): Endpoint => {
      const entry = { id, source: 'comparison of the two versions', certainty: 'assumed', distinctive: false } as const;
      const v2 = { operation: id, method, path };
      if (!lost.has(id)) return { ...entry, counterpart: 'same', v2, v3: v2 };
      const note = 'The rename tables do not mention it. Add an entry to endpoints.yaml.';
      return { ...entry, counterpart: 'unknown', v2, note };
    }),
  ];
}

/** Returns the fields and values that no entry covers and the new version lacks, by the schemas that lead to them. */
function undecidedNames({ unmapped, v2Schemas }: BridgeTables['map']): ReadonlyMap<string, string> {
  const found = new Map<string, string>(
    unmapped.flatMap(({ kind, owner, name, reason }) =>
      (kind === 'field' || kind === 'value') && reason === 'no counterpart' && owner !== undefined
        ? [[owner, `${owner}.${name}`] as const]
        : [],
    ),
  );
  for (let size = -1; size !== found.size;) {
    size = found.size;
    for (const { name, parents, fields } of v2Schemas) {
      const next = [...parents, ...Object.values(fields).flat()].find((one) => found.has(one));
      if (next !== undefined && !found.has(name)) found.set(name, found.get(next) ?? next);
    }
  }
  return found;
}

/** Returns the names of the schemas that change, or lead to one that does. */
function changedSchemas({ fields, values, v2Schemas }: BridgeTables['map']): ReadonlySet<string> {
  const changed = new Set([...fields, ...values].flatMap(({ owners }) => owners.map(({ v2 }) => v2)));
  const isReached = ({ parents, fields: own }: PreviousSchema): boolean =>
    [...parents, ...Object.values(own).flat()].some((name) => changed.has(name));
  for (let size = -1; size !== changed.size;) {
    size = changed.size;
    for (const schema of v2Schemas) if (isReached(schema)) changed.add(schema.name);
  }
  return changed;
}

/** A documented path that a request ends in. */
interface MatchedRoute {
  readonly endpoint: Endpoint;
  /** Values of the parameters, in order. */
  readonly values: readonly string[];
  /** Path before the documented one. */
  readonly prefix: string;
}

/** Creates a function that finds the most specific documented path, by the last segments of a path. */
function createRouter(
  endpoints: BridgeTables['map']['endpoints'],
): (method: string, path: string) => MatchedRoute | undefined {
  const routes = endpoints
    .flatMap((endpoint) => (endpoint.v2.path === undefined ? [] : [{ endpoint, parts: endpoint.v2.path.split('/') }]))
    .toSorted((one, other) => bySpecificity(one.parts, other.parts));
  return (method, path) => {
    const given = path.replace(/(?<!\/)\/+$/, '').split('/');
    const documented = method === 'HEAD' ? 'GET' : method;
    for (const { endpoint, parts } of routes) {
      if (endpoint.v2.method !== documented || !endsInTemplate(given, parts)) continue;
      const start = given.length - parts.length;
      const values = given.slice(start).filter((_, index) => isParameter(parts[index] ?? ''));
      return { endpoint, values, prefix: given.slice(0, start + 1).join('/') };
    }
    return undefined;
  };
}

interface PathValues {
  /** Values of the parameters, in order. */
  readonly values: readonly string[];
  readonly prefix: string;
  readonly query: string;
}

/** Fills the values of the old path into the new one, by the names of the parameters. */
function newUrl({ v2, v3, note, unresolved }: Endpoint, { values, prefix, query }: PathValues): string {
  if (v3?.path === undefined) {
    const reason = unresolved?.reason ?? 'It has no documented counterpart.';
    throw new BridgeError(
      501,
      `${v2.method ?? ''} ${v2.path ?? ''} cannot be translated. ${reason} ${note ?? ''}`.trim(),
    );
  }
  const segments = newSegments(v2.path ?? '', v3.path);
  if (segments === undefined)
    throw new BridgeError(501, `${v3.path} takes a value that ${v2.path ?? ''} does not have.`);
  const path = segments.map((part) => (typeof part === 'string' ? part : (values[part] ?? '')));
  return prefix + path.join('/') + (query === '' ? '' : `?${query}`);
}

/** A request of the previous version that has no counterpart, or would lose information. */
export class BridgeError extends Error {
  override readonly name = 'BridgeError';
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

/** Tables that name query parameters and their values. */
type QueryTables = Pick<MapFile, 'parameters' | 'unmapped' | 'v2Operations' | 'values'>;

/** Translates the query of a request of an operation: the names of parameters and the values of enumerations. */
type TranslateQuery = (operation: string, query: string) => string;

/** One `name=value` of a query. `name` is that of the parameter; `rest` is the key inside an object: `[status]`. */
interface QueryPart {
  readonly name: string;
  readonly rest: string;
  readonly value: string;
  /** The text as it was sent, which stays if nothing changes. */
  readonly raw: string;
}

/** Names that an entry or the comparison of the two versions covers, by owner. */
interface ScalarIndex {
  readonly entries: ReadonlyMap<string, ScalarEntry>;
  /** Names that the new version lacks and no entry covers. */
  readonly undecided: ReadonlySet<string>;
}

/**
 * Creates a function that translates queries.
 *
 * @throws BridgeError if a parameter or a value has no counterpart, or two parameters contradict each other
 */
function createQueryTranslator(map: QueryTables): TranslateQuery {
  const parameters = indexScalars('parameter', map.parameters, map);
  const values = indexScalars('value', map.values, map);
  const enumerations = new Map(
    map.v2Operations.flatMap(({ id, parameters: own }) =>
      own.map(({ name, types = [] }) => [scalarKey(id, name), [`${id}.${name}`, ...types]] as const),
    ),
  );
  const translatePart = (operation: string, part: QueryPart): QueryPart => {
    const key = scalarKey(operation, part.name);
    const name = scalarAfter(parameters, key, `query parameter ${part.name} of ${operation}`);
    const value = translateValue(part, { values, enumerations: enumerations.get(key) ?? [] });
    if (name === part.name && value === part.value) return part;
    return { ...part, raw: `${encodeURIComponent(name) + part.rest}=${encodeURIComponent(value)}`, name, value };
  };
  return (operation, query) => {
    if (query === '') return '';
    const parts = query.split('&').map((raw) => parsePart(operation, raw, parameters));
    const pairs = parts.map((from) => ({ from, to: translatePart(operation, from) }));
    const doubled = repeatedNames(pairs);
    return pairs.flatMap(({ from, to }) => (doubled.has(from.name) ? [] : [to.raw])).join('&');
  };
}

function indexScalars(
  kind: 'parameter' | 'value',
  entries: readonly ScalarEntry[],
  { unmapped }: QueryTables,
): ScalarIndex {
  return {
    entries: new Map(entries.flatMap((entry) => entry.owners.map(({ v2 }) => [scalarKey(v2, entry.v2), entry]))),
    undecided: new Set(unmapped.flatMap((one) => (one.kind === kind ? [scalarKey(one.owner ?? '', one.name)] : []))),
  };
}

function scalarKey(owner: string, name: string): string {
  return `${owner} ${name}`;
}

/** Parses a part. `filter[status]` is a key of the parameter `filter`, unless a parameter has the whole name. */
function parsePart(operation: string, raw: string, { entries, undecided }: ScalarIndex): QueryPart {
  const [[whole, value] = ['', '']] = [...new URLSearchParams(raw)];
  const bracket = whole.indexOf('[');
  const key = scalarKey(operation, whole);
  const end = bracket <= 0 || entries.has(key) || undecided.has(key) ? whole.length : bracket;
  return { name: whole.slice(0, end), rest: whole.slice(end), value, raw };
}

interface ValueContext {
  readonly values: ScalarIndex;
  /** Enumerations that list the values of the parameter. */
  readonly enumerations: readonly string[];
}

/** Translates a value of an enumeration, or the items of a list with commas. */
function translateValue({ name, value }: QueryPart, { values, enumerations }: ValueContext): string {
  const translateItem = (item: string): string => {
    const key = enumerations
      .map((owner) => scalarKey(owner, item))
      .find((one) => values.entries.has(one) || values.undecided.has(one));
    return key === undefined ? item : scalarAfter(values, key, `value ${item} of the query parameter ${name}`);
  };
  return value.split(',').map(translateItem).join(',');
}

/** Returns the new name or value; the old one if it does not change. */
function scalarAfter({ entries, undecided }: ScalarIndex, key: string, subject: string): string {
  const entry = entries.get(key);
  const old = key.slice(key.indexOf(' ') + 1);
  if (entry === undefined) {
    if (!undecided.has(key)) return old;
    throw new BridgeError(501, `How the new version passes the ${subject} is not documented.`);
  }
  const reason = entry.unresolved?.reason ?? entry.review?.note;
  if (reason !== undefined)
    throw new BridgeError(501, `How the new version passes the ${subject} is not documented (${entry.id}). ${reason}`);
  if (entry.v3 === undefined) throw new BridgeError(422, `The new version cannot take the ${subject} (${entry.id}).`);
  if (entry.operation === 'move' || entry.v3 === old)
    throw new BridgeError(501, `The ${subject} has another place in the new version (${entry.id}).`);
  return entry.v3;
}

/**
 * Returns the old names whose parameter the request also passes under another name, with the same values. They are sent
 * once.
 */
function repeatedNames(pairs: readonly { readonly from: QueryPart; readonly to: QueryPart }[]): ReadonlySet<string> {
  const valuesOf = (name: string): string =>
    JSON.stringify(pairs.flatMap(({ from, to }) => (from.name === name ? [[to.rest, to.value]] : [])));
  const senders = new Map<string, string>();
  const repeated = new Set<string>();
  for (const { from, to } of pairs) {
    const other = senders.get(to.name) ?? from.name;
    senders.set(to.name, other);
    if (other === from.name) continue;
    if (valuesOf(other) !== valuesOf(from.name))
      throw new BridgeError(422, `The query parameters ${other}, ${from.name} contradict each other.`);
    repeated.add(from.name);
  }
  return repeated;
}
