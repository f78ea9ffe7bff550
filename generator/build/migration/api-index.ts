import type { Api, Operation } from '../../model/api.ts';
import {
  listedValuesOf,
  type NamedSchema,
  parentsOf,
  propertiesOf,
  type Property,
  type Schema,
  valuesOf,
} from '../../model/schema.ts';

/** Indexes an API by name, to resolve the sides of the rename tables. */
export interface ApiIndex {
  readonly shapes: ReadonlyMap<string, TypeIndex>;
  readonly operations: ReadonlyMap<string, Operation>;
}

/** Indexes a named schema: its fields, including inherited ones. */
export interface TypeIndex {
  readonly schema: NamedSchema;
  readonly parents: readonly string[];
  /** Fields by name; `owner` is the schema that declares the field. */
  readonly fields: ReadonlyMap<string, { readonly owner: string; readonly property: Property }>;
  readonly values: readonly string[];
}

/** Indexes the readable schemas and the operations of an API. */
export function indexApi(api: Api): ApiIndex {
  const named = new Map(api.schemas.filter((schema) => schema.shape === 'read').map((schema) => [schema.key, schema]));
  const keys = new Map(api.schemas.map((schema) => [schema.name, schema.key]));
  const shapes = [...named].map(([key, schema]): [string, TypeIndex] => [key, indexShape(schema, named, keys)]);
  return {
    shapes: new Map(shapes),
    operations: new Map(api.groups.flatMap((group) => group.operations.map((operation) => [operation.id, operation]))),
  };
}

type Keys = ReadonlyMap<string, string>;

function indexShape(schema: NamedSchema, named: ReadonlyMap<string, NamedSchema>, keys: Keys): TypeIndex {
  const parents = parentsOf(schema.schema).map((name) => keys.get(name) ?? name);
  const inherited = parents.flatMap((parent) => {
    const found = named.get(parent);
    return found === undefined || found === schema ? [] : [...indexShape(found, named, keys).fields];
  });
  const own = propertiesOf(schema.schema).map((property) => [property.name, { owner: schema.key, property }] as const);
  return { schema, parents, fields: new Map([...inherited, ...own]), values: valuesOf(schema.schema) };
}

/**
 * Returns the values of an enumeration: a named one, or one that a field lists itself, which is named `Schema.field`.
 * Returns `undefined` if there is no such schema or field.
 */
export function enumerationValues(name: string, { shapes }: ApiIndex): readonly string[] | undefined {
  const named = shapes.get(name);
  if (named !== undefined) return named.values;
  for (let dot = name.indexOf('.'); dot >= 0; dot = name.indexOf('.', dot + 1)) {
    const field = shapes.get(name.slice(0, dot))?.fields.get(name.slice(dot + 1));
    if (field !== undefined) return listedValuesOf(field.property.schema);
  }
  return undefined;
}

/** Returns the named schemas that a value refers to directly: itself, its items or its variants. */
export function referencesOf(schema: Schema): readonly string[] {
  switch (schema.kind) {
    case 'reference':
      return [schema.name];
    case 'array':
      return referencesOf(schema.items);
    case 'union':
      return schema.variants.flatMap(referencesOf);
    case 'intersection':
      return schema.parts.flatMap(referencesOf);
    case 'object':
      return schema.additional === undefined ? [] : referencesOf(schema.additional);
    default:
      return [];
  }
}
