import type { Api, Operation } from '../../model/api.ts';
import { groupBy } from '../../model/json.ts';
import {
  listedValuesOf,
  mapSchemas,
  type NamedSchema,
  parentsOf,
  propertiesOf,
  type Property,
  type Schema,
  valuesOf,
} from '../../model/schema.ts';

/**
 * Indexes an API by name, to resolve the sides of the rename tables. References lead to the keys of components, as the
 * tables name them: the type of `ticket_type` is `TicketType`, and that of its variant `TicketTypeCreate`.
 */
export interface ApiIndex {
  readonly components: ReadonlyMap<string, TypeIndex>;
  readonly operations: ReadonlyMap<string, Operation>;
  /** Keys of the components that types come from, by the name of the type. */
  readonly keys: ReadonlyMap<string, string>;
  /** Names of the types of a component, that of the component itself first. */
  readonly types: ReadonlyMap<string, readonly NamedSchema[]>;
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
  const own = new Map(api.schemas.map((schema) => [schema.name, schema.key]));
  const keys = new Map(api.schemas.map(({ name, key, derivedFrom = name }) => [name, own.get(derivedFrom) ?? key]));
  const readable = api.schemas.filter((schema) => schema.variant === 'read');
  const named = new Map(
    readable.map((schema) => [schema.key, { ...schema, schema: withKeys(schema.schema, keys) }] as const),
  );
  const components = [...named].map(([key, schema]): [string, TypeIndex] => [key, indexType(schema, named)]);
  return {
    components: new Map(components),
    keys,
    types: groupBy(
      api.schemas.toSorted((one, other) => Number(other.variant === 'read') - Number(one.variant === 'read')),
      ({ name, key }) => keys.get(name) ?? key,
    ),
    operations: new Map(api.groups.flatMap((group) => group.operations.map((operation) => [operation.id, operation]))),
  };
}

/** Replaces the names of types by the keys of their components. */
export function withKeys(schema: Schema, keys: ApiIndex['keys']): Schema {
  if (schema.kind === 'reference') return { ...schema, name: keys.get(schema.name) ?? schema.name };
  return mapSchemas(schema, (part) => withKeys(part, keys));
}

function indexType(schema: NamedSchema, named: ReadonlyMap<string, NamedSchema>): TypeIndex {
  const parents = parentsOf(schema.schema);
  const inherited = parents.flatMap((parent) => {
    const found = named.get(parent);
    return found === undefined || found === schema ? [] : [...indexType(found, named).fields];
  });
  const own = propertiesOf(schema.schema).map((property) => [property.name, { owner: schema.key, property }] as const);
  return { schema, parents, fields: new Map([...inherited, ...own]), values: valuesOf(schema.schema) };
}

/**
 * Returns the values of an enumeration: a named one, or one that a field or a parameter lists itself, which is named
 * `Schema.field` or `operation.parameter`. Returns `undefined` if there is none of these.
 */
export function enumerationValues(name: string, { components, operations }: ApiIndex): readonly string[] | undefined {
  const named = components.get(name);
  if (named !== undefined) return named.values;
  for (let dot = name.indexOf('.'); dot >= 0; dot = name.indexOf('.', dot + 1)) {
    const field = components.get(name.slice(0, dot))?.fields.get(name.slice(dot + 1));
    if (field !== undefined) return listedValuesOf(field.property.schema);
    const wanted = name.slice(dot + 1);
    const parameter = operations.get(name.slice(0, dot))?.parameters.find((one) => one.name === wanted);
    if (parameter !== undefined) return listedValuesOf(parameter.schema);
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
