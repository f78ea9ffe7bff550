import type { MapFile, V2Schema } from '../migration/migration-index.ts';
import type { Translate } from '../payloads/ndjson.ts';
import { BridgeError, createQueryTranslator } from './query.ts';

type Endpoint = MapFile['endpoints'][number];

/** Data that the bridge translates by. */
export interface BridgeTables {
  readonly map: Pick<
    MapFile,
    'endpoints' | 'fields' | 'parameters' | 'unmapped' | 'v2Operations' | 'v2Schemas' | 'values'
  >;
  readonly up: Translate;
  readonly down: Translate;
  /** Paths that obtain a token, which both versions share: they pass unchanged. */
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
    if (shared.some((suffix) => path.endsWith(suffix))) return { method, url };
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
      method: endpoint.v3?.method ?? method,
      url: newUrl(endpoint, { values, prefix, query: translateQuery(id, query) }),
      status: endpoint.status,
      body: schemaOf(body),
      response: schemaOf(response),
    };
  };
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
  const isReached = ({ parents, fields: own }: V2Schema): boolean =>
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

/** Creates a function that finds the documented path with the fewest parameters, by the last segments of a path. */
function createRouter(
  endpoints: BridgeTables['map']['endpoints'],
): (method: string, path: string) => MatchedRoute | undefined {
  const routes = endpoints
    .flatMap((endpoint) => (endpoint.v2.path === undefined ? [] : [{ endpoint, parts: endpoint.v2.path.split('/') }]))
    .toSorted((one, other) => parametersIn(one.parts).length - parametersIn(other.parts).length);
  return (method, path) => {
    const given = path.split('/');
    for (const { endpoint, parts } of routes) {
      if (endpoint.v2.method !== method || !endsIn(given, parts)) continue;
      const start = given.length - parts.length;
      const values = given.slice(start).filter((_, index) => parts[index]?.startsWith('{') === true);
      return { endpoint, values, prefix: given.slice(0, start + 1).join('/') };
    }
    return undefined;
  };
}

/** Tests whether segments end in those of a template, whose first one is empty. */
function endsIn(given: readonly string[], parts: readonly string[]): boolean {
  const start = given.length - parts.length;
  if (start < 0) return false;
  for (let index = parts.length - 1; index > 0; index -= 1) {
    const [part = '', segment = ''] = [parts[index], given[start + index]];
    if (part.startsWith('{') ? segment === '' : part !== segment) return false;
  }
  return true;
}

function parametersIn(parts: readonly string[]): readonly string[] {
  return parts.filter((part) => part.startsWith('{'));
}

interface PathValues {
  /** Values of the parameters, in order. */
  readonly values: readonly string[];
  readonly prefix: string;
  readonly query: string;
}

/** Fills the values of the old path into the new one, by the names of the parameters. */
function newUrl({ v2, v3, counterpart, note, unresolved }: Endpoint, { values, prefix, query }: PathValues): string {
  if (v3?.path === undefined) {
    const reason = [unresolved?.reason, note].filter((text) => text !== undefined).join(' ');
    throw new BridgeError(
      501,
      `${v2.method ?? ''} ${v2.path ?? ''} has no documented counterpart (${counterpart}). ${reason}`.trim(),
    );
  }
  const named = new Map(parametersIn((v2.path ?? '').split('/')).map((name, index) => [name, values[index] ?? '']));
  const wanted = parametersIn(v3.path.split('/'));
  // A parameter with another name has the value at its position.
  const path = v3.path.split('/').map((part) => named.get(part) ?? values[wanted.indexOf(part)] ?? part);
  return prefix + path.join('/') + (query === '' ? '' : `?${query}`);
}
