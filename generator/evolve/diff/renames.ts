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
  /** Returns the new name of a parameter of an operation, which is given by its address. */
  readonly parameter: (address: string, name: string) => string | undefined;
}

/** Returns the names that changed, for lookups. A match that a person must decide counts as removed and added. */
export function createRenames(matching: Matching, versions: { readonly v2: ApiView; readonly v3: ApiView }): Renames {
  const names = new Map<string, string>();
  const key = (kind: Match['kind'], owner: string, name: string) => `${kind}\n${owner}\n${name}`;
  const addressOf = (view: ApiView, id: string) => {
    const operation = view.operations.get(id);
    return operation === undefined ? '' : `${operation.method} ${operation.path}`;
  };
  for (const match of matching.matches) {
    const { kind, from, to, mergedWith } = match;
    if (mergedWith !== undefined || rateConfidence(match) === 'open') continue;
    if (kind === 'operation') names.set(key(kind, '', addressOf(versions.v2, from)), addressOf(versions.v3, to));
    else if (kind === 'schema') names.set(key(kind, '', from), to);
    else if (kind === 'parameter') names.set(key(kind, addressOf(versions.v2, match.owner?.v2 ?? ''), from), to);
    else names.set(key(kind, match.owner?.v2 ?? '', from), to);
  }
  return {
    schema: (name) => names.get(key('schema', '', name)) ?? name,
    field: (owner, name) => names.get(key('field', owner, name)),
    value: (owner, value) => names.get(key('value', owner, value)),
    operation: (address) => names.get(key('operation', '', address)),
    parameter: (address, name) => names.get(key('parameter', address, name)),
  };
}
