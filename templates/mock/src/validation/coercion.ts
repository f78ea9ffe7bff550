import { parseTexts } from '#shared/validation/parameters/parameter-text.ts';
import { mapValue, pointerStep } from '../document/references.ts';
import type { Json } from '../json.ts';
import type { ValueValidator } from './schema-validators.ts';

const MOST_ROUNDS = 20;

/**
 * What was read of texts and is wrong, where it is right with numbers and booleans in the place of texts that are found
 * wrong and stand for them: a schema may take both, or lie too deep for its types to be known before.
 */
export function coerceTexts(wrong: Json, judge: ValueValidator): Json | undefined {
  let value = wrong;
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const issues = judge(value);
    if (issues.length === 0) return value;
    const next = retyped(value, new Set(issues.map(({ path }) => path)));
    if (JSON.stringify(next) === JSON.stringify(value)) return undefined;
    value = next;
  }
  return undefined;
}

function retyped(value: Json, places: ReadonlySet<string>, at = ''): Json {
  if (typeof value !== 'string') return mapValue(value, (inner, key) => retyped(inner, places, at + pointerStep(key)));
  return places.has(at) ? scalarOf(value) : value;
}

function scalarOf(text: string): Json {
  const number = parseTexts({ type: 'number' }, [text]);
  return (number === text ? parseTexts({ type: 'boolean' }, [text]) : number) as Json;
}
