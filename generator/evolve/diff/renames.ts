import { ownerNames, previousNames } from '../../load/rename-keys.ts';
import { isObject, type Json, member, textAt } from '../../model/json.ts';
import type { ApiView } from '../api-view.ts';
import { rateConfidence } from '../confidence.ts';
import type { Match } from '../match.ts';
import type { Matching } from '../matching.ts';

/** Names that changed between two versions, as far as the evidence is certain or likely. */
export interface Renames {
  /** Returns the new key of a schema, which may be the same. */
  readonly schema: (key: string) => string;
  /** Returns the new name of a field that the schema `owner` declares; `a.b` if it moved into `a`. */
  readonly field: (owner: string, name: string) => string | undefined;
  readonly value: (owner: string, value: string) => string | undefined;
  /** Returns the new address of an operation that moved, such as `GET /pets/{id}`. */
  readonly operation: (address: string) => string | undefined;
  /** Returns the name of an operation of the previous version in the tables. */
  readonly operationName: (address: string) => string | undefined;
  /** Returns the new name of a parameter of an operation, which is given by its address. */
  readonly parameter: (address: string, name: string) => string | undefined;
}

type Names = ReadonlyMap<string, string>;

function key(kind: Match['kind'], owner: string, name: string): string {
  return `${kind}\n${owner}\n${name}`;
}

function addressOf(view: ApiView, id: string): string {
  const operation = view.operations.get(id);
  return operation === undefined ? '' : `${operation.method} ${operation.path}`;
}

/** Returns the names that changed, for lookups. A match that a person must decide counts as removed and added. */
export function createRenames(
  matching: Matching,
  versions: { readonly previous: ApiView; readonly current: ApiView },
): Renames {
  const names = new Map<string, string>();
  for (const match of matching.matches) {
    const { kind, from, to, mergedWith, existing } = match;
    if (mergedWith !== undefined || existing || rateConfidence(match) === 'open') continue;
    if (kind === 'operation')
      names.set(key(kind, '', addressOf(versions.previous, from)), addressOf(versions.current, to));
    else if (kind === 'schema') names.set(key(kind, '', from), to);
    else if (kind === 'parameter') names.set(key(kind, addressOf(versions.previous, match.owner?.v2 ?? ''), from), to);
    else names.set(key(kind, match.owner?.v2 ?? '', from), to);
  }
  return lookUp(names, () => versions.previous);
}

/** Entries of the rename tables that a person accepted or wrote, by table. */
export type AcceptedTables = ReadonlyMap<string, readonly Json[]>;

const KINDS = { fields: 'field', values: 'value', parameters: 'parameter' } as const;

/** Returns the names that changed according to the tables. What no entry names counts as removed and added. */
export function readRenames(tables: AcceptedTables, previous: () => ApiView): Renames {
  const entriesOf = (table: string) => tables.get(table) ?? [];
  const schemas = entriesOf('schemas').flatMap((entry) =>
    previousNames(entry).map((name) => [key('schema', '', name), textAt(entry, 'v3') ?? name] as const),
  );
  const members = Object.entries(KINDS).flatMap(([table, kind]) =>
    entriesOf(table).flatMap((entry) => memberNames(kind, entry, previous)),
  );
  return lookUp(new Map([...schemas, ...members, ...entriesOf('endpoints').flatMap(endpointNames)]), previous);
}

/** Returns the new name of a member for each of its owners. Of several names that became one, none has its own. */
function memberNames(
  kind: (typeof KINDS)[keyof typeof KINDS],
  entry: Json,
  previous: () => ApiView,
): readonly (readonly [string, string])[] {
  const [from, to] = [textAt(entry, 'v2'), textAt(entry, 'v3')];
  if (from === undefined || to === undefined) return [];
  return ownerNames(entry, 'v2').map((owner) => [
    key(kind, kind === 'parameter' ? addressOf(previous(), owner) : owner, from),
    to,
  ]);
}

function endpointNames(entry: Json): readonly (readonly [string, string])[] {
  const [from, to] = [endpointText(member(entry, 'v2')), endpointText(member(entry, 'v3'))];
  return from === undefined || to === undefined || from === to ? [] : [[key('operation', '', from), to]];
}

function endpointText(side: Json | undefined): string | undefined {
  const [method, path] = isObject(side) ? [textAt(side, 'method'), textAt(side, 'path')] : [];
  return method === undefined || path === undefined ? undefined : `${method} ${path}`;
}

function lookUp(names: Names, previous: () => ApiView): Renames {
  const hasValues = [...names.keys()].some((one) => one.startsWith('value\n'));
  return {
    schema: (name) => names.get(key('schema', '', name)) ?? name,
    field: (owner, name) => names.get(key('field', owner, name)),
    value: (owner, value) => names.get(key('value', owner, value)),
    operation: (address) => names.get(key('operation', '', address)),
    operationName: (address) => {
      const operations = hasValues ? [...previous().operations.values()] : [];
      return operations.find(({ method, path }) => `${method} ${path}` === address)?.name;
    },
    parameter: (address, name) => names.get(key('parameter', address, name)),
  };
}
