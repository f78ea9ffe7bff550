import type { Translated } from '../shared/migration/translate.ts';
import type { MapFile, V2Schema } from '../migration/migration-index.ts';
import { numberPreservingJson, type Translate } from '../payloads/ndjson.ts';

type Endpoint = MapFile['endpoints'][number];

/** Data that the bridge translates by. */
export interface BridgeTables {
  readonly map: Pick<MapFile, 'endpoints' | 'fields' | 'parameters' | 'v2Operations' | 'v2Schemas' | 'values'>;
  readonly up: Translate;
  readonly down: Translate;
  /** Paths that obtain a token, which both versions share: they pass unchanged. */
  readonly shared?: readonly string[];
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
  const { endpoints, parameters, v2Operations } = map;
  const changed = changedSchemas(map);
  const schemaOf = ([name = '']: readonly string[] = []): string | undefined => (changed.has(name) ? name : undefined);
  const operations = new Map(v2Operations.map((operation) => [operation.id, operation]));
  const reviewed = new Set(parameters.flatMap(({ owners, v2 }) => owners.map((owner) => `${owner.v2} ${v2}`)));
  const routes = endpoints.flatMap((endpoint) => {
    const { path } = endpoint.v2;
    return path === undefined ? [] : [{ endpoint, pattern: pathPattern(path) }];
  });
  return (method, url) => {
    const [path = '', query = ''] = url.split('?');
    if (shared.some((suffix) => path.endsWith(suffix))) return { method, url };
    const matching = routes.flatMap(({ endpoint, pattern }) => {
      const match = endpoint.v2.method === method ? pattern.exec(path) : null;
      return match === null ? [] : [{ endpoint, groups: match.groups ?? {}, prefix: match[1] ?? '' }];
    });
    const [found] = matching.toSorted(
      (one, other) => Object.keys(one.groups).length - Object.keys(other.groups).length,
    );
    if (found === undefined)
      throw new BridgeError(
        404,
        `${method} ${path} is not documented for the previous version, so the bridge cannot translate it.`,
      );
    const { endpoint, groups, prefix } = found;
    const id = endpoint.v2.operation ?? '';
    const names = query === '' ? [] : [...new URLSearchParams(query).keys()];
    const unclear = names.find((name) => reviewed.has(`${id} ${name}`));
    if (unclear !== undefined)
      throw new BridgeError(
        501,
        `How the new version carries the query parameter ${unclear} of ${id} is not documented.`,
      );
    return {
      method: endpoint.v3?.method ?? method,
      url: newUrl(endpoint, { groups, prefix, query }),
      status: endpoint.status,
      body: schemaOf(operations.get(id)?.body),
      response: schemaOf(operations.get(id)?.response),
    };
  };
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

function pathPattern(path: string): RegExp {
  let count = 0;
  const parts = path
    .split('/')
    .map((part) => (part.startsWith('{') ? `(?<p${count++}>[^/]+)` : part.replaceAll(/[.*+?^$()|[\]\\]/g, '\\$&')));
  return new RegExp(`^(.*?)${parts.join('/')}$`);
}

interface PathValues {
  readonly groups: Readonly<Record<string, string>>;
  readonly prefix: string;
  readonly query: string;
}

/** Fills the values of the old path into the new one, by the names of the parameters. */
function newUrl({ v2, v3, counterpart, note, unresolved }: Endpoint, { groups, prefix, query }: PathValues): string {
  if (v3?.path === undefined) {
    const reason = [unresolved?.reason, note].filter((text) => text !== undefined).join(' ');
    throw new BridgeError(
      501,
      `${v2.method ?? ''} ${v2.path ?? ''} has no documented counterpart (${counterpart}). ${reason}`.trim(),
    );
  }
  const names = (v2.path ?? '').split('/').filter((part) => part.startsWith('{'));
  const values = new Map(names.map((name, index) => [name, groups[`p${index}`] ?? '']));
  const path = v3.path
    .split('/')
    .map((part, index) => values.get(part) ?? (part.startsWith('{') ? (groups[`p${index}`] ?? part) : part));
  return prefix + path.join('/') + (query === '' ? '' : `?${query}`);
}

/**
 * Translates the body of a request.
 *
 * @throws BridgeError if a member has no counterpart or contradicts another one
 */
export function translateRequest(text: string, schema: string, tables: BridgeTables): string {
  const translated = translateText(text, schema, tables.up);
  if (translated === undefined) return text;
  const [loss, conflict] = [translated.losses[0], translated.conflicts[0]];
  if (loss !== undefined) throw new BridgeError(422, `The new version cannot hold ${loss.pointer} (${loss.rule}).`);
  if (conflict !== undefined)
    throw new BridgeError(422, `${conflict.members.join(', ')} contradict each other (${conflict.rule}).`);
  return translated.text;
}

/** A translated response body, and the rules by which it lacks members. */
export interface TranslatedResponse {
  readonly text: string;
  readonly lost: readonly string[];
}

/** Translates the body of a response back. What the previous version cannot hold is left out and named. */
export function translateResponse(text: string, schema: string, tables: BridgeTables): TranslatedResponse {
  const translated = translateText(text, schema, tables.down);
  if (translated === undefined) return { text, lost: [] };
  return { text: translated.text, lost: [...new Set(translated.losses.map(({ rule }) => rule))] };
}

/** Translates JSON; `undefined` for other text, which passes unchanged. */
function translateText(
  text: string,
  schema: string,
  translate: Translate,
): (Pick<Translated<unknown>, 'losses' | 'conflicts'> & { readonly text: string }) | undefined {
  if (!/^\s*[{[]/.test(text)) return undefined;
  const { parse, stringify } = numberPreservingJson(text);
  const { value, losses, conflicts } = translate(schema, parse(text));
  return { text: stringify(value), losses, conflicts };
}
