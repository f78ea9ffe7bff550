import { isObject, type Json, type JsonObject, at } from '../../../generator/model/json.ts';
import { type Next, pick } from './random.ts';

const MOST_PATHS = 3;

/**
 * A few paths of a document at random, and of its components those that they need: as real as the whole, and a
 * hundred times as fast to go through.
 */
export function sliceDocument(document: JsonObject, next: Next): JsonObject {
  const { paths } = document;
  const names = isObject(paths) ? Object.keys(paths) : [];
  if (!isObject(paths) || names.length <= MOST_PATHS) return structuredClone(document) as JsonObject;
  const chosen = new Set(Array.from({ length: MOST_PATHS }, () => pick(names, next)));
  const kept = Object.fromEntries([...chosen].map((name) => [name, paths[name] ?? {}]));
  const { components, ...others } = document;
  const slice = { ...others, paths: kept };
  return structuredClone({ ...slice, components: neededComponents(document, slice) }) as JsonObject;
}

function neededComponents(document: JsonObject, slice: JsonObject): JsonObject {
  const needed = new Map<string, Record<string, Json>>();
  const schemes = at(document, '/components/securitySchemes');
  if (isObject(schemes)) needed.set('securitySchemes', { ...schemes });
  const open: Json[] = [slice];
  for (let value = open.pop(); value !== undefined; value = open.pop()) {
    for (const [, kind = '', name = ''] of JSON.stringify(value).matchAll(/"#\/components\/(\w+)\/([\w.-]+)/g)) {
      const found = at(document, `/components/${kind}/${name}`);
      const kept = needed.get(kind) ?? {};
      if (found === undefined || Object.hasOwn(kept, name)) continue;
      needed.set(kind, Object.assign(kept, { [name]: found }));
      open.push(found);
    }
  }
  return Object.fromEntries(needed);
}
