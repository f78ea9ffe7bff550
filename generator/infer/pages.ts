import { isObject, type Json, type JsonObject, listAt, ownAt, textAt } from '../model/json.ts';
import type { SourceParameter } from './operations.ts';
import { headerRoles, memberRoles, type PageMember, pageMembers, roleOf } from './page-members.ts';
import { plainName } from './paths.ts';
import type { BodySchemas } from './schemas.ts';

/** Query parameter as requests send it: a parameter, or a property of one that is an object. */
export interface QueryParameter {
  readonly name: string;
  readonly schema: JsonObject;
  readonly types: readonly string[];
  readonly description: string;
  readonly examples: readonly Json[];
}

/** Everything that the inference of pages looks at. */
export interface PageSource {
  readonly parameters: readonly SourceParameter[];
  readonly response: Json | undefined;
  /** Headers of the response. */
  readonly headers: JsonObject;
  /** Path of the member that holds the list. */
  readonly list: string | undefined;
}

/** Query parameters that page a list, by their role and plain name. */
const PARAMETERS: Readonly<Record<string, readonly string[]>> = {
  limit: [
    ...[
      'limit',
      'perpage',
      'pagesize',
      'pagelimit',
      'maxresults',
      'maxitems',
      'maxpagesize',
      'itemsperpage',
      'pagelen',
    ],
    ...[
      'resultsperpage',
      'rowsperpage',
      'recordsperpage',
      'entriesperpage',
      'hitsperpage',
      'countperpage',
      'batchsize',
    ],
    ...['take', 'top', 'size', 'first', 'count', 'rows', 'length', 'num'],
  ],
  offset: ['offset', 'pageoffset', 'skip', 'startat', 'startindex', 'startrow', 'firstresult', 'start', 'from'],
  page: ['page', 'pagenumber', 'pageno', 'pagenum', 'currentpage', 'pageindex', 'p'],
  cursor: [
    ...['cursor', 'startingafter', 'after', 'pageafter', 'pagetoken', 'nexttoken', 'continuationtoken', 'marker'],
    ...['nextmarker', 'nextcursor', 'nextpagetoken', 'pagecursor', 'skiptoken', 'paginationtoken', 'aftercursor'],
    ...['exclusivestartkey', 'afterid', 'lastid', 'offset', 'page'],
  ],
  before: ['before', 'endingbefore', 'pagebefore', 'prevcursor', 'previouscursor', 'beforecursor', 'beforeid'],
};
/** Cursors that documents may give as numbers: they are identifiers. */
const IDENTIFIERS = ['cursor', 'startingafter', 'endingbefore', 'afterid', 'beforeid', 'lastid'];
const MOMENTS = /\b(?:date|time|timestamp|since|until|epoch)\b/i;

/** Infers how a list pages: parameters, members and headers by their role, and where counting starts. */
export function inferPages({ list, ...source }: PageSource, schemas: BodySchemas): JsonObject | undefined {
  const parameters = source.parameters.flatMap((each) => sentParameters(each, schemas));
  const described = pageMembers(source.response, list, schemas);
  const roles = parameterRoles(parameters, described);
  const isReached = ['offset', 'page', 'cursor'].some((role) => Object.hasOwn(roles, role));
  const cursor = isReached ? undefined : describedCursor(parameters, described);
  if (cursor !== undefined) roles['cursor'] = cursor.parameter;
  const members = memberRoles(described, { roles, list });
  if (cursor !== undefined) members[cursor.member] = 'nextCursor';
  // The links to other pages have a cursor, if no parameter leads to them.
  if (!('cursor' in roles) && !isReached && 'limit' in roles && Object.values(members).includes('nextLink'))
    roles['cursor'] = 'cursor';
  const headers = headerRoles(source.headers);
  const isLinked = Object.keys(source.headers).some((name) => name.toLowerCase() === 'link');
  if (Object.keys({ ...roles, ...members, ...headers }).length === 0 && !isLinked) return undefined;
  const named = (role: string): QueryParameter | undefined =>
    parameters.find(({ name }) => name === ownAt(roles, role));
  const [firstPage, firstOffset] = [
    'page' in roles || Object.values(members).includes('page') ? pageBase(named('page'), described, members) : 1,
    offsetBase(named('offset'), described),
  ];
  return {
    ...roles,
    ...(firstPage === 1 ? {} : { firstPage }),
    ...(firstOffset === 0 ? {} : { firstOffset }),
    ...(Object.keys(members).length === 0 ? {} : { members }),
    ...(Object.keys(headers).length === 0 ? {} : { headers }),
    ...(isLinked ? { link: true } : {}),
  };
}

