import { isObject, type Json } from '../../model/json.ts';
import { isVulnerableToReDoS, maxSafeLength, shortenPattern } from '../../regexp/redos.ts';
import { patternTable } from './pattern-table.ts';
import type { Patterns, PatternTest } from './patterns.ts';
import { schemasWithin } from './schema-keywords.ts';

/** The patterns of cleaned schemas that the engine must not be given as they are, and what tests each instead. */
export async function findPatterns(schemas: readonly Json[]): Promise<Patterns> {
  const costly = [...new Set(schemas.flatMap(patternsIn))].filter(isVulnerableToReDoS);
  const found = costly.map(async (pattern) => [pattern, await testFor(pattern)] as const);
  return new Map(await Promise.all(found));
}

async function testFor(pattern: string): Promise<PatternTest> {
  const tried = shortenPattern(pattern);
  if (!isVulnerableToReDoS(tried)) return { tried };
  const table = await patternTable(tried);
  return table === undefined ? { tried, maxLength: maxSafeLength(tried) } : { table };
}

function patternsIn(schema: Json): readonly string[] {
  return schemasWithin(schema).flatMap(({ pattern, patternProperties }) => [
    ...(typeof pattern === 'string' ? [pattern] : []),
    ...(isObject(patternProperties) ? Object.keys(patternProperties) : []),
  ]);
}
