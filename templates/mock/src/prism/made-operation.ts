import type { ServedOperation } from '../document/operation.ts';
import type { Json, JsonObject } from '../json.ts';
import { objectAt } from '../json.ts';

const PATH = '/';

/** An operation that answers nothing but a value of a schema of a document. */
export function madeOperation({ document }: ServedOperation, schema: Json): ServedOperation {
  const get = { security: [], responses: { 200: { description: '', content: { 'application/json': { schema } } } } };
  const paths = { ...objectAt(document.root, 'paths'), [PATH]: { get } };
  const root: JsonObject = { ...document.root, paths };
  return {
    ...{ id: '', method: 'GET', path: PATH, prefixes: [''], parameters: [], answers: [], schemes: [] },
    document: { ...document, root },
  };
}
