import { type Comparison, compareSchemas } from './comparison.ts';
import { replacePhrase } from './joins.ts';
import { learnReplacements, type NamePair } from './vocabulary.ts';

/** Least share of fields that agree. */
const MIN_FIELDS = 0.8;
/** Fewest fields: small schemas are equal by chance. */
const MIN_SIZE = 4;

/**
 * Pairs schemas without a counterpart whose names differ by a phrase that a matched schema replaced, and whose fields
 * agree: beside `CustomerInput` → `ClientInput`, `Customer` became `Client`. Neither pair alone suffices.
 *
 * @param matched - names of the matched schemas
 */
export function parallelPairs(
  comparison: Comparison,
  schemas: ReadonlyMap<string, string>,
  matched: readonly NamePair[],
): readonly NamePair[] {
  const { previous, current } = comparison;
  const taken = new Set(schemas.values());
  const added = [...current.schemas.values()].filter(({ name }) => !taken.has(name));
  const targets = new Map(added.map((schema) => [schema.words.join(' '), schema]));
  const gone = [...previous.schemas.values()].filter(
    (schema) => !schemas.has(schema.name) && schema.fields.size >= MIN_SIZE,
  );
  const replacements = [...learnReplacements(matched).values()].flatMap((replaced) => [...replaced.values()]);
  return gone.flatMap((schema) =>
    replacements.flatMap((replacement): readonly NamePair[] => {
      const target = targets.get(replacePhrase(schema.words, replacement) ?? '');
      if (target === undefined) return [];
      const fields = compareSchemas(schema, target, comparison).find(({ kind }) => kind === 'fields');
      const confidence = fields?.value ?? 0;
      return confidence < MIN_FIELDS ? [] : [{ from: schema.name, to: target.name, confidence }];
    }),
  );
}
