import { isObject, type Json } from '../../model/json.ts';
import { isCostly } from '../../pattern-cost.ts';
import { patternTable } from './pattern-table.ts';
import type { Patterns } from './patterns.ts';
import { mapInner } from './schema-keywords.ts';

/** The patterns of cleaned schemas that the engine must not be given, each with its table of states where it has one. */
export async function findPatterns(schemas: readonly Json[]): Promise<Patterns> {
  const costly = [...new Set(schemas.flatMap(patternsIn))].filter(isCostly);
  return new Map(await Promise.all(costly.map(async (pattern) => [pattern, await patternTable(pattern)] as const)));
}

function patternsIn(schema: Json): readonly string[] {
  if (!isObject(schema)) return [];
  const { pattern, patternProperties } = schema;
  const found = [
    ...(typeof pattern === 'string' ? [pattern] : []),
    ...(isObject(patternProperties) ? Object.keys(patternProperties) : []),
  ];
  mapInner(schema, (inner) => {
    found.push(...patternsIn(inner));
    return inner;
  });
  return found;
}
