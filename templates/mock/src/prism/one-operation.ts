import { isObject, type Json, type JsonObject, member, objectAt } from '../json.ts';
import type { ServedOperation } from '../document/operation.ts';
import { isReservedHeader } from '../document/reserved-header.ts';
import { resolved } from '../document/resolve.ts';
import { withNamedTypes } from './named-types.ts';

const DIALECT = 'https://json-schema.org/draft/2020-12/schema';
const KEPT = ['openapi', 'info', 'servers', 'security', 'tags'];
const SHARED = ['parameters', 'servers', 'summary', 'description'];

/**
 * The document with one operation and what it reaches, the way Prism reads it right: with the dialect said out loud
 * (else it judges bodies as draft 7), and without callbacks, which would send requests of its own.
 */
export function oneOperation({ document: { root }, path, method }: ServedOperation): JsonObject {
  const item = resolved(root, objectAt(root, 'paths')[path]);
  const { callbacks: _, ...stated } = withoutReserved(root, objectAt(item, method.toLowerCase()));
  const operation = { ...stated, responses: withNamedTypes(root, objectAt(stated, 'responses')) };
  const shared = Object.fromEntries(Object.entries(item).filter(([key]) => SHARED.includes(key)));
  const paths = { [path]: { ...withoutReserved(root, shared), [method.toLowerCase()]: operation } };
  const isModern = String(member(root, 'openapi')).startsWith('3.1');
  return {
    ...Object.fromEntries(Object.entries(root).filter(([key]) => KEPT.includes(key))),
    ...(isModern ? { jsonSchemaDialect: DIALECT } : {}),
    paths,
    components: {
      ...reachedComponents(root, paths),
      securitySchemes: objectAt(objectAt(root, 'components'), 'securitySchemes'),
    },
  };
}

/** The same without parameters for headers that none may describe; Prism would ask for them. */
function withoutReserved(root: JsonObject, holder: JsonObject): JsonObject {
  const { parameters } = holder;
  if (!Array.isArray(parameters)) return holder;
  return { ...holder, parameters: parameters.filter((entry: Json) => !isReservedHeader(resolved(root, entry))) };
}

/** The components that a value leads to, by kind and name. */
function reachedComponents(root: JsonObject, start: Json): Record<string, Record<string, Json>> {
  const components = objectAt(root, 'components');
  const reached: Record<string, Record<string, Json>> = {};
  const open: Json[] = [start];
  for (let value = open.pop(); value !== undefined; value = open.pop()) {
    if (typeof value !== 'object' || value === null) continue;
    open.push(...Object.values(value));
    const [, , kind, name] = referenceOf(value).split('/');
    const found = kind === undefined || name === undefined ? undefined : member(objectAt(components, kind), name);
    if (kind === undefined || name === undefined || found === undefined || reached[kind]?.[name] !== undefined)
      continue;
    reached[kind] = { ...reached[kind], [name]: found };
    open.push(found);
  }
  return reached;
}

function referenceOf(value: Json): string {
  const reference = isObject(value) ? value['$ref'] : undefined;
  return typeof reference === 'string' && reference.startsWith('#/components/') ? reference : '';
}
