import { parseTexts } from '../shared/validation/parameters/parameter-text.ts';
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
  // An issue of a choice names the value that no variant accepts, not the texts in it.
  return coerceTextsAt(wrong, validator, isEqualPath) ?? coerceTextsAt(wrong, validator, isWithin);
}

type PathTest = (path: string, place: string) => boolean;

const isEqualPath: PathTest = (path, place) => path === place;
const isWithin: PathTest = (path, place) => `${path}/`.startsWith(`${place}/`);

function coerceTextsAt(wrong: Json, validator: ValueValidator, isMeant: PathTest): Json | undefined {
  let value = wrong;
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const places = validator(value).map(({ path }) => path);
    if (places.length === 0) return value;
    const next = retyped(value, (path) => places.some((place) => isMeant(path, place)));
    if (JSON.stringify(next) === JSON.stringify(value)) return undefined;
    value = next;
  }
  return undefined;
}

function retyped(value: Json, isMeant: (path: string) => boolean, at = ''): Json {
  if (typeof value !== 'string') return mapValue(value, (inner, key) => retyped(inner, isMeant, at + pointerStep(key)));
  return isMeant(at) ? scalarOf(value) : value;
}

function scalarOf(text: string): Json {
  const number = parseTexts({ type: 'number' }, [text]);
  return (number === text ? parseTexts({ type: 'boolean' }, [text]) : number) as Json;
}
