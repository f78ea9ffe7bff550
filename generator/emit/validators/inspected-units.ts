import type { Pointer } from '../../model/pointer.ts';
import { isBeyondCode } from './beyond-code.ts';
import { mayRefuseInDoubt } from './doubts.ts';
import type { Patterns } from './patterns.ts';
import { reachable, type Units } from './units.ts';

/**
 * The units that have no code, and are judged by their inspection: those that code would misjudge, and those that lead
 * to one of them again and again, as code and inspection do not know what the other has found.
 */
export function inspectedUnits(units: Units, patterns: Patterns): ReadonlySet<Pointer> {
  const own = [...units.values()]
    .filter(({ schema }) => isBeyondCode(schema, units) || mayRefuseInDoubt(schema, { patterns, units }))
    .map(({ pointer }) => pointer);
  if (own.length === 0) return new Set();
  const above = [...reachable(own, usersIn(units))].filter((pointer) => units.get(pointer)?.isRepeated);
  return new Set([...own, ...above]);
}

/** The units that refer to each. */
function usersIn(units: Units): ReadonlyMap<Pointer, readonly Pointer[]> {
  const users = new Map<Pointer, Pointer[]>();
  for (const { pointer, targets } of units.values())
    for (const target of targets) users.set(target, [...(users.get(target) ?? []), pointer]);
  return users;
}
