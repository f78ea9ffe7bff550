import type { Inspector, ServedOperation } from '#mock/inspection.ts';
import { isObject, type Json, listAt, member } from '#shared/json.ts';
import { enveloped, isSuccess, type ObservedCall } from './observed-call.ts';
import type { CheckName } from './rules.ts';

/** Difference between a list and the query that it was requested with. */
export interface ListDifference {
  readonly check: CheckName;
  readonly pointer: string;
  readonly observed: string;
  readonly expected: string;
}

/** Names of parameters that limit the items of a page. */
export const PAGE_SIZE: RegExp = /^\$?(?:limit|top|take|size|page_?size|per_?page|max_?results)$/i;

/** Compares a list with the parameters that limit and filter it. */
export function checkList(call: ObservedCall, inspector: Inspector): readonly ListDifference[] {
  const { operation, exchange, output, found } = call;
  if (!isSuccess(exchange.status) || exchange.method !== 'GET') return [];
  const list = enveloped(output, operation.resource?.envelope.response);
  if (!Array.isArray(list)) return [];
  const items: readonly Json[] = list;
  return operation.parameters.flatMap(({ name, place, schema }) => {
    const [text, ...others] = place === 'query' ? found.query.getAll(name) : [];
    if (text === undefined || others.length > 0) return [];
    const stated = inspector.resolveSchema(operation, schema);
    const size = PAGE_SIZE.test(name) && stated['type'] === 'integer' && /^\d+$/.test(text) ? Number(text) : undefined;
    if (size !== undefined && size > 0 && items.length > size) {
      const observed = `the server returned ${items.length} items for ${name}=${text}`;
      return [{ check: 'page-size', pointer: `/query/${name}`, observed, expected: `at most ${text}` }];
    }
    const isListed = listAt(stated, 'enum').map(String).includes(text) || stated['type'] === 'boolean';
    return isListed ? unmatched({ operation, inspector, items, name, text }) : [];
  });
}

/** Reports the first item whose property has another value than the parameter of the same name. */
function unmatched({
  operation,
  inspector,
  items,
  name,
  text,
}: {
  readonly operation: ServedOperation;
  readonly inspector: Inspector;
  readonly items: readonly Json[];
  readonly name: string;
  readonly text: string;
}): readonly ListDifference[] {
  const property = inspector.itemType(operation)?.properties.get(name);
  if (property === undefined) return [];
  const wrong = items.find((item) => {
    const value = isObject(item) ? member(item, name) : undefined;
    return value !== undefined && value !== null && typeof value !== 'object' && String(value) !== text;
  });
  if (wrong === undefined) return [];
  const observed = `the server returned an item with ${JSON.stringify(member(wrong, name))} for ${name}=${text}`;
  return [{ check: 'list-filter', pointer: `/query/${name}`, observed, expected: `items with ${text}` }];
}
