import { closestMatch, didYouMean } from '../../templates/runtime/shared/closest-match.ts';
import { ownerNames } from '../load/rename-keys.ts';
import { isObject, type JsonObject, listAt, member, textAt } from '../model/json.ts';
import type { ApiView, ParameterView } from './api-view.ts';
import { allFields, fieldAt } from './comparison.ts';
import { changeText } from './report.ts';
import type { StoredProposal } from './tables.ts';

/** Returns the new name that a proposal proposes; of an operation, its id. `undefined` if it proposes a removal. */
export function newName({ entry }: StoredProposal): string | undefined {
  const v3 = member(entry, 'v3');
  return isObject(v3) ? textAt(v3, 'operation') : typeof v3 === 'string' ? v3 : undefined;
}

/** Returns the name of the second best counterpart, unless it belongs to another name of the previous version. */
export function runnerUpName({ runnerUp }: StoredProposal): string | undefined {
  const name = runnerUp?.replace(/ \([\d.]+\)$/, '');
  return name === undefined || name.includes(' → ') ? undefined : name;
}

/**
 * Explains why a name cannot replace the proposed one: the new version does not have it in the place of the proposal.
 * Without the new version, only the runner-up is known to exist.
 */
export function nameFault(proposal: StoredProposal, name: string, view: ApiView | undefined): string | undefined {
  const { id, table } = proposal;
  if (table === 'identical') return `${id} keeps its name, so there is none to edit. Accept or reject it.`;
  if (name === '') return `Give ${id} a new name: --edit ${id}=NAME.`;
  if (view === undefined) {
    const other = runnerUpName(proposal);
    if (table !== 'endpoints' && name === other) return undefined;
    const known = table === 'endpoints' || other === undefined ? '' : `, or choose the runner-up, ${other}`;
    return `"${name}" cannot be checked. Name the document of the new version with --after DOCUMENT${known}.`;
  }
  const places = table === 'schemas' || table === 'endpoints' ? [''] : ownerNames(proposal.entry, 'v3');
  const missing = places.find((place) => !hasName(view, table, place, name));
  if (missing === undefined) return undefined;
  const hint = didYouMean(closestMatch(name, namesIn(view, table, missing)));
  const kind = table === 'endpoints' ? 'operation' : table.slice(0, -1);
  return `There is no ${kind} "${name}" in ${missing === '' ? '' : `${missing} of `}the new version.${hint}`;
}

type Table = StoredProposal['table'];

function hasName(view: ApiView, table: Table, place: string, name: string): boolean {
  const isPath = table === 'fields' && name.includes('.');
  return isPath ? fieldAt(view, place, name) !== undefined : namesIn(view, table, place).includes(name);
}

/** Lists the names of a kind that the new version has in a place. */
function namesIn(view: ApiView, table: Table, place: string): readonly string[] {
  if (table === 'schemas') return [...view.schemas.keys()];
  if (table === 'endpoints') return [...view.operations.keys()];
  if (table === 'parameters') return parametersOf(view, place).map(({ name }) => name);
  const schema = view.schemas.get(place);
  if (table === 'fields' || table === 'identical')
    return schema === undefined ? [] : [...allFields(view, schema).keys()];
  if (schema !== undefined) return schema.values;
  const end = place.lastIndexOf('.');
  const [owner, name] = [place.slice(0, end), place.slice(end + 1)];
  const parameter = parametersOf(view, owner).find((one) => one.name === name);
  return (fieldAt(view, owner, name) ?? parameter)?.values ?? [];
}

function parametersOf({ operations }: ApiView, operation: string): readonly ParameterView[] {
  return [...(operations.get(operation)?.parameters.values() ?? [])];
}

/** Names that a person chose. */
export interface Edits {
  /** The chosen new name by the id of the proposal. */
  readonly names: ReadonlyMap<string, string>;
  readonly view: ApiView | undefined;
}

/**
 * Gives proposals the names that a person chose. Proposals about members of a schema, an operation or a field whose new
 * name changes were made for the other name: they are left out, and the next proposals are made for the chosen one.
 */
export function applyEdits(proposals: readonly StoredProposal[], { names, view }: Edits): readonly StoredProposal[] {
  let result = proposals;
  for (const proposal of proposals) {
    const name = names.get(proposal.id);
    if (name === undefined || name === newName(proposal)) continue;
    const places = placesOf(proposal);
    result = result.flatMap((one) =>
      one.id === proposal.id
        ? [{ ...one, entry: editEntry(one, name, view), reasons: [`chosen instead of: ${changeText(proposal)}`] }]
        : withoutPlaces(one, places),
    );
  }
  return result;
}

function editEntry({ table, entry }: StoredProposal, name: string, view: ApiView | undefined): JsonObject {
  if (table === 'endpoints') return editEndpoint(entry, name, view);
  // Both are about the name that was proposed.
  const { shadows: _shadows, review: _review, existing: _existing, ...own } = entry;
  const names = listAt(entry, 'v2');
  const [kept, replaced = ''] = names;
  if (kept === member(entry, 'v3') && kept !== undefined) {
    const { reverse: _reverse, ...rest } = own;
    return { ...rest, operation: 'rename', v2: replaced, v3: name };
  }
  if (member(entry, 'operation') === 'merge') return { ...own, v3: name };
  return { ...own, operation: name.includes('.') && table === 'fields' ? 'move' : 'rename', v3: name };
}

function editEndpoint(entry: JsonObject, name: string, view: ApiView | undefined): JsonObject {
  const operation = view?.operations.get(name);
  if (operation === undefined) return entry;
  const { unresolved: _unresolved, unresolvedSides: _sides, status, ...rest } = entry;
  const { method, path } = operation;
  const v2 = member(entry, 'v2');
  const isSame = textAt(v2, 'method') === method && textAt(v2, 'path') === path;
  // A proposal without a status has the same one in both versions.
  const proposed = view?.operations.get(textAt(member(entry, 'v3'), 'operation') ?? '');
  const before = member(status, 'v2') ?? proposed?.status;
  const changes = before !== undefined && operation.status !== undefined && before !== operation.status;
  return {
    ...rest,
    counterpart: isSame ? 'same' : 'moved',
    v3: { operation: name, method, path },
    ...(changes ? { status: { v2: before, v3: operation.status } } : {}),
  };
}

/** Returns what other entries name as their owner if they are about members of what a proposal renames. */
function placesOf(proposal: StoredProposal): readonly string[] {
  const { table, entry } = proposal;
  const v2 = member(entry, 'v2');
  if (table === 'endpoints') return [textAt(v2, 'operation') ?? ''];
  const names = (Array.isArray(v2) ? v2.map(String) : [String(v2)]).filter((name) => name !== newName(proposal));
  if (table === 'schemas') return names;
  if (table !== 'fields' && table !== 'parameters') return [];
  return ownerNames(entry, 'v2').flatMap((owner) => names.map((name) => `${owner}.${name}`));
}

/** Keeps the owners of a proposal that are none of some places, nor in one; returns nothing if there are none. */
function withoutPlaces(proposal: StoredProposal, places: readonly string[]): readonly StoredProposal[] {
  const { entry } = proposal;
  const [owners, names] = [listAt(entry, 'owners'), ownerNames(entry, 'v2')];
  const kept = owners.filter((_, index) =>
    places.every((place) => names[index] !== place && names[index]?.startsWith(`${place}.`) !== true),
  );
  if (kept.length === owners.length) return [proposal];
  return kept.length === 0 ? [] : [{ ...proposal, entry: { ...entry, owners: kept } }];
}
