import { dirname } from 'node:path';
import type { Diagnostics } from '../diagnostics/diagnostics.ts';
import {
  at,
  isObject,
  type Json,
  type JsonArray,
  type JsonObject,
  member,
  below,
  type Pointer,
} from '../model/json.ts';
import { removeMember, setMember } from './json-tree.ts';
import { placeOf } from './positions.ts';
import { openReader, resolveNamed } from './reader.ts';
import type { ParseSource, Source } from './source.ts';

/** The evaluator of JSONPath (RFC 9535). */
interface Query {
  readonly exec: (
    value: object,
    path: string,
    found: (value: unknown, path: readonly (string | number)[]) => void,
  ) => void;
}

/** Overlay that was applied to the root file of a document. */
export interface AppliedOverlay {
  readonly source: Source;
  /** Applies the actions that selected nothing there: what they select may stand in another file of the document. */
  readonly applyRest: (document: JsonObject) => void;
}

/**
 * Applies an overlay (Overlay Specification 1.0 and 1.1) to a document in place: a file of actions, each of which
 * updates or removes the values that a JSONPath selects.
 *
 * @returns the overlay; `undefined` if it is faulty, which was reported
 */
export async function applyOverlay(
  file: string,
  document: JsonObject,
  { diagnostics, parse }: { readonly diagnostics: Diagnostics; readonly parse?: ParseSource | undefined },
): Promise<AppliedOverlay | undefined> {
  const path = await resolveNamed(file, 'file', diagnostics);
  if (path === undefined) return undefined;
  const result = await openReader(dirname(path), diagnostics, { parse }).read(path);
  const source = 'source' in result ? result.source : undefined;
  if (source === undefined) return undefined;
  const query: Query = (await import('jsonpath-rfc9535')) as unknown as Query;
  const actions = member(source.value, 'actions');
  if (!/^1\.[01](?:\.|$)/.test(String(member(source.value, 'overlay'))) || !Array.isArray(actions)) {
    diagnostics.report('overlay-invalid', placeOf({ source, pointer: '' }), 'it needs `overlay: 1.1.0` and `actions`');
    return undefined;
  }
  const all: readonly Json[] = actions;
  const report = (code: 'overlay-invalid' | 'overlay-unused', index: number, detail: string): void =>
    diagnostics.report(code, placeOf({ source, pointer: below('/actions', index) }), detail);
  const apply = (index: number, target: JsonObject): boolean => {
    const fault = applyAction(all[index] ?? null, target, query);
    if (fault !== undefined && fault !== NOTHING_SELECTED) report('overlay-invalid', index, fault);
    return fault !== NOTHING_SELECTED;
  };
  const unused = [...all.keys()].filter((index) => !apply(index, document));
  const applyRest = (bundled: JsonObject): void => {
    for (const index of unused)
      if (!apply(index, bundled)) report('overlay-unused', index, String(member(all[index], 'target')));
  };
  return { source, applyRest };
}

const NOTHING_SELECTED = 'nothing selected';

/** Applies an action. Returns the reason if it cannot be applied. */
function applyAction(action: Json, document: JsonObject, query: Query): string | undefined {
  const [target, update, copy] = ['target', 'update', 'copy'].map((name) => member(action, name));
  if (typeof target !== 'string') return 'the action has no `target`';
  const selected = select(target, document, query);
  if (typeof selected === 'string') return selected;
  if (selected.length === 0) return NOTHING_SELECTED;
  if (member(action, 'remove') === true) return removeAll(selected, document);
  const source = typeof copy === 'string' ? select(copy, document, query) : undefined;
  if (typeof source === 'string') return source;
  if (source !== undefined && source.length !== 1) return '`copy` must select exactly one value';
  const value = source?.[0] === undefined ? update : at(document, source[0]);
  if (value === undefined) return 'the action has neither `update`, `copy` nor `remove: true`';
  for (const pointer of selected) updateAt(pointer, structuredClone(value), document);
  return undefined;
}

/** Returns the pointers of the values that a JSONPath selects, or why it is not valid. */
function select(path: string, document: JsonObject, { exec }: Query): readonly Pointer[] | string {
  const pointers: Pointer[] = [];
  try {
    // A normalized path is a list of names and indexes.
    exec(document, path, (_, keys) => pointers.push(below('', ...keys.map(String))));
    return [...new Set(pointers)];
  } catch {
    return `"${path}" is not a JSONPath of RFC 9535`;
  }
}

/** Removes values, the last items of a list first, so that the others keep their positions. */
function removeAll(pointers: readonly Pointer[], document: JsonObject): string | undefined {
  if (pointers.includes('')) return 'the whole document cannot be removed';
  const numeric = new Intl.Collator('en', { numeric: true });
  for (const pointer of [...pointers].sort((left, right) => numeric.compare(right, left))) {
    const { holder, key, outer } = holderAt(pointer, document);
    if (isObject(holder)) removeMember(holder, key);
    else if (Array.isArray(holder)) {
      const rest: JsonArray = holder.filter((_, index) => String(index) !== key);
      setAt(outer, rest, document);
    }
  }
  return undefined;
}

function updateAt(pointer: Pointer, update: Json, document: JsonObject): void {
  const value = at(document, pointer);
  if (Array.isArray(value)) return setAt(pointer, [...value, ...(Array.isArray(update) ? update : [update])], document);
  if (isObject(value) && isObject(update)) return mergeInto(value, update);
  return setAt(pointer, update, document);
}

/** Merges objects recursively and concatenates lists. Any other value is replaced. */
function mergeInto(target: JsonObject, update: JsonObject): void {
  for (const [key, value] of Object.entries(update)) {
    const current = member(target, key);
    if (isObject(current) && isObject(value)) mergeInto(current, value);
    else if (Array.isArray(current) && Array.isArray(value)) setMember(target, key, [...current, ...value]);
    else setMember(target, key, value);
  }
}

function setAt(pointer: Pointer, value: Json, document: JsonObject): void {
  const { holder, key } = holderAt(pointer, document);
  if (isObject(holder) || Array.isArray(holder)) setMember(holder, key, value);
}

function holderAt(pointer: Pointer, document: JsonObject) {
  const outer = pointer.slice(0, Math.max(0, pointer.lastIndexOf('/')));
  const key = pointer
    .slice(outer.length + 1)
    .replaceAll('~1', '/')
    .replaceAll('~0', '~');
  return { holder: at(document, outer), key, outer };
}
