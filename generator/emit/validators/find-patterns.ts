import { isObject, type Json } from '../../model/json.ts';
import { isCostly, longestTried } from '../../pattern-cost.ts';
import { patternTable } from './pattern-table.ts';
import type { Patterns, PatternTest } from './patterns.ts';
import { mapInner } from './schema-keywords.ts';

/** The patterns of cleaned schemas that the engine must not be given as they are, and what tests each instead. */
export async function findPatterns(schemas: readonly Json[]): Promise<Patterns> {
  const costly = [...new Set(schemas.flatMap(patternsIn))].filter(isCostly);
  const found = costly.map(async (pattern): Promise<readonly [string, PatternTest]> => {
    const table = await patternTable(pattern);
    return [pattern, table === undefined ? { longest: longestTried(pattern) } : { table }];
  });
  return new Map(await Promise.all(found));
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
