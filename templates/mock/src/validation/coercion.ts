import { parseTexts } from '#shared/validation/parameters/parameter-text.ts';
import { mapValue, pointerStep } from '../document/references.ts';
import type { Json } from '../json.ts';
import type { ValueValidator } from './schema-validators.ts';

const MAX_ROUNDS = 20;

/**
 * Replaces invalid texts by the numbers or booleans that they stand for, where that makes the value valid: a schema may
 * accept several types, or lie too deep for its types to be known before.
 *
 * @returns the valid value, or `undefined`
 */
export function coerceTexts(wrong: Json, validator: ValueValidator): Json | undefined {
  let value = wrong;
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const issues = validator(value);
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