/** Returns a parameter as it is sent: an object as its properties, `page[size]` or `size`. */
export function sentParameters(
  { name, schema, value }: SourceParameter,
  schemas: BodySchemas,
): readonly QueryParameter[] {
  const style = textAt(value, 'style') ?? 'form';
  const properties = [...schemas.properties(schema)];
  const isSpread = style === 'deepObject' || (style === 'form' && value['explode'] !== false);
  if (properties.length > 0 && !isSpread) return [];
  const sent = (wireName: string, own: Json | undefined, holder: JsonObject): QueryParameter => {
    const resolved = schemas.resolve(own);
    const examples = [holder, resolved].flatMap((each) => [each['example'] ?? [], listAt(each, 'examples')].flat());
    return {
      name: wireName,
      schema: { ...resolved, ...(isObject(own) ? own : {}) },
      types: schemas.types(own).filter((type) => properties.length === 0 || type !== 'object'),
      description: [holder, resolved].map((each) => textAt(each, 'description') ?? '').join(' '),
      examples,
    };
  };
  const inner = properties.map(([key, own]) => sent(style === 'deepObject' ? `${name}[${key}]` : key, own, {}));
  // `page=2` or `page[number]=2`, and `created=1` or `created[gte]=1`.
  const isNumber = schemas.types(schema).some((type) => type === 'integer' || type === 'number');
  return properties.length === 0 || isNumber ? [sent(name, schema, value), ...inner] : inner;
}

function parameterRoles(
  parameters: readonly QueryParameter[],
  described: readonly PageMember[],
): Record<string, string> {
  const roles: Record<string, string> = {};
  const isCursor = described.some(holdsCursor);
  const namesOf = new Map(parameters.map((parameter) => [parameter, pagingNames(parameter)]));
  // Together, `first` and `max` are an offset and a limit; alone, `first` is a limit.
  const [first, max] = ['first', 'max'].map((name) => parameters.find((parameter) => parameter.name === name));
  if (first !== undefined && max !== undefined) namesOf.set(first, ['firstresult']).set(max, ['maxresults']);
  for (const [role, names] of Object.entries(PARAMETERS)) {
    const named = parameters.flatMap((parameter) => {
      const ranks = (namesOf.get(parameter) ?? []).map((name) => names.indexOf(name)).filter((rank) => rank !== -1);
      const isFree = ranks.length > 0 && !Object.values(roles).includes(parameter.name);
      if (!isFree || !fitsRole(role, parameter, parameters, isCursor)) return [];
      return [{ name: parameter.name, rank: Math.min(...ranks) }];
    });
    const [found] = named.toSorted((left, right) => left.rank - right.rank);
    if (found !== undefined && (role !== 'before' || 'cursor' in roles)) roles[role] = found.name;
  }
  return roles;
}

/** Tests for a member with the cursor of another page: by its role, or a text that only a parameter can explain. */
function holdsCursor(member: PageMember): boolean {
  const role = roleOf(member);
  const isNext = plainName(member.path.at(-1) ?? '').startsWith('next') && member.types.includes('string');
  return role === undefined ? isNext : role.endsWith('Cursor');
}

/** Words by which an offset counts pages, not items. */
const SKIPPED_PAGES =
  /\bpages (?:(?:to|that should) )?(?:be )?skip|^\W*skips? (?:over )?(?:(?:this|many|number|of|n) )*pages\b/i;

/** Returns the plain names of a paging parameter: `page[size]` is `pagesize`, `pagination[page]` is also `page`. */
function pagingNames({ name, description }: QueryParameter): readonly string[] {
  if (PARAMETERS['offset']?.includes(plainName(name)) && SKIPPED_PAGES.test(description)) return ['pageindex'];
  const inner = /^(?:page|paging|pager|pagination|search_?criteria)\[([^[\]]+)\]$/i.exec(name)?.[1];
  return inner === undefined ? [plainName(name)] : [plainName(name), plainName(inner)];
}

/** Numbers are offsets and pages; a text of the same name is a cursor, unless it is a number or a date. */
function fitsRole(
  role: string,
  parameter: QueryParameter,
  parameters: readonly QueryParameter[],
  isCursor: boolean,
): boolean {
  const { name, types, schema, description } = parameter;
  const plain = plainName(name);
  if (role === 'cursor' || role === 'before')
    return types.includes('string') ? !/^date|time/.test(textAt(schema, 'format') ?? '') : IDENTIFIERS.includes(plain);
  if (['start', 'from'].includes(plain) && isMoment(parameter, parameters)) return false;
  if (isNumeric(parameter)) return true;
  // Many documents give numbers as texts.
  const isToken = !types.includes('string') || /\b(?:token|cursor|opaque)\b/i.test(description);
  const usual = role === 'limit' ? /limit|page|max|take/ : /^(?:page|offset|skip)$|number/;
  return !isToken && (role === 'limit' || !isCursor) && (usual.test(plain) || /\bnumber\b/i.test(description));
}

