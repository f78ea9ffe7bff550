import { type Keep, keeping } from '../memory.ts';
import { isObject, type Json, type JsonObject, member } from './json.ts';
import { holdersOf, mapMembers, surroundingsOf, withHolders, withParts } from './parts.ts';
import { below, type Pointer, pointerOf, tokens } from './pointer.ts';

/**
 * Gives a document in which every part that says the same as in the document before is that part, the same object, if
 * all that it refers to is the same too, however far that leads. Whatever follows from a part and from what it refers
 * to can so be kept by the part itself. Where anything but parts has changed, none is taken over.
 */
export type ShareParts = (document: JsonObject) => JsonObject;

/** Leaves a document as it is: there is none before it. */
export function unshared(document: JsonObject): JsonObject {
  return document;
}

/** Shares the parts of each document with the one before it. */
export function sharingParts(): ShareParts {
  const references: Keep<readonly Pointer[]> = keeping();
  let before: JsonObject | undefined;
  return (document) => {
    before = before === undefined ? withParts(document, own) : shareWith(before, document, references);
    return before;
  };
}

function shareWith(before: JsonObject, now: JsonObject, references: Keep<readonly Pointer[]>): JsonObject {
  if (!isAlike(surroundingsOf(before), surroundingsOf(now))) return withParts(now, own);
  const former = holdersOf(before);
  const shared = holdersOf(now).map(([pointer, holder], index) =>
    shareHolder(pointer, holder, former[index]?.[1] ?? NONE),
  );
  const changed = new Set(shared.flatMap((one) => one.changed));
  if (changed.size === 0 && shared.every(({ isSame }) => isSame)) return before;
  const touched = dependentsOf(changed, shared, references);
  const holders = new Map(shared.map((one) => [one.pointer, touchHolder(one, touched)]));
  return withHolders(now, (holder, pointer) => holders.get(pointer) ?? holder);
}

const NONE: JsonObject = {};

/** What holds parts, with those in it that are as before. */
interface SharedHolder {
  readonly pointer: Pointer;
  readonly holder: JsonObject;
  /** Whether nothing has come, gone, or changed its place. */
  readonly isSame: boolean;
  /** Where parts have come, gone or changed. */
  readonly changed: readonly Pointer[];
}

function shareHolder(pointer: Pointer, now: JsonObject, former: JsonObject): SharedHolder {
  const [keys, known] = [Object.keys(now), Object.keys(former)];
  const changed: Pointer[] = [];
  const entries = keys.map((key): readonly [string, Json] => {
    const value = now[key] ?? null;
    const before = member(former, key);
    if (before !== undefined && isAlike(before, value)) return [key, before];
    changed.push(below(pointer, key));
    return [key, own(value)];
  });
  for (const key of known) if (!Object.hasOwn(now, key)) changed.push(below(pointer, key));
  const isSame = changed.length === 0 && keys.every((key, index) => key === known[index]);
  return { pointer, holder: isSame ? former : Object.fromEntries(entries), isSame, changed };
}

/** With objects of their own for parts that are as before, but refer to what is not. */
function touchHolder({ pointer, holder }: SharedHolder, touched: ReadonlySet<Pointer>): JsonObject {
  if (touched.size === 0) return holder;
  return mapMembers(holder, (value, key) => (touched.has(below(pointer, key)) ? own(value) : value));
}

/** An object of its own: what is kept by another one is not true of this. */
function own(value: Json): Json {
  return isObject(value) ? { ...value } : value;
}

/** The parts that refer to one that has changed, directly or through others, and have not changed themselves. */
function dependentsOf(
  changed: ReadonlySet<Pointer>,
  holders: readonly SharedHolder[],
  references: Keep<readonly Pointer[]>,
): ReadonlySet<Pointer> {
  const found = new Set(changed.size === 0 ? [] : [WHOLE, ...changed]);
  const targetsOf = (value: Json): readonly Pointer[] =>
    isObject(value) ? references(value, () => targetsIn(value)) : [];
  const leadsToFound = (value: Json): boolean => targetsOf(value).some((target) => found.has(target));
  // Nothing refers to an operation: which part refers to which need not be known then.
  if (!holders.some(({ holder }) => Object.values(holder).some(leadsToFound))) return new Set();
  const dependents = dependentsByTarget(holders, targetsOf);
  // What is added meanwhile is met too.
  for (const pointer of found) for (const dependent of dependents.get(pointer) ?? []) found.add(dependent);
  return new Set([...found].filter((pointer) => !changed.has(pointer)));
}

function dependentsByTarget(
  holders: readonly SharedHolder[],
  targetsOf: (value: Json) => readonly Pointer[],
): ReadonlyMap<Pointer, readonly Pointer[]> {
  const dependents = new Map<Pointer, Pointer[]>();
  const add = (target: Pointer, dependent: Pointer): void => {
    const known = dependents.get(target);
    if (known === undefined) dependents.set(target, [dependent]);
    else known.push(dependent);
  };
  for (const { pointer, holder } of holders)
    for (const [key, value] of Object.entries(holder))
      for (const target of targetsOf(value)) add(target, below(pointer, key));
  return dependents;
}

/** Stands for all parts. */
const WHOLE: Pointer = '';

/** The parts that a value may refer to: a text counts as a reference wherever it stands. */
function targetsIn(value: Json): readonly Pointer[] {
  const found = new Set<Pointer>();
  const open: Json[] = [value];
  for (let inner = open.pop(); inner !== undefined; inner = open.pop()) {
    if (typeof inner === 'string') addTarget(inner, found);
    else if (isObject(inner)) addInner(inner, open, found);
    else if (Array.isArray(inner)) for (const item of inner) open.push(item);
  }
  return [...found];
}

function addInner(holder: JsonObject, open: Json[], found: Set<Pointer>): void {
  for (const [key, value] of Object.entries(holder)) {
    open.push(value);
    // The values of a discriminator are led to components by their names alone, a derived shape to what it comes from.
    if ((key === 'mapping' || key === 'x-shape') && isObject(value))
      for (const name of Object.values(value)) found.add(below('/components/schemas', String(name)));
  }
}

function addTarget(text: string, found: Set<Pointer>): void {
  if (text !== '#' && !text.startsWith('#/')) return;
  const path = tokens(pointerOf(text) ?? '');
  const depth = path[0] === 'components' ? 3 : 2;
  const isOfPart = path.length >= depth && ['components', 'paths', 'webhooks'].includes(path[0] ?? '');
  // What stands elsewhere may lead on to any part.
  found.add(isOfPart ? below('', ...path.slice(0, depth)) : WHOLE);
}

/** Whether two values are the same JSON: the order of members counts, as it is that of what is made. */
function isAlike(one: Json, other: Json): boolean {
  if (one === other) return one !== 0 || Object.is(one, other);
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  const [keys, others] = [Object.keys(one), Object.keys(other)];
  if (keys.length !== others.length) return false;
  const [left, right] = [one as JsonObject, other as JsonObject];
  return keys.every((key, index) => key === others[index] && isAlike(left[key] ?? null, right[key] ?? null));
}
