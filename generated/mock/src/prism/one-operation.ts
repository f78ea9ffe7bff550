import { type Json, type JsonObject, member, objectAt, textAt } from '../json.ts';
import type { ServedOperation } from '../document/operation.ts';
import { mapped, mappedObject } from '../document/mapped.ts';
import { isReservedHeader } from '../document/reserved-header.ts';
import { resolved, targetOf } from '../document/resolve.ts';
import { withNamedTypes } from './named-types.ts';
import { oneEach } from './one-each.ts';

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
  const paths = { [oneEach(path)]: { ...withoutReserved(root, shared), [method.toLowerCase()]: operation } };
  const isModern = String(member(root, 'openapi')).startsWith('3.1');
  const { reached, moved } = reachedComponents(root, paths);
  const document = {
    ...Object.fromEntries(Object.entries(root).filter(([key]) => KEPT.includes(key))),
    ...(isModern ? { jsonSchemaDialect: DIALECT } : {}),
    paths,
    components: { ...reached, securitySchemes: objectAt(objectAt(root, 'components'), 'securitySchemes') },
  };
  return moved.size === 0 ? document : referringTo(moved, document);
}

/** The same without parameters for headers that none may describe; Prism would ask for them. */
function withoutReserved(root: JsonObject, holder: JsonObject): JsonObject {
  const { parameters } = holder;
  if (!Array.isArray(parameters)) return holder;
  return { ...holder, parameters: parameters.filter((entry: Json) => !isReservedHeader(resolved(root, entry))) };
}

interface Reached {
  /** The components that are reached, by kind and name. */
  readonly reached: Record<string, Record<string, Json>>;
  /** What is referred to elsewhere in the document stands among the schemas: the new references by the old ones. */
  readonly moved: ReadonlyMap<string, string>;
}

/** What a value leads to. */
function reachedComponents(root: JsonObject, start: Json): Reached {
  const reached: Record<string, Record<string, Json>> = {};
  const moved = new Map<string, string>();
  const open: Json[] = [start];
  for (let value = open.pop(); value !== undefined; value = open.pop()) {
    if (typeof value !== 'object' || value === null) continue;
    open.push(...Object.values(value));
    const place = placeOf(root, value, moved);
    if (place === undefined || reached[place.kind]?.[place.name] !== undefined) continue;
    reached[place.kind] = { ...reached[place.kind], [place.name]: place.target };
    open.push(place.target);
  }
  return { reached, moved };
}

interface Place {
  readonly kind: string;
  readonly name: string;
  readonly target: Json;
}

/** Where among the components what a value refers to shall stand. */
function placeOf(root: JsonObject, value: Json, moved: Map<string, string>): Place | undefined {
  const reference = textAt(value, '$ref');
  if (reference === undefined) return undefined;
  if (!reference.startsWith('#/components/')) return placeElsewhere(root, reference, moved);
  const [, , kind = '', name = ''] = reference.split('/');
  const target = member(objectAt(objectAt(root, 'components'), kind), name);
  return target === undefined ? placeElsewhere(root, reference, moved) : { kind, name, target };
}

function placeElsewhere(root: JsonObject, reference: string, moved: Map<string, string>): Place | undefined {
  const target = reference.startsWith('#/') ? targetOf(root, reference) : undefined;
  if (target === undefined) return undefined;
  const name = moved.get(reference)?.split('/').at(-1) ?? `elsewhere-${moved.size}`;
  moved.set(reference, `#/components/schemas/${name}`);
  return { kind: 'schemas', name, target };
}

function referringTo(moved: ReadonlyMap<string, string>, document: JsonObject): JsonObject {
  const inner = (value: Json, key: string): Json =>
    key === '$ref' && typeof value === 'string' ? (moved.get(value) ?? value) : mapped(value, inner);
  return mappedObject(document, inner);
}
