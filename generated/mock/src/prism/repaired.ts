import { nameOf } from '../document/json-pointer.ts';
import type { Json } from '../json.ts';
import type { Issue } from '../http/errors.ts';
import { issuesIn, type Goal } from './goal.ts';
import { Mending, MOST_ATTEMPTS, without } from './mending.ts';

/** Steps to mend one answer. */
const MOST_STEPS = 500;

/**
 * A value that Prism made, with the places made anew that are not right by its schema, and without what cannot be;
 * nothing where it is none without that. Examples stand as they are, and what is wrong around them is mended as far as
 * it goes.
 */
export async function repaired(value: Json, goal: Goal): Promise<Json | undefined> {
  const attempts = new Map<string, number>();
  const examples: string[] = [];
  let made: Json | undefined = value;
  for (let step = 0; step < MOST_STEPS; step += 1) {
    const found = firstIn(issuesOf(made, goal, examples), examples, attempts);
    if (found === undefined) return made;
    const attempt = attempts.get(found.path) ?? 0;
    attempts.set(found.path, attempt + 1);
    const names = found.path.split('/').slice(1);
    const way = names.map(nameOf);
    const mending = new Mending(goal, attempt);
    made = attempt < MOST_ATTEMPTS ? await mending.at(made, way, [goal.schema]) : without(made, way);
    if (made === undefined) return undefined;
    if (mending.exampleAt !== undefined) examples.push(['', ...names.slice(0, mending.exampleAt)].join('/'));
  }
  return made;
}

/** Beside an example that is wrong all is told, because that will always be the first. */
function issuesOf(value: Json, { judges, ...goal }: Goal, examples: readonly string[]): readonly Issue[] {
  const all = examples.length === 0 ? judges : judges.inFull;
  return issuesIn(value, goal.schema.schema, { ...goal, judges: all }) ?? [];
}

/** What can be mended: neither an example nor what only that makes wrong. */
function firstIn(
  issues: readonly Issue[],
  examples: readonly string[],
  attempts: ReadonlyMap<string, number>,
): Issue | undefined {
  if (examples.length === 0) return issues[0];
  return issues.find(({ path }) => {
    const isOfExample = examples.some(
      (place) => `${path}/`.startsWith(`${place}/`) || `${place}/`.startsWith(`${path}/`),
    );
    return !isOfExample && (attempts.get(path) ?? 0) < MOST_ATTEMPTS;
  });
}
