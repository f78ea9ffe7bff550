import type { DocumentSource } from '../../../templates/runtime/mock-engine/src/document/served-document.ts';
import {
  isObject,
  type Json,
  type JsonObject,
  jsonCopy,
  listAt,
  objectAt,
} from '../../../templates/runtime/mock-engine/src/json.ts';
import type { MockSource } from '../../../templates/runtime/mock-engine/src/start.ts';
import type { PlatformMutant } from './mutants.ts';

const METHODS = ['get', 'put', 'post', 'patch', 'delete'];

/** Breaks every statement about rights, credentials and required properties of the current document. */
export function documentMutants(source: MockSource): readonly PlatformMutant[] {
  const [current, ...rest] = source.documents;
  if (current === undefined) return [];
  const changed: ChangeDocument = (name, change, about) => ({
    name,
    ...(about === undefined ? {} : { about }),
    // A copy per mutant at once would fill the memory.
    get source() {
      const root: Json = jsonCopy(current.root);
      if (!isObject(root)) throw new TypeError('A document is an object.');
      change(root);
      // The generated validators are those of the document as it was.
      const { bodyValidators: _, ...stated } = current;
      const document: DocumentSource = { ...stated, root };
      return { ...source, documents: [document, ...rest] };
    },
  });
  const operations = Object.entries(objectAt(current.root, 'paths')).flatMap(([path, item]) =>
    METHODS.filter((method) => isObject(item) && Object.hasOwn(item, method)).map((method) => ({ path, method })),
  );
  const ofOperations = operations.flatMap(({ path, method }) => {
    const operation = objectAt(objectAt(objectAt(current.root, 'paths'), path), method);
    const draftOf = (root: Draft): Draft => draftAt(draftAt(draftAt(root, 'paths'), path), method);
    const title = String(operation['operationId']);
    const rights = operation['x-rights'];
    return [
      ...(Array.isArray(rights) && rights.length > 0
        ? [changed(`R081 ${title} needs no right`, (root) => delete draftOf(root)['x-rights'], title)]
        : []),
      changed(`R094 ${title} needs no credentials`, (root) => (draftOf(root)['security'] = []), title),
    ];
  });
  return [...ofOperations, ...schemaMutants(current.root, changed)];
}

type Draft = Record<string, Json>;
type ChangeDocument = (name: string, change: (root: Draft) => void, about?: string) => PlatformMutant;

function draftAt(value: Draft, key: string): Draft {
  const found = value[key];
  if (!isObject(found)) throw new TypeError(`There is no ${key}.`);
  return found as Draft;
}

/** Schemas of requests lose what they require, and what is read-only becomes writable. */
function schemaMutants(root: JsonObject, changed: ChangeDocument): readonly PlatformMutant[] {
  const schemas = objectAt(objectAt(root, 'components'), 'schemas');
  const bodies = JSON.stringify(
    Object.values(objectAt(root, 'paths')).flatMap((item) =>
      Object.values(objectsOf(item)).map((op) => op['requestBody']),
    ),
  );
  return Object.entries(schemas).flatMap(([name, schema]) => {
    if (!bodies.includes(`"#/components/schemas/${name}"`)) return [];
    const draftOf = (document: Draft): Draft => draftAt(draftAt(draftAt(document, 'components'), 'schemas'), name);
    return listAt(schema, 'required').map((property) =>
      changed(`R157 ${name} does not require ${String(property)}`, (document) => {
        draftOf(document)['required'] = listAt(schema, 'required').filter((one) => one !== property);
      }),
    );
  });
}

function objectsOf(item: Json): Readonly<Record<string, JsonObject>> {
  return Object.fromEntries(
    Object.entries(isObject(item) ? item : {}).flatMap(([name, value]) => (isObject(value) ? [[name, value]] : [])),
  );
}
