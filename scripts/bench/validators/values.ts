import fc from 'fast-check';
import { isObject, type Json, below, at } from '../../../generator/model/json.ts';
import { arbitraryValue } from '../../../test/validators/arbitrary-values.ts';
import type { Case } from './cases.ts';

/** Creates valid values of a case's schema, the same in every run; the response has a hundred items. */
export function valuesOf({ operation, part }: Case, document: Json): readonly Json[] {
  if (!isObject(document)) return [];
  const schema = at(document, schemaPointer(operation, part, document)) ?? true;
  const sampled = fc.sample(arbitraryValue(schema, document), { numRuns: 400, seed: 5 });
  const wanted = sampled.filter((value) => JSON.stringify(value).length > 100);
  if (part === 'body') return wanted.slice(0, 50);
  const items = wanted
    .flatMap((value): readonly Json[] => (Array.isArray(value) ? value : []))
    .filter((item) => JSON.stringify(item).length > 60);
  return [items.slice(0, 100)];
}

function schemaPointer(operation: string, part: Case['part'], document: Json): string {
  const paths = isObject(document) && isObject(document['paths']) ? Object.entries(document['paths']) : [];
  for (const [path, item] of paths) {
    for (const [method, one] of isObject(item) ? Object.entries(item) : []) {
      if (!isObject(one) || one['operationId'] !== operation) continue;
      const holder = below(
        below('/paths', path, method),
        ...(part === 'body' ? ['requestBody'] : ['responses', '200']),
      );
      return below(holder, 'content', 'application/json', 'schema');
    }
  }
  throw new Error(`no operation ${operation}`);
}
