import { nameOf } from '../document/json-pointer.ts';
import type { Json } from '../json.ts';
import { findingsIn, type Goal } from './goal.ts';
import { Mending, MOST_ATTEMPTS, without } from './mending.ts';

/** Steps to mend one answer. */
const MOST_STEPS = 100;

/**
 * A value that Prism made, with the places made anew that are not right by its schema, and without what cannot be; nothing
 * where it is none without that, or where it is an example that is not right.
 */
export async function repaired(value: Json, goal: Goal): Promise<Json | undefined> {
  const attempts = new Map<string, number>();
  let made: Json | undefined = value;
  for (let step = 0; step < MOST_STEPS; step += 1) {
    const findings = findingsIn(made, goal.schema.schema, goal);
    if (findings === undefined) return undefined;
    const [found] = findings;
    if (found === undefined) return made;
    const attempt = attempts.get(found.at) ?? 0;
    attempts.set(found.at, attempt + 1);
    const way = found.at.split('/').slice(1).map(nameOf);
    const mending = new Mending(goal, attempt);
    made = attempt < MOST_ATTEMPTS ? await mending.at(made, way, [goal.schema]) : without(made, way);
    if (made === undefined || mending.isExample) return undefined;
  }
  return undefined;
}
