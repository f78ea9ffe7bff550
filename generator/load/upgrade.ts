import { isObject, type JsonObject } from '../model/json.ts';
import { put } from './edit.ts';
import { upgradeSchema } from './upgrade-schema.ts';
import { walk } from './walk.ts';

/**
 * Brings an OpenAPI 3.0 document up to 3.1, in place, by the Initiative's migration guide. Members stay where they are
 * as far as 3.1 lets them, so a pointer still leads to the line that it came from.
 */
export function upgrade(document: JsonObject): void {
  put(document, 'openapi', '3.1.1');
  const seen = new Set<object>();
  walk({ kind: 'document', holds: 'one', value: document, pointer: '' }, ({ kind, value }) => {
    if (!isObject(value) || seen.has(value)) return false;
    seen.add(value);
    if (kind === 'schema') upgradeSchema(value);
    return true;
  });
}
