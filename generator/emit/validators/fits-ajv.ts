import { isObject, type Json } from '../../model/json.ts';
import { listAt } from '../../model/resolve.ts';
import { LISTS, MAPS, mapInner } from './schema-keywords.ts';

/**
 * Members and variants, summed along one way into a schema, up to which Ajv is asked: it writes each inside the one
 * before, so its time grows with their square, and at some two thousand its stack ends.
 */
const WIDEST = 1_000;

/** Whether Ajv can compile a schema: not too wide, and naming no property in broken Unicode, which its paths cannot hold. */
export function fitsAjv(schema: Json): boolean {
  return widthOf(schema) <= WIDEST && isWellFormed(schema);
}

/** How many members and variants stand in a schema and, along the widest way, in the schemas inside it. */
function widthOf(schema: Json): number {
  if (!isObject(schema)) return 0;
  let inside = 0;
  mapInner(schema, (inner) => {
    inside = Math.max(inside, widthOf(inner));
    return inner;
  });
  return inside + LISTS.reduce((sum, list) => sum + listAt(schema, list).length, namesOf(schema).length);
}

function isWellFormed(schema: Json): boolean {
  if (!isObject(schema)) return true;
  let isGood = namesOf(schema).every((name) => name.isWellFormed());
  mapInner(schema, (inner) => {
    isGood &&= isWellFormed(inner);
    return inner;
  });
  return isGood;
}

/** The names of properties that the keywords of a schema give, without those of the schemas inside it. */
function namesOf(schema: Json): readonly string[] {
  if (!isObject(schema)) return [];
  return [...MAPS, 'dependentRequired'].flatMap((keyword) => {
    const members = schema[keyword];
    return isObject(members) ? Object.keys(members) : [];
  });
}
