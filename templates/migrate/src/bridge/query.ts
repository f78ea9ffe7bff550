import type { ScalarEntry } from '#shared/migration/map.ts';
import type { MapFile } from '../migration/migration-index.ts';

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
export type TranslateQuery = (operation: string, query: string) => string;

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
export function createQueryTranslator(map: QueryTables): TranslateQuery {
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

interface PartPair {
  readonly from: QueryPart;
  readonly to: QueryPart;
}

/**
 * Returns the old names whose parameter the request also passes under another name, with the same values. They are sent
 * once.
 */
function repeatedNames(pairs: readonly PartPair[]): ReadonlySet<string> {
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
