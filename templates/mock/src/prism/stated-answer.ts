import type { ServedOperation } from '../document/operation.ts';
import { resolved } from '../document/resolve.ts';
import { jsonResponse, type MockResponse } from '../http/message.ts';
import { isObject, type Json, type JsonObject, member, objectAt } from '../json.ts';

const JSON_TYPE = 'application/json';
const TAKES_JSON = [undefined, '*/*', JSON_TYPE];

/**
 * What Prism answers to a good request, where it only repeats what stands in the document: one content, JSON, with an
 * example. Nothing where it does more: makes a body of a schema, adds headers, chooses between contents.
 */
export function statedAnswer(operation: ServedOperation, accept: string | undefined): MockResponse | undefined {
  if (operation.method === 'HEAD' || !TAKES_JSON.includes(accept)) return undefined;
  const { root } = operation.document;
  const item = resolved(root, objectAt(root, 'paths')[operation.path]);
  const stated = objectAt(item, operation.method.toLowerCase());
  const [status = ''] = Object.keys(objectAt(stated, 'responses'))
    .filter((code) => code.startsWith('2'))
    .toSorted();
  const response = resolved(root, objectAt(stated, 'responses')[status]);
  if (!/^2\d\d$/.test(status) || status === '204' || member(stated, 'deprecated') !== undefined) return undefined;
  if (member(response, 'headers') !== undefined) return undefined;
  const example = exampleOf(root, objectAt(response, 'content'));
  return example === undefined ? undefined : jsonResponse(Number(status), example);
}

/**
 * The example that Prism takes: that of the content, then that of its schema, which is left to Prism, then the first
 * named one.
 */
function exampleOf(root: JsonObject, content: JsonObject): Json | undefined {
  const media = objectAt(content, JSON_TYPE);
  if (Object.keys(content).length !== 1) return undefined;
  const own = member(media, 'example');
  if (own !== undefined) return plainly(own);
  const schema = resolved(root, media['schema']);
  if (member(schema, 'example') !== undefined || member(schema, 'examples') !== undefined) return undefined;
  const [first] = Object.values(objectAt(media, 'examples'));
  const named = resolved(root, first);
  return isObject(first) ? plainly(member(named, 'value')) : undefined;
}

/** Prism follows references inside examples too. */
function plainly(example: Json | undefined): Json | undefined {
  return example === undefined || JSON.stringify(example).includes('"$ref"') ? undefined : example;
}
