import { isObject, type Json, type JsonObject, member } from '../../model/json.ts';
import { below, type Pointer, pointerOf, tokens } from '../../model/pointer.ts';
import type { Reporter } from '../../problems.ts';
import { valueAt } from '../value-at.ts';

/** One step from a value to another that says something of the same place in the data. */
export interface Step {
  readonly at: Pointer;
  readonly to: Pointer;
  /** Whether the step must be taken, as with `$ref` and `allOf`; of alternatives any may be. */
  readonly isForced: boolean;
}

/**
 * Reports references that lead back to where they started without going into the data: nothing could ever be checked
 * against them. Where an alternative is on the way it is a warning: real documents write a base type that lists its
 * heirs, each of which is all of the base type.
 */
export function checkCycles(starts: readonly Pointer[], { document, problems }: Omit<Search, 'done'>): void {
  const done = new Set<Pointer>();
  for (const start of starts) explore(start, { document, problems, done });
}

interface Search {
  readonly document: JsonObject;
  readonly problems: Reporter;
  readonly done: Set<Pointer>;
}

interface Frame {
  readonly pointer: Pointer;
  readonly steps: readonly Step[];
  next: number;
}

function explore(start: Pointer, search: Search): void {
  if (search.done.has(start)) return;
  const way: Frame[] = [enter(start, search)];
  const open = new Map<Pointer, number>([[start, 0]]);
  for (let frame = way.at(-1); frame !== undefined; frame = way.at(-1)) {
    const step = frame.steps[frame.next];
    frame.next += 1;
    if (step === undefined) {
      way.pop();
      open.delete(frame.pointer);
      search.done.add(frame.pointer);
      continue;
    }
    const since = open.get(step.to);
    if (since !== undefined) reportCycle(way.slice(since), search.problems);
    else if (!search.done.has(step.to)) {
      open.set(step.to, way.length);
      way.push(enter(step.to, search));
    }
  }
}

function enter(pointer: Pointer, { document }: Search): Frame {
  const value = valueAt(document, pointer) ?? null;
  return { pointer, steps: stepsFrom({ value, pointer, isForced: true }), next: 0 };
}

/** Steps from a value, through the compositions that stand in it. */
function stepsFrom({
  value,
  pointer,
  isForced,
}: {
  readonly value: Json;
  readonly pointer: Pointer;
  readonly isForced: boolean;
}): readonly Step[] {
  if (!isObject(value)) return [];
  const reference = member(value, '$ref');
  const to = typeof reference === 'string' ? pointerOf(reference) : undefined;
  const direct = to === undefined ? [] : [{ at: below(pointer, '$ref'), to, isForced }];
  const composed = ['allOf', 'anyOf', 'oneOf'].flatMap((keyword) => {
    const parts = member(value, keyword);
    if (!Array.isArray(parts)) return [];
    const isPartForced = isForced && (keyword === 'allOf' || parts.length === 1);
    return parts.flatMap((part: Json, index) =>
      stepsFrom({ value: part, pointer: below(pointer, keyword, index), isForced: isPartForced }),
    );
  });
  return [...direct, ...composed];
}

function reportCycle(way: readonly Frame[], problems: Reporter): void {
  const taken = way.flatMap((frame) => frame.steps[frame.next - 1] ?? []);
  const names = [...way, ...way.slice(0, 1)].map(({ pointer }) => tokens(pointer).at(-1) ?? '#');
  const first = taken[0];
  if (first === undefined) return;
  problems.report(
    taken.every(({ isForced }) => isForced) ? 'reference-cycle' : 'composition-cycle',
    first.at,
    names.join(' → '),
  );
}
