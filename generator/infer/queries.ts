import { type Json, type JsonObject, optional } from '../model/json.ts';
import { inferPages, type PageSource, type QueryParameter, sentParameters } from './pages.ts';
import { plainName } from './paths.ts';
import type { BodySchemas, Properties } from './schemas.ts';

/** Query of a search: parameters that page, filter, order and search texts. */
export interface SearchQuery {
  readonly paging?: JsonObject;
  readonly filters?: JsonObject;
  readonly sort?: JsonObject;
  readonly search?: Json;
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

/** Infers how a search pages, filters and orders, from the names and types of its query parameters and its response. */
export function inferQuery(source: SearchSource, schemas: BodySchemas): SearchQuery {
  const { item, created } = source;
  const paging = inferPages(source, schemas);
  const required = source.parameters.filter(({ isRequired }) => isRequired).map(({ name }) => name);
  const pages = Object.values(paging ?? {});
  const free = source.parameters
    .flatMap((each) => sentParameters(each, schemas))
    .filter(({ name }) => !pages.includes(name));
  if (free.length === 0) return optional('paging', paging);
  const properties = comparableProperties(schemas.properties(item), schemas);
  const isUnset = ({ property }: Filter): boolean =>
    created !== undefined && !created.has(plainName(property.split('/')[0] ?? ''));
  const filters = free.flatMap((parameter) => {
    const filter = filterOf(parameter, properties);
    if (filter === undefined || (required.includes(parameter.name) && isUnset(filter))) return [];
    return [[parameter.name, filter.operator === 'eq' ? filter.property : { ...filter }] as const];
  });
  const others = free.filter(({ name }) => filters.every(([own]) => own !== name));
  const texts = others.filter((parameter) => isTextSearch(parameter)).map(({ name }) => name);
  return {
    ...optional('paging', paging),
    ...(filters.length === 0 ? {} : { filters: Object.fromEntries(filters) }),
    ...optional('sort', inferSort(others, [...properties.values()])),
    ...(texts.length === 0 ? {} : { search: texts }),
  };
}

/** Comparison of a property with the value of a parameter. */
interface Filter {
  /** Path of the property: `qty`, `owner/id`. */
  readonly property: string;
  readonly operator: string;
}

/** Properties by their plain names; those of an inner object with its name before theirs. */
function comparableProperties(item: Properties, schemas: BodySchemas): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const [name, schema] of item) if (isComparable(schema, schemas)) found.set(plainName(name), name);
  for (const [name, schema] of item)
    for (const [inner, own] of schemas.properties(schema)) {
      const plain = plainName(name) + plainName(inner);
      if (isComparable(own, schemas) && !found.has(plain)) found.set(plain, `${name}/${inner}`);
    }
  // Objects of a list that have a name alone, such as tags, are named by it.
  for (const [name, schema] of item) {
    const [only, ...more] = schemas.properties(schemas.items(schema)).keys();
    if (only !== undefined && more.length === 0 && !found.has(plainName(name)))
      found.set(plainName(name), `${name}/${only}`);
  }
  return found;
}

/** Tests for a property that a text of the query can be compared with: also one whose schema says nothing. */
function isComparable(schema: Json, schemas: BodySchemas): boolean {
  const compared = schemas.items(schema) ?? schema;
  return schemas.isScalar(compared) || schemas.types(compared).length === 0;
}

/** Words of parameters that compare, by operator. */
const OPERATORS: Readonly<Record<string, string>> = {
  gte: 'gte ge min minimum from since atleast start',
  gt: 'gt after strictlyafter greaterthan above over newerthan',
  lte: 'lte le max maximum to until till upto atmost end',
  lt: 'lt before strictlybefore lessthan below under olderthan',
  ne: 'ne neq not exclude without',
  contains: 'contains like ilike icontains includes match matches pattern',
  startsWith: 'startswith prefix beginswith',
  endsWith: 'endswith suffix',
  in: 'in oneof anyof',
  eq: 'eq is exact equals iexact',
};
const OPERATOR_WORDS = new Map(
  Object.entries(OPERATORS).flatMap(([operator, words]) => words.split(' ').map((word) => [word, operator] as const)),
);
/** Words before the name of a property, which say that a parameter filters. */
const HOLDERS = ['filter', 'filters', 'filterby', 'where', 'query', 'criteria', 'search', 'q', 'by'];
/** Endings of the names of moments. */
const MOMENT_ENDING = /(?:at|on|date|time|timestamp|datetime|utc)$/;

/** Returns the words of a name: those of `filter[created_at][gte]`, `minQty`, `created-after`. */
function wordsOf(name: string): readonly string[] {
  return name
    .split(/[^A-Za-z0-9]+|(?<=[a-z0-9])(?=[A-Z])/)
    .filter((word) => word !== '')
    .map((word) => word.toLowerCase());
}

