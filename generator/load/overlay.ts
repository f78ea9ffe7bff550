import { dirname } from 'node:path';
import type { JsonPathQuery } from 'jsonpath-rfc9535/parser';
import type { Diagnostics } from '../diagnostics/diagnostics.ts';
import {
  at,
  groupBy,
  isObject,
  type Json,
  type JsonArray,
  type JsonObject,
  member,
  parentOf,
  below,
  type Pointer,
  tokens,
} from '../model/json.ts';
import { type OverlayBudget, OverlayLimitError, selectPointers } from './json-path.ts';
import { copyJson, removeMember, setMember } from './json-tree.ts';
import { limits } from './limits.ts';
import { placeOf } from './positions.ts';
import { openReader, resolveNamed } from './reader.ts';
import type { ParseSource, Source } from './source.ts';

/** Applies actions to a document. */
interface ActionContext {
  readonly parseQuery: (path: string) => JsonPathQuery;
  readonly budget: OverlayBudget;
}

/** Overlay that was applied to the root file of a document. */
export interface AppliedOverlay {
  readonly source: Source;
  /** Applies the actions that selected nothing there: what they select may stand in another file of the document. */
  readonly applyRest: (document: JsonObject) => void;
}

/** Context of the overlays of one run. */
export interface OverlayContext {
  readonly diagnostics: Diagnostics;
  readonly parse?: ParseSource | undefined;
  readonly budget: OverlayBudget;
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
  { diagnostics, parse, budget }: OverlayContext,
): Promise<AppliedOverlay | undefined> {
  const path = await resolveNamed(file, 'file', diagnostics);
  if (path === undefined) return undefined;
  const result = await openReader(dirname(path), diagnostics, { parse }).read(path);
  const source = 'source' in result ? result.source : undefined;
  if (source === undefined) return undefined;
  const context: ActionContext = { parseQuery: (await import('jsonpath-rfc9535/parser')).default, budget };
  const actions = member(source.value, 'actions');
  if (!/^1\.[01](?:\.|$)/.test(String(member(source.value, 'overlay'))) || !Array.isArray(actions)) {
    diagnostics.report('overlay-invalid', placeOf({ source, pointer: '' }), 'it needs `overlay: 1.1.0` and `actions`');
    return undefined;
  }
  const all: readonly Json[] = actions;
  const report = (code: 'overlay-invalid' | 'overlay-unused', index: number, detail: string): void =>
    diagnostics.report(code, placeOf({ source, pointer: below('/actions', index) }), detail);
  let isBeyondLimit = false;
  const apply = (index: number, target: JsonObject): boolean => {
    if (isBeyondLimit) return true;
    const fault = applyAction(all[index] ?? null, target, context);
    isBeyondLimit = context.budget.isSpent;
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
function applyAction(action: Json, document: JsonObject, context: ActionContext): string | undefined {
  try {
    return applyWithinLimits(action, document, context);
  } catch (error) {
    if (error instanceof OverlayLimitError) return error.message;
    throw error;
  }
}

function applyWithinLimits(action: Json, document: JsonObject, context: ActionContext): string | undefined {
  const [target, update, copy] = ['target', 'update', 'copy'].map((name) => member(action, name));
  if (typeof target !== 'string') return 'the action has no `target`';
  const selected = select(target, document, context);
  if (typeof selected === 'string') return selected;
  if (selected.length === 0) return NOTHING_SELECTED;
  if (member(action, 'remove') === true) return removeAll(selected, document);
  const source = typeof copy === 'string' ? select(copy, document, context) : undefined;
  if (typeof source === 'string') return source;
  if (source !== undefined && source.length !== 1) return '`copy` must select exactly one value';
  const value = source?.[0] === undefined ? update : at(document, source[0]);
  if (value === undefined) return 'the action has neither `update`, `copy` nor `remove: true`';
  const { bytes, depth } = sizeOf(value);
  for (const pointer of selected) {
    if (tokens(pointer).length + depth > limits.depth) return `it nests values more than ${limits.depth} levels deep`;
    context.budget.takeBytes(bytes);
    updateAt(pointer, copyJson(value), document, context.budget);
  }
  return undefined;
}

/** Bytes of memory that a value takes beside its texts. */
const VALUE_BYTES = 64;

/** Measures a value: about the bytes of its text, and the levels of objects and arrays. */
function sizeOf(value: Json): { readonly bytes: number; readonly depth: number } {
  if (typeof value === 'string') return { bytes: VALUE_BYTES + value.length, depth: 0 };
  if (typeof value !== 'object' || value === null) return { bytes: VALUE_BYTES, depth: 0 };
  let [bytes, depth] = [VALUE_BYTES, 0];
  for (const [key, inner] of Object.entries<Json>(value as JsonObject)) {
    const size = sizeOf(inner);
    bytes += size.bytes + key.length;
    depth = Math.max(depth, size.depth);
  }
  return { bytes, depth: depth + 1 };
}

/** Returns the pointers of the values that a JSONPath selects, or why it is not valid. */
function select(
  path: string,
  document: JsonObject,
  { parseQuery, budget }: ActionContext,
): readonly Pointer[] | string {
  if (path.length > limits.pathLength) return `a JSONPath has more than ${limits.pathLength} characters`;
  let query: JsonPathQuery;
  try {
    query = parseQuery(path);
  } catch {
    return `"${path}" is not a JSONPath of RFC 9535`;
  }
  return selectPointers(query, document, budget);
}

/** Removes values, the deepest first, so that the pointers of the others stay valid. */
function removeAll(pointers: readonly Pointer[], document: JsonObject): string | undefined {
  if (pointers.includes('')) return 'the whole document cannot be removed';
  const holders = [...groupBy(pointers, parentOf)].toSorted(([left], [right]) => right.length - left.length);
  for (const [outer, inner] of holders) {
    const holder = at(document, outer);
    const keys = new Set(inner.flatMap((pointer) => tokens(pointer).at(-1) ?? []));
    if (isObject(holder)) for (const key of keys) removeMember(holder, key);
    else if (Array.isArray(holder)) {
      const rest: JsonArray = holder.filter((_, index) => !keys.has(String(index)));
      setAt(outer, rest, document);
    }
  }
  return undefined;
}

function updateAt(pointer: Pointer, update: Json, document: JsonObject, budget: OverlayBudget): void {
  const value = at(document, pointer);
  if (Array.isArray(value)) budget.takeSteps(value.length);
  if (Array.isArray(value)) return setAt(pointer, [...value, ...(Array.isArray(update) ? update : [update])], document);
  if (isObject(value) && isObject(update)) return mergeInto(value, update, budget);
  return setAt(pointer, update, document);
}

/** Merges objects recursively and concatenates lists. Any other value is replaced. */
function mergeInto(target: JsonObject, update: JsonObject, budget: OverlayBudget): void {
  for (const [key, value] of Object.entries(update)) {
    const current = member(target, key);
    if (isObject(current) && isObject(value)) mergeInto(current, value, budget);
    else if (Array.isArray(current) && Array.isArray(value)) {
      budget.takeSteps(current.length);
      setMember(target, key, [...current, ...value]);
    } else setMember(target, key, value);
  }
}

function setAt(pointer: Pointer, value: Json, document: JsonObject): void {
  const holder = at(document, parentOf(pointer));
  const key = tokens(pointer).at(-1);
  if (key !== undefined && (isObject(holder) || Array.isArray(holder))) setMember(holder, key, value);
}
