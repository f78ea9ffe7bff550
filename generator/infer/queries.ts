import { isObject, type Json, type JsonObject } from '../model/json.ts';
import { plainName } from './paths.ts';
import type { BodySchemas, Properties } from './schemas.ts';

/** Query parameters that page a list, by their role and plain name. */
const PAGING: Readonly<Record<string, readonly string[]>> = {
  limit: ['limit', 'perpage', 'pagesize', 'maxresults', 'maxitems', 'itemsperpage', 'count', 'first', 'top', 'size'],
  offset: ['offset', 'skip', 'startat', 'startindex', 'start'],
  page: ['page', 'pagenumber', 'pageno', 'currentpage'],
  cursor: [
    ...['cursor', 'startingafter', 'after', 'pagetoken', 'nexttoken', 'continuationtoken', 'marker', 'nextmarker'],
    ...['nextcursor', 'nextpagetoken', 'pagecursor', 'offset', 'page'],
  ],
};

/** Members of a response that describe its page, by their role and plain name. */
const PAGE_MEMBERS: Readonly<Record<string, readonly string[]>> = {
  total: ['total', 'totalcount', 'totalresults', 'totalitems', 'totalrecords', 'totalentries', 'results'],
  more: ['more', 'hasmore', 'hasnext', 'hasnextpage', 'ismore'],
  last: ['done', 'islast', 'islastpage'],
  limit: ['limit', 'perpage', 'pagesize'],
  offset: ['offset', 'startat'],
  page: ['page', 'currentpage', 'pagenumber'],
  pages: ['pages', 'totalpages', 'pagecount', 'lastpage'],
  nextPage: ['nextpage'],
  previousPage: ['prevpage', 'previouspage'],
  nextCursor: ['nextcursor', 'nextpagetoken', 'nexttoken', 'startingafter', 'nextmarker', 'endcursor', 'cursor'],
};

/** Members of a response that hold its page, and their own such members. */
const PAGE_HOLDERS = ['meta', 'metadata', 'pages', 'paging', 'pagination', 'pageinfo', 'nextpage', 'next', 'links'];

/** Query of a search: parameters that page, and those that filter. */
export interface SearchQuery {
  readonly paging?: JsonObject;
  readonly filters?: JsonObject;
}

/** Query parameter, with references resolved. */
interface QueryParameter {
  readonly name: string;
  readonly schema: Json | undefined;
  readonly isRequired?: boolean;
}

/** Infers how a search pages and filters, from the names and types of its query parameters. */
export function inferQuery(source: SearchSource, schemas: BodySchemas): SearchQuery {
  const { parameters, headers, item, created } = source;
  const { roles, members } = inferPaging(source, schemas);
  const link = Object.keys(headers).some((name) => name.toLowerCase() === 'link');
  const filters = filtersOf(parameters, schemas.properties(item), schemas);
  const isUnset = (property: string): boolean => created !== undefined && !created.has(plainName(property));
  const hidden = parameters.filter(({ name, isRequired }) => isRequired === true && isUnset(filters[name] ?? ''));
  const others = Object.entries(filters).filter(
    ([name]) => !Object.values(roles).includes(name) && !hidden.some((parameter) => parameter.name === name),
  );
  return {
    ...(Object.keys(roles).length === 0
      ? {}
      : {
          paging: {
            ...roles,
            ...(Object.keys(members).length === 0 ? {} : { members }),
            ...(link ? { link } : {}),
          },
        }),
    ...(others.length === 0 ? {} : { filters: Object.fromEntries(others) }),
  };
}

/** Parameters that page a list by their role, and roles of the members that describe the page by their path. */
interface Paging {
  readonly roles: Readonly<Record<string, string>>;
  readonly members: Readonly<Record<string, string>>;
}

function inferPaging({ parameters, response, list }: SearchSource, schemas: BodySchemas): Paging {
  const roles: Record<string, string> = {};
  const members: Record<string, string> = {};
  for (const [role, names] of Object.entries(PAGING)) {
    const found = parameters.find(
      (parameter) => names.includes(pagingName(parameter)) && fitsRole(role, parameter, schemas),
    );
    if (found !== undefined && !Object.values(roles).includes(found.name)) roles[role] = found.name;
  }
  if (Object.keys(roles).length === 0) return { roles, members };
  const described = pageMembers(response, { holder: list?.split('/').at(-2), schemas });
  const isPaged = ['offset', 'page', 'cursor'].some((role) => role in roles);
  const cursor = isPaged ? undefined : describedCursor(parameters, described, schemas);
  if (cursor !== undefined) {
    roles['cursor'] = cursor.parameter;
    members[cursor.member] = 'nextCursor';
  }
  for (const { path, role } of described) if (role !== undefined) members[path.join('/')] ??= role;
  return { roles, members };
}

