import type { Sidecar, Translated } from '../shared/migration/translate.ts';
import type { MapFile, V2Operation } from '../migration/migration-index.ts';
import { numberPreservingJson } from '../payloads/ndjson.ts';

type Endpoint = MapFile['endpoints'][number];

/** Translates a value by the name of its schema; an unknown name is a TypeError. */
export type Translate = (resource: string, value: unknown, sidecar?: Sidecar) => Translated<unknown>;

/** Data that the bridge translates by. */
export interface BridgeTables {
  readonly map: Pick<MapFile, 'endpoints' | 'parameters' | 'v2Operations' | 'v2Schemas'>;
  readonly up: Translate;
  readonly down: Translate;
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
  readonly endpoint: Endpoint;
  readonly operation: V2Operation | undefined;
}

/** Creates a function that finds the counterpart of a request. Segments before the documented path are kept. */
export function createResolver({
  endpoints,
  parameters,
  v2Operations,
}: BridgeTables['map']): (method: string, url: string) => ResolvedCall {
  const operations = new Map(v2Operations.map((operation) => [operation.id, operation]));
  const reviewed = new Set(parameters.flatMap(({ owners, v2 }) => owners.map((owner) => `${owner.v2} ${v2}`)));
  const routes = endpoints.flatMap((endpoint) => {
    const { path } = endpoint.v2;
    return path === undefined ? [] : [{ endpoint, pattern: pathPattern(path) }];
  });
  return (method, url) => {
    const [path = '', query = ''] = url.split('?');
    const matching = routes.flatMap(({ endpoint, pattern }) => {
      const match = pattern.exec(path);
      return match === null || endpoint.v2.method !== method
        ? []
        : [{ endpoint, groups: match.groups ?? {}, prefix: match[1] ?? '' }];
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
    const unclear = [...new URLSearchParams(query).keys()].find((name) => reviewed.has(`${id} ${name}`));
    if (unclear !== undefined)
      throw new BridgeError(
        501,
        `How the new version carries the query parameter ${unclear} of ${id} is not documented.`,
      );
    return {
      method: endpoint.v3?.method ?? method,
      url: newUrl(endpoint, { groups, prefix, query }),
      endpoint,
      operation: operations.get(id),
    };
  };
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
export function translateRequest(text: string, { operation }: ResolvedCall, tables: BridgeTables): string {
  const translated = translateText(text, schemaOf(operation?.body, tables), tables.up);
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
export function translateResponse(text: string, { operation }: ResolvedCall, tables: BridgeTables): TranslatedResponse {
  const translated = translateText(text, schemaOf(operation?.response, tables), tables.down);
  if (translated === undefined) return { text, lost: [] };
  return { text: translated.text, lost: [...new Set(translated.losses.map(({ rule }) => rule))] };
}

/** Returns the schema of a body. */
function schemaOf(names: readonly string[] | undefined, { map }: BridgeTables): string | undefined {
  const [name] = names ?? [];
  return map.v2Schemas.some((schema) => schema.name === name) ? name : undefined;
}

/** Translates JSON; `undefined` for other text, which passes unchanged. */
function translateText(
  text: string,
  schema: string | undefined,
  translate: Translate,
): (Pick<Translated<unknown>, 'losses' | 'conflicts'> & { readonly text: string }) | undefined {
  if (schema === undefined || !/^\s*[{[]/.test(text)) return undefined;
  const { parse, stringify } = numberPreservingJson(text);
  const { value, losses, conflicts } = translate(schema, parse(text));
  return { text: stringify(value), losses, conflicts };
}
