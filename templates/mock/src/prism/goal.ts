import type { Placed } from '../impossible/parts.ts';
import type { Json, JsonObject } from '../json.ts';
import type { Issue } from '../http/errors.ts';
import type { Judges } from '../validation/judge.ts';

/** Makes a value of a schema: the one that Prism always makes, or one that a seed brings. */
export type Make = (schema: Json, seed?: string) => Promise<Json | undefined>;

/** What a value shall be right by. */
export interface Goal {
  readonly schema: Placed;
  readonly root: JsonObject;
  readonly judges: Judges;
  readonly make: Make;
}

/** What is wrong with a value; nothing where the schema cannot be compiled, or leads to itself without an end. */
export function issuesIn(value: Json, schema: Json, { judges }: Goal): readonly Issue[] | undefined {
  try {
    return judges.of(schema)(value);
  } catch {
    return undefined;
  }
}

/** Whether a value is right by a schema. */
export function isRight(value: Json, schema: Json, goal: Goal): boolean {
  return issuesIn(value, schema, goal)?.length === 0;
}