/** Everything that the inference of a query looks at. */
export interface SearchSource {
  readonly parameters: readonly QueryParameter[];
  readonly response: Json | undefined;
  /** Headers of the response. */
  readonly headers: JsonObject;
  /** Schema of the items. */
  readonly item: Json | undefined;
  /** Path of the member that holds the list. */
  readonly list: string | undefined;
  /**
   * Plain names of what a creation sets; `undefined` where that is open. A required parameter does not filter by any
   * other property, or no list would ever show a new item.
   */
  readonly created?: ReadonlySet<string> | undefined;
}

/** Returns the plain name of a paging parameter; `page[size]` is `pagesize`. */
function pagingName({ name }: QueryParameter): string {
  return plainName(name);
}

/** Numbers are offsets and pages; a token of the same name is a cursor, unless it is a date. */
function fitsRole(role: string, { schema }: QueryParameter, schemas: BodySchemas): boolean {
  const types = schemas.types(schema);
  const isNumber = hasType(types, 'number');
  if (role === 'cursor') return types.includes('string') && !schemas.isDate(schema);
  return role === 'limit' ? isNumber || types.length === 0 : isNumber;
}

/** Scalar beside a list, by its path in the response. */
interface PageMember {
  readonly path: readonly string[];
  readonly schema: Json;
  /** Role that its name implies. */
  readonly role: string | undefined;
}

/** Finds the members that can describe the page. `holder` is the name of an object around the list. */
function pageMembers(
  response: Json | undefined,
  { holder, schemas }: { readonly holder: string | undefined; readonly schemas: BodySchemas },
): readonly PageMember[] {
  const found: PageMember[] = [];
  const visit = (schema: Json | undefined, path: readonly string[]): void => {
    for (const [name, value] of schemas.properties(schema)) {
      const place = [...path, name];
      if (schemas.isScalar(value))
        found.push({
          path: place,
          schema: value,
          role: pageRole(name, path, schemas.types(value)),
        });
      else if (path.length < 2 && (name === holder || PAGE_HOLDERS.includes(plainName(name)))) visit(value, place);
    }
  };
  visit(response, []);
  return found;
}

/**
 * Finds a cursor with a name of its own: a text parameter such as `iterator`, beside whose list the response holds
 * `nextIterator`, or `iterator` and `prevIterator`.
 */
function describedCursor(
  parameters: readonly QueryParameter[],
  members: readonly PageMember[],
  schemas: BodySchemas,
): { readonly parameter: string; readonly member: string } | undefined {
  const named = new Map(members.map(({ path, schema }) => [plainName(path.at(-1) ?? ''), { path, schema }]));
  for (const parameter of parameters.filter((each) => fitsRole('cursor', each, schemas))) {
    const name = pagingName(parameter);
    const hasPrevious = named.has(`prev${name}`) || named.has(`previous${name}`);
    const member = named.get(`next${name}`) ?? (hasPrevious ? named.get(name) : undefined);
    if (member !== undefined && schemas.types(member.schema).includes('string'))
      return { parameter: parameter.name, member: member.path.join('/') };
  }
  return undefined;
}

function pageRole(name: string, path: readonly string[], types: readonly string[]): string | undefined {
  const plain = plainName(name);
  if (plainName(path.at(-1) ?? '').startsWith('next')) return nextRole(plain, types);
  const role = Object.entries(PAGE_MEMBERS).find(([, names]) => names.includes(plain))?.[0];
  const type = role === 'more' || role === 'last' ? 'boolean' : role === 'nextCursor' ? 'string' : 'number';
  return role !== undefined && hasType(types, type) ? role : undefined;
}

/** Returns the role in `next_page: { offset: "eyJ…" }` and `pages: { next: { starting_after } }`. */
function nextRole(plain: string, types: readonly string[]): string | undefined {
  if (hasType(types, 'number')) return plain === 'page' ? 'nextPage' : undefined;
  return PAGING['cursor']?.includes(plain) ? 'nextCursor' : undefined;
}

function hasType(types: readonly string[], type: string): boolean {
  return types.includes(type) || (type === 'number' && types.includes('integer'));
}

/** Finds the query parameters that are named like a scalar property of the items. */
function filtersOf(
  parameters: readonly QueryParameter[],
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
