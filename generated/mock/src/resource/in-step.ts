import { isDeepStrictEqual } from 'node:util';
import type { Json, JsonObject } from '../json.ts';
import type { Shape } from './shape.ts';

/**
 * A changed item whose nested objects `x` do not contradict the `xId` beside them: as an update does, a change takes the
 * identifiers and ignores the objects; one that is kept goes where the identifier changes, because it shows the former.
 */
export function inStep(next: JsonObject, before: JsonObject, shape: Shape | undefined): JsonObject {
  const pairs = (shape?.references ?? []).filter(({ key }) => shape?.properties.has(key));
  const stray = pairs.filter(({ key, name }) => differs(name, next, before) || differs(key, next, before));
  if (stray.length === 0) return next;
  const result: Record<string, Json> = { ...next };
  for (const { key, name } of stray) {
    if (Object.hasOwn(before, name) && !differs(key, next, before)) result[name] = before[name] ?? null;
    else delete result[name];
  }
  return result;
}

function differs(name: string, next: JsonObject, before: JsonObject): boolean {
  return !isDeepStrictEqual(next[name], before[name]);
}