/** Tests for a number, also as a text whose examples are numbers, or a value of any type. */
function isNumeric({ types, schema, examples }: QueryParameter): boolean {
  const stated = [schema['default'], ...examples].filter((value) => value !== undefined);
  const isDigits = stated.length > 0 && stated.every((value) => /^\d+$/.test(String(value)));
  return (
    types.length === 0 ||
    types.includes('integer') ||
    types.includes('number') ||
    (types.includes('string') && isDigits)
  );
}

function isMoment({ description }: QueryParameter, parameters: readonly QueryParameter[]): boolean {
  const isRange = parameters.some(({ name }) => ['to', 'end', 'until'].includes(plainName(name)));
  return isRange || MOMENTS.test(description);
}

/**
 * Finds a cursor with a name of its own: a text parameter such as `iterator`, beside whose list the response holds
 * `nextIterator`, or `iterator` and `prevIterator`.
 */
function describedCursor(
  parameters: readonly QueryParameter[],
  members: readonly PageMember[],
): { readonly parameter: string; readonly member: string } | undefined {
  const named = new Map(members.map(({ path, types }) => [plainName(path.at(-1) ?? ''), { path, types }]));
  for (const parameter of parameters.filter((each) => each.types.includes('string'))) {
    const name = plainName(parameter.name);
    const hasPrevious = named.has(`prev${name}`) || named.has(`previous${name}`);
    const member = named.get(`next${name}`) ?? (hasPrevious ? named.get(name) : undefined);
    if (member?.types.includes('string')) return { parameter: parameter.name, member: member.path.join('/') };
  }
  return undefined;
}

/** Texts that state a base of 0, or of 1: "zero-based", "pages start at 1", "(0..N)". */
const BASES = [
  ['0', 'zero', '0\\.\\.'],
  ['1', 'one', '1\\.\\.'],
].map(([digit, word, range]) => {
  const number = `(?:${digit}|${word})\\b(?!\\.\\d)`;
  return new RegExp(
    `\\b(?:${digit}|${word})[- ]?(?:based|indexed|index)\\b` +
      `|\\b(?:start|begin|count|index|number)\\w*\\s+(?:\\w+\\s+)?(?:from|at|with)\\s+${number}` +
      `|\\bfirst (?:page|item|element|result|record)\\b[^.]{0,20}?\\b(?:is|as|has|number|index|=)\\s*\\W?${number}` +
      `|\\b${number}\\W{0,2}\\s*(?:is|for|being|means|=|returns)\\s*(?:the )?first\\b|\\(${range}`,
    'i',
  );
});

/** Returns the base that a text states, if it states one. */
function statedBase(text: string): number | undefined {
  const [isZero, isOne] = BASES.map((pattern) => pattern.test(text));
  return isZero === isOne ? undefined : isZero ? 0 : 1;
}

/** Returns the number of the first page that a schema allows, or that it states as its default. */
function schemaBase(schema: JsonObject): number | undefined {
  const least = Number(schema['exclusiveMinimum'] ?? Number.NaN) + 1;
  const minimum =
    schema['exclusiveMinimum'] === true ? Number(schema['minimum']) + 1 : Number(schema['minimum'] ?? least);
  return [Number(schema['default'] ?? Number.NaN), minimum].find((value) => value === 0 || value === 1);
}

/** Infers the number of the first page: 1, unless the parameter, the response or a convention says 0. */
function pageBase(
  parameter: QueryParameter | undefined,
  described: readonly PageMember[],
  members: Readonly<Record<string, string>>,
): number {
  const shown = described.find(({ path }) => members[path.join('/')] === 'page');
  const examples = [...(parameter?.examples ?? []), shown?.schema['example'] ?? []].flat().map(Number);
  const names = described.map(({ path }) => plainName(path.at(-1) ?? ''));
  // A page of Spring Data: its `number` counts from 0.
  const isSpring = names.includes('number') && (names.includes('totalelements') || names.includes('numberofelements'));
  return (
    statedBase(parameter?.description ?? '') ??
    (parameter === undefined ? undefined : schemaBase(parameter.schema)) ??
    statedBase(textAt(shown?.schema, 'description') ?? '') ??
    (examples.includes(0) ? 0 : examples.includes(1) ? 1 : undefined) ??
    (isSpring || (parameter !== undefined && pagingNames(parameter).some((name) => name.endsWith('index'))) ? 0 : 1)
  );
}

/** Infers the offset of the first item: 0, unless the parameter or a convention says 1. */
function offsetBase(parameter: QueryParameter | undefined, described: readonly PageMember[]): number {
  if (parameter === undefined) return 0;
  const names = described.map(({ path }) => plainName(path.at(-1) ?? ''));
  // A list of SCIM (RFC 7644, section 3.4.2.4): its `startIndex` counts from 1.
  const isScim = ['startindex', 'itemsperpage', 'totalresults'].every((name) => names.includes(name));
  return statedBase(parameter.description) ?? schemaBase(parameter.schema) ?? (isScim ? 1 : 0);
}
