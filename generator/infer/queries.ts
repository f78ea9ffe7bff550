import { isObject, type Json, type JsonObject, optional, ownAt } from '../model/json.ts';
import type { SourceParameter } from './operations.ts';
import { inferPages, type PageSource } from './pages.ts';
import { plainName } from './paths.ts';
import type { BodySchemas, Properties } from './schemas.ts';

/** Query of a search: parameters that page, and those that filter. */
export interface SearchQuery {
  readonly paging?: JsonObject;
  readonly filters?: JsonObject;
}

/** Everything that the inference of a query looks at. */
export interface SearchSource extends PageSource {
  /** Schema of the items. */
  readonly item: Json | undefined;
  /**
   * Plain names of what a creation sets; `undefined` where that is open. A required parameter does not filter by any
   * other property, or no list would ever show a new item.
   */
  readonly created?: ReadonlySet<string> | undefined;
}

/** Infers how a search pages and filters, from the names and types of its query parameters and of its response. */
export function inferQuery(source: SearchSource, schemas: BodySchemas): SearchQuery {
  const { parameters, item, created } = source;
  const paging = inferPages(source, schemas);
  const filters = filtersOf(parameters, schemas.properties(item), schemas);
  const isUnset = (property: string): boolean => created !== undefined && !created.has(plainName(property));
  const hidden = parameters.filter(({ name, isRequired }) => isRequired && isUnset(ownAt(filters, name) ?? ''));
  const pages = Object.values(paging ?? {});
  const others = Object.entries(filters).filter(
    ([name]) => !pages.includes(name) && !hidden.some((parameter) => parameter.name === name),
  );
  return {
    ...optional('paging', paging),
    ...(others.length === 0 ? {} : { filters: Object.fromEntries(others) }),
  };
}

/** Finds the query parameters that are named like a scalar property of the items. */
function filtersOf(
  parameters: readonly SourceParameter[],
  item: Properties,
  schemas: BodySchemas,
): Readonly<Record<string, string>> {
  const properties = new Map(
    [...item].filter(([, schema]) => isComparable(schema, schemas)).map(([name]) => [plainName(name), name]),
  );
  const found = parameters.flatMap(({ name, schema }) => {
    const property = properties.get(plainName(name)) ?? properties.get(plainName(name).replace(/e?s$/, ''));
    const types = schemas.types(schema);
    const isFilter = property !== undefined && !types.includes('object');
    return isFilter ? [[name, property] as const] : [];
  });
  return Object.fromEntries(found);
}

/** Tests for a property that a text of the query can be compared with. */
function isComparable(schema: Json, schemas: BodySchemas): boolean {
  return schemas.isScalar(schema) || (isObject(schema) && schemas.isScalar(schemas.items(schema)));
}
