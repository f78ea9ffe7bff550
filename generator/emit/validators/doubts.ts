import { isObject, type Json } from '../../model/json.ts';
import type { Pointer } from '../../model/pointer.ts';
import type { Patterns } from './patterns.ts';
import { innerSchemas } from './schema-keywords.ts';
import type { Units } from './units.ts';

/** Keywords that may refuse a value because a schema in them takes it. */
const REFUSING = ['not', 'oneOf', 'if', 'contains'];

/** What is asked for doubts: the patterns that are not tried on long texts, and the schemas that are referred to. */
export interface Doubted {
  readonly patterns: Patterns;
  readonly units: Units;
}

/**
 * Whether compiled code could refuse what nobody has judged: a text that is too long for a pattern is taken, and under
 * a `not` it would be refused for that. Such schemas are judged by their inspection, which knows what it does not know.
 */
export function mayRefuseInDoubt(schema: Json, doubted: Doubted): boolean {
  const hasDoubts = [...doubted.patterns.values()].some((test) => 'maxLength' in test);
  return hasDoubts && refusesInDoubt(schema, doubted);
}

function refusesInDoubt(schema: Json, doubted: Doubted): boolean {
  if (!isObject(schema)) return false;
  const { patternProperties } = schema;
  if (isObject(patternProperties) && Object.keys(patternProperties).some((key) => isDoubtful(key, doubted)))
    return true;
  const refusing = REFUSING.flatMap((keyword) => [schema[keyword] ?? []].flat());
  return (
    refusing.some((inner) => holdsDoubt(inner, doubted, new Set())) ||
    innerSchemas(schema).some((inner) => refusesInDoubt(inner, doubted))
  );
}

/** Whether a schema, or one that it refers to, has a pattern that is not tried on long texts. */
function holdsDoubt(schema: Json, doubted: Doubted, seen: Set<Pointer>): boolean {
  if (!isObject(schema)) return false;
  const { pattern, $ref: reference, patternProperties } = schema;
  const names = isObject(patternProperties) ? Object.keys(patternProperties) : [];
  const patterns = typeof pattern === 'string' ? [pattern, ...names] : names;
  if (patterns.some((one) => isDoubtful(one, doubted))) return true;
  if (innerSchemas(schema).some((inner) => holdsDoubt(inner, doubted, seen))) return true;
  if (typeof reference !== 'string' || seen.has(reference)) return false;
  return holdsDoubt(doubted.units.get(reference)?.schema ?? true, doubted, seen.add(reference));
}

function isDoubtful(pattern: string, { patterns }: Doubted): boolean {
  return 'maxLength' in (patterns.get(pattern) ?? {});
}
