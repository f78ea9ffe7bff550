import type { Json } from '../json.ts';
import { findingsIn, type Goal } from './goal.ts';
import { Mending } from './mending.ts';

/** Places that are mended in one answer, and how often each. */
const MOST_STEPS = 100;
const MOST_ATTEMPTS = 5;

/**
 * A value that Prism made, with the places made anew that are not right by its schema; nothing where they cannot be, or
 * where the author of the schema says himself what stands there.
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
    if (attempt >= MOST_ATTEMPTS) return undefined;
    attempts.set(found.at, attempt + 1);
    const way = found.at.split('/').slice(1);
    made = await new Mending(goal, attempt).at(made, way.map(nameOf), [goal.schema]);
    if (made === undefined) return undefined;
  }
  return undefined;
}

function nameOf(token: string): string {
  return token.replaceAll('~1', '/').replaceAll('~0', '~');
}
