import {
  isObject,
  type Json,
  type JsonObject,
  at,
  decodePointer,
  listAt,
  objectAt,
  textAt,
} from '../../generator/model/json.ts';

/** A change that makes a value invalid, and the path of the issue. */
export interface Mutation {
  readonly kind: 'type' | 'missing' | 'enumeration' | 'extra' | 'limit';
  readonly path: readonly (string | number)[];
  readonly apply: (value: Json) => Json;
}

type Path = readonly (string | number)[];

/**
 * Lists the single changes that make a value of this schema invalid. Values inside `anyOf` and `oneOf` are left alone,
 * because a changed value may fit another variant.
 */
export function mutationsOf(value: Json, schema: Json, document: JsonObject, path: Path = []): readonly Mutation[] {
  if (!isObject(schema)) return [];
  const reference = textAt(schema, '$ref');
  if (reference !== undefined)
    return mutationsOf(value, at(document, decodePointer(reference)) ?? true, document, path);
  if (value === null) return [];
  const [only, ...others] = listAt(schema, 'anyOf').filter((variant) => textAt(variant, 'type') !== 'null');
  if (only !== undefined && others.length === 0) return mutationsOf(value, only, document, path);
  if (listAt(schema, 'anyOf').length + listAt(schema, 'oneOf').length > 0) return [];
  return [
    ...typeMutations(schema, path),
    ...(isObject(value) ? objectMutations(value, schema, document, path) : []),
    ...(Array.isArray(value)
      ? value.flatMap((item: Json, index) => mutationsOf(item, schema['items'] ?? true, document, [...path, index]))
      : []),
    ...listAt(schema, 'allOf').flatMap((part) => mutationsOf(value, part, document, path)),
  ];
}

function typeMutations(schema: JsonObject, path: Path): readonly Mutation[] {
  const aboveLimit: Mutation = { kind: 'limit', path, apply: (value) => put(value, path, 2147483648) };
  const types = [schema['type'] ?? []].flat();
  const invalid: Json = types.includes('boolean') ? 'true' : true;
  return [
    ...(textAt(schema, 'format') === 'int32' ? [aboveLimit] : []),
    ...(types.length === 0 ? [] : [{ kind: 'type' as const, path, apply: (value: Json) => put(value, path, invalid) }]),
    ...(listAt(schema, 'enum').length === 0
      ? []
      : [{ kind: 'enumeration' as const, path, apply: (value: Json) => put(value, path, 'NONE OF THEM') }]),
  ];
}

function objectMutations(value: JsonObject, schema: JsonObject, document: JsonObject, path: Path): readonly Mutation[] {
  const properties = objectAt(schema, 'properties');
  const extra = [...path, 'an unknown one'];
  return [
    ...Object.keys(value).flatMap((name) =>
      mutationsOf(value[name] ?? null, Object.hasOwn(properties, name) ? (properties[name] ?? true) : true, document, [
        ...path,
        name,
      ]),
    ),
    ...listAt(schema, 'required').map((name): Mutation => ({
      kind: 'missing',
      path: [...path, String(name)],
      apply: (whole) => put(whole, [...path, String(name)], undefined),
    })),
    ...(schema['additionalProperties'] === false
      ? [{ kind: 'extra' as const, path: extra, apply: (whole: Json) => put(whole, extra, 1) }]
      : []),
  ];
}

/** Replaces the value at a path, or removes it if the new value is `undefined`. */
function put(value: Json, path: Path, inner: Json | undefined): Json {
  const [key, ...rest] = path;
  if (key === undefined) return inner ?? null;
  if (Array.isArray(value)) return value.map((item: Json, index) => (index === key ? put(item, rest, inner) : item));
  if (!isObject(value)) return value;
  if (rest.length === 0 && inner === undefined)
    return Object.fromEntries(Object.entries(value).filter(([name]) => name !== key));
  return { ...value, [key]: put(value[key] ?? null, rest, inner) };
}