/** Returns the plain name of a property in an object: `external_customer_id` is the `external_id` of a customer. */
function insideOut([kind, holder, id, ...more]: readonly string[]): string {
  return id === 'id' && more.length === 0 ? `${holder}${kind}id` : '';
}

/** Reads a parameter as a filter: by the name of a property, with the word of an operator before or behind it. */
function filterOf({ name, types }: QueryParameter, properties: ReadonlyMap<string, string>): Filter | undefined {
  if (types.includes('object')) return undefined;
  const all = wordsOf(name);
  const words = HOLDERS.includes(all[0] ?? '') && all.length > 1 ? all.slice(1) : all;
  const exact =
    propertyNamed(plainName(name), properties) ??
    propertyNamed(words.join(''), properties) ??
    properties.get(insideOut(words));
  if (exact !== undefined) return { property: exact, operator: 'eq' };
  const splits = [2, 1].flatMap((size) => [
    { word: words.slice(-size), rest: words.slice(0, -size) },
    { word: words.slice(0, size), rest: words.slice(size) },
  ]);
  for (const { word, rest } of splits) {
    const operator = rest.length === 0 ? undefined : OPERATOR_WORDS.get(word.join(''));
    const property = operator === undefined ? undefined : comparedProperty(rest.join(''), operator, properties);
    if (operator !== undefined && property !== undefined) return { property, operator };
  }
  return undefined;
}

/** Finds a property by its plain name: also `tag` for `tags`, and `ids` for `id`. */
function propertyNamed(plain: string, properties: ReadonlyMap<string, string>): string | undefined {
  return properties.get(plain) ?? properties.get(plain.replace(/e?s$/, '')) ?? properties.get(`${plain}s`);
}

/** Finds the property that an operator compares: `created` stands for the moment `created_at`. */
function comparedProperty(
  plain: string,
  operator: string,
  properties: ReadonlyMap<string, string>,
): string | undefined {
  const found = propertyNamed(plain, properties);
  if (found !== undefined || !['gt', 'gte', 'lt', 'lte'].includes(operator)) return found;
  const stem = plain.replace(MOMENT_ENDING, '');
  return [...properties].find(([name]) => name.replace(MOMENT_ENDING, '').replace(/^date/, '') === stem)?.[1];
}

const SEARCHES = [
  ...['q', 'query', 'search', 'searchterm', 'searchquery', 'searchtext', 'searchstring', 'searchkey', 'term', 'text'],
  ...['keyword', 'keywords', 'fulltext', 'freetext', 'phrase', 's', 'find', 'quicksearch', 'searchphrase', 'filterq'],
];

/** Tests for a parameter whose text the texts of an item must contain. */
function isTextSearch({ name, types }: QueryParameter): boolean {
  return SEARCHES.includes(plainName(name)) && (types.length === 0 || types.includes('string'));
}

const SORTS = ['sort', 'sortby', 'orderby', 'ordering', 'order', 'sortfield', 'sortkey', 'sortcolumn', 'orderfield'];
const DIRECTIONS = [
  ...['order', 'sortorder', 'sortdir', 'sortdirection', 'direction', 'orderdirection', 'orderdir', 'dir', 'sorttype'],
  ...['sortasc', 'ascending', 'asc', 'descending', 'desc', 'reverse', 'orderbydirection', 'sortbydirection'],
];

/** Infers the parameters that order a list: one with the property, or one of each, and that of the direction. */
function inferSort(parameters: readonly QueryParameter[], properties: readonly string[]): JsonObject | undefined {
  const named = (names: readonly string[]): readonly QueryParameter[] =>
    names.flatMap((each) => parameters.filter(({ name }) => plainName(name) === each || pageSort(name) === each));
  const by = named(SORTS).find((parameter) => !isDirection(parameter));
  const direction = named(DIRECTIONS).find(
    (parameter) => parameter !== by && (by !== undefined || isDirection(parameter)),
  );
  const each = parameters.filter(({ name }) => /^(?:sort|order|orderBy|order_by|sort_by)\[(?!\])/.test(name));
  if (by === undefined && direction === undefined && each.length === 0) return undefined;
  return {
    ...optional('by', by?.name),
    ...optional('direction', direction?.name),
    ...(each.length === 0 || properties.length === 0 ? {} : { each: each.map(({ name }) => name) }),
  };
}

/** Returns `sort` of `page[sort]`. */
function pageSort(name: string): string {
  return plainName(/\[(.+)\]$/.exec(name)?.[1] ?? '');
}

/** Tests for a parameter that only names directions: by its values, or as a flag. */
function isDirection({ schema, types }: QueryParameter): boolean {
  const values = schema['enum'];
  if (!Array.isArray(values)) return types.includes('boolean');
  return (
    values.length > 0 && values.every((value: Json) => /^(?:asc|desc|ascending|descending|-?1)$/i.test(String(value)))
  );
}
