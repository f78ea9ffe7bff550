import { type Keep, keeping } from '../memory.ts';
import { isObject, type Json, type JsonObject } from './json.ts';
import { partsOf, surroundingsOf, withParts } from './parts.ts';
import { below, type Pointer, pointerOf, tokens } from './pointer.ts';

/**
 * Gives a document in which every part that says the same as in the document before is that part, the same object, if
 * all that it refers to is the same too, however far that leads. Whatever follows from a part and from what it refers to
 * can so be kept by the part itself. Where anything but parts has changed, none is taken over.
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
  const former = partsOf(before);
  const latter = new Map<Pointer, Json>();
  const changed = new Set<Pointer>();
  for (const [pointer, value] of partsOf(now)) {
    const known = former.get(pointer);
    const isKnown = known !== undefined && isAlike(known, value);
    latter.set(pointer, isKnown ? known : own(value));
    if (!isKnown) changed.add(pointer);
  }
  for (const pointer of former.keys()) if (!latter.has(pointer)) changed.add(pointer);
  if (changed.size === 0 && isAlike([...former.keys()], [...latter.keys()])) return before;
  const touched = withDependents(changed, latter, references);
  return withParts(now, (value, pointer) => {
    const part = latter.get(pointer) ?? value;
    return touched.has(pointer) && !changed.has(pointer) ? own(part) : part;
  });
}

/** An object of its own: what is kept by another one is not true of this. */
function own(value: Json): Json {
  return isObject(value) ? { ...value } : value;
}

/** Parts and all that refer to one of them, directly or through others. */
function withDependents(
  changed: ReadonlySet<Pointer>,
  parts: ReadonlyMap<Pointer, Json>,
  references: Keep<readonly Pointer[]>,
): ReadonlySet<Pointer> {
  const dependents = new Map<Pointer, Pointer[]>();
  for (const [pointer, value] of parts) {
    const targets = isObject(value) ? references(value, () => targetsIn(value)) : [];
    for (const target of targets) {
      const known = dependents.get(target);
      if (known === undefined) dependents.set(target, [pointer]);
      else known.push(pointer);
    }
  }
  const found = new Set(changed.size === 0 ? [] : [WHOLE, ...changed]);
  // What is added meanwhile is met too.
  for (const pointer of found) for (const dependent of dependents.get(pointer) ?? []) found.add(dependent);
  return found;
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
