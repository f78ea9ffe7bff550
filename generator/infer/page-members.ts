import { type Json, type JsonObject, listAt, ownAt, textAt } from '../model/json.ts';
import { plainName, singular } from './paths.ts';
import type { BodySchemas } from './schemas.ts';

/** Scalar beside a list, or in one of the objects that describe its page. */
export interface PageMember {
  readonly path: readonly string[];
  readonly schema: JsonObject;
  readonly types: readonly string[];
}

type Kind = 'number' | 'boolean' | 'string';

/** Role of the members of a type with some plain names. */
type NameRule = readonly [type: Kind, role: string, names: string];

/** Names that say the same in every response with a list. */
const NAMES: readonly NameRule[] = [
  [
    'number',
    'total',
    'total totalcount totalresults totalitems totalrecords totalentries totalelements totalhits results',
  ],
  [
    'number',
    'total',
    'totalrows totalsize totaldocs totalobjects totalnumber totalfound numfound numbermatched nbhits',
  ],
  ['number', 'total', 'recordstotal recordsfiltered odatacount hydratotalitems'],
  ['number', 'count', 'numberofelements numberreturned currentitemcount returnedcount returned itemsonpage'],
  ['number', 'pages', 'pages totalpages pagecount pagestotal numpages numberofpages nbpages'],
  ['number', 'page', 'page currentpage pagenumber pageno pagenum pageindex currentpagenumber'],
  ['number', 'limit', 'limit perpage pagesize pagelimit pagelen itemsperpage resultsperpage maxresults'],
  ['number', 'offset', 'offset startat startindex skip skipped pageoffset'],
  ['number', 'nextPage', 'nextpage nextpagenumber'],
  ['number', 'previousPage', 'prevpage previouspage previouspagenumber'],
  ['number', 'firstPage', 'firstpage'],
  ['number', 'lastPage', 'lastpage lastpagenumber maxpage'],
  ['number', 'nextOffset', 'nextoffset nextstart nextpagestart nextpageoffset nextskip'],
  ['number', 'previousOffset', 'prevoffset previousoffset prevstart previousstart'],
  ['boolean', 'more', 'more hasmore hasnext hasnextpage ismore hasmorepages hasmoreitems moreavailable'],
  ['boolean', 'last', 'done last lastpage islast islastpage'],
  ['boolean', 'first', 'first firstpage isfirst isfirstpage'],
  ['boolean', 'previous', 'hasprev hasprevious hasprevpage haspreviouspage'],
  ['boolean', 'empty', 'empty isempty'],
  ['string', 'nextCursor', 'nextcursor nextpagetoken nexttoken startingafter nextmarker endcursor cursor nextkey'],
  ['string', 'nextCursor', 'nextpagecursor continuationtoken nextcontinuationtoken paginationtoken aftercursor'],
  ['string', 'previousCursor', 'prevcursor previouscursor previouspagetoken prevpagetoken beforecursor'],
  ['string', 'firstCursor', 'startcursor'],
];

/** Names that say so beside other members of a page, or parameters that page. */
const UNSURE_NAMES: readonly NameRule[] = [
  ['number', 'page', 'number current'],
  ['number', 'firstPage', 'first'],
  ['number', 'lastPage', 'last'],
  ['number', 'nextPage', 'next'],
  ['number', 'previousPage', 'prev previous'],
  ['number', 'offset', 'start'],
  ['number', 'limit', 'take top'],
  ['boolean', 'more', 'truncated istruncated'],
];

/** Roles that only a page has, so that an object with one of them describes the page. */
const PAGE_ROLES = ['pages', 'page', 'limit', 'offset', 'nextPage', 'lastPage', 'nextOffset', 'more', 'nextCursor'];
/** Objects that describe a page, by their plain name. */
const HOLDERS = [
  ...['meta', 'metadata', 'pages', 'paging', 'pagination', 'pageinfo', 'page', 'pageable', 'cursors', 'info', 'view'],
  ...['hydraview', 'resultinfo', 'responsemetadata', 'links'],
];
/** Levels of such objects: `meta.pagination.links`. */
const MAX_LEVELS = 3;
/** The page that a name refers to: `next`, `hydra:next`, `next_page`, `nextPageUrl`. */
const DIRECTION = /^(?:odata|hydra)?(next|prev|previous|first|last|self)(?:page|records|results)?(link|url|uri|href)?$/;

/** Finds the members that can describe the page. `list` is the path of the member that holds the list. */
export function pageMembers(
  response: Json | undefined,
  list: string | undefined,
  schemas: BodySchemas,
): readonly PageMember[] {
  const around = list?.split('/').slice(0, -1) ?? [];
  const visit = (schema: Json | undefined, path: readonly string[]): readonly PageMember[] =>
    [...schemas.properties(schema)].flatMap(([name, value]) => {
      if (name.includes('/')) return [];
      const [place, types] = [[...path, name], schemas.types(value)];
      if (schemas.isScalar(value) || types.includes('string'))
        return [{ path: place, schema: schemas.resolve(value), types }];
      if (path.length >= MAX_LEVELS || types.includes('array')) return [];
      const inner = visit(value, place);
      return isHolder(name) || around[path.length] === name || inner.some(isOfPage) ? inner : [];
    });
  return visit(response, []);
}

function isHolder(name: string): boolean {
  return HOLDERS.includes(plainName(name)) || directionOf(name) !== undefined;
}

function isOfPage(member: PageMember): boolean {
  return PAGE_ROLES.includes(roleOf(member) ?? '');
}

/** Evidence for the roles of members. */
interface PageContext {
  /** Query parameters by the role in which they page. */
  readonly roles: JsonObject;
  /** Path of the member that holds the list. */
  readonly list: string | undefined;
}

/** Returns the roles of members by their path: of those that certainly describe the page, or a list without pages. */
export function memberRoles(members: readonly PageMember[], { roles, list }: PageContext): Record<string, string> {
  const isPaged = Object.keys(roles).length > 0;
  const sure = members.map((each) => [each, roleOf(each) ?? countRole(each, list)] as const);
  const isPage = isPaged || sure.some(([, role]) => PAGE_ROLES.includes(role ?? '') || role?.endsWith('Link'));
  const found = new Map<PageMember, string>();
  for (const [each, role] of sure) {
    // A sum of money may be a `total` too.
    if (role === 'total' && !isPage && !each.types.includes('integer')) continue;
    const decided = role ?? (isPage ? unsureRole(each, roles) : undefined);
    if (decided !== undefined) found.set(each, decided);
  }
  decideSizes(members, found, isPage);
  return Object.fromEntries([...found].map(([{ path }, role]) => [path.join('/'), role]));
}

/** Roles of headers whose plain names say less of a member. */
const HEADERS: Readonly<Record<string, string>> = { count: 'total', take: 'limit' };

/** Returns the roles of response headers by their name: `X-Total-Count`, `X-Next-Page`, `Content-Range`. */
export function headerRoles(headers: JsonObject): Record<string, string> {
  const found = Object.keys(headers).flatMap((name) => {
    if (/^content-range$/i.test(name)) return [[name, 'range'] as const];
    const plain = plainName(name)
      .replace(/^x(?:wp)?(?=.)/, '')
      .replace(/^(?:pagination|paging)(?=.)/, '');
    const role = ownAt(HEADERS, plain) ?? ruleRole(NAMES, plain, () => true);
    return role === undefined ? [] : [[name, role] as const];
  });
  return Object.fromEntries(found);
}

function hasType(types: readonly string[], type: Kind): boolean {
  return types.includes(type) || (type === 'number' && types.includes('integer'));
}

function ruleRole(rules: readonly NameRule[], name: string, fits: (type: Kind) => boolean): string | undefined {
  return rules.find(([type, , names]) => fits(type) && ` ${names} `.includes(` ${name} `))?.[1];
}

/** Returns the role that a name and its type imply in every response. */
export function roleOf({ path, schema, types }: PageMember): string | undefined {
  const [name = '', holder = ''] = path.slice(-2).toReversed();
  const plain = plainName(name);
  const outer = path.length < 2 ? undefined : directionOf(holder);
  if (outer !== undefined) return innerRole(plain, outer, types);
  const role = ruleRole(NAMES, plain, (type) => hasType(types, type));
  const direction = directionOf(name);
  if (role !== undefined || direction === undefined || !types.includes('string')) return role;
  return isLink(path, schema) ? `${direction}Link` : undefined;
}

function directionOf(name: string): string | undefined {
  const found = DIRECTION.exec(plainName(name))?.[1];
  return found === 'prev' ? 'previous' : found;
}

/**
 * Returns the role in `next_page: { offset: "eyJ…" }`, `pages: { next: { page } }` and `_links: { next: { href } }`.
 */
function innerRole(name: string, direction: string, types: readonly string[]): string | undefined {
  const kind = ruleRole(INNER_KINDS, name, (type) => hasType(types, type));
  const isCursor = types.includes('string') && ruleRole(NAMES, name, (type) => type === 'string') !== undefined;
  const found = kind ?? (isCursor ? 'Cursor' : undefined);
  const isReached =
    direction === 'next' || direction === 'previous' || found === 'Link' || (found === 'Page' && direction !== 'self');
  return found === undefined || !isReached ? undefined : `${direction}${found}`;
}

/** Members of an object that describes another page: what they say of it. */
const INNER_KINDS: readonly NameRule[] = [
  ['number', 'Offset', 'offset start'],
  ['number', 'Page', 'page number'],
  ['string', 'Link', 'href url uri link id'],
  ['string', 'Cursor', 'offset page after before token'],
];

/** Tests for the address of a page: by its name, the object that holds it, its format, example or description. */
function isLink(path: readonly string[], schema: JsonObject): boolean {
  const [name = '', holder = ''] = path.slice(-2).toReversed().map(plainName);
  if (DIRECTION.exec(name)?.[2] !== undefined || ['links', 'hydraview', 'view'].includes(holder)) return true;
  const example = textAt(schema, 'example') ?? listAt(schema, 'examples')[0];
  if (typeof example === 'string' && /^(?:https?:\/)?[/?]/.test(example)) return true;
  const words = `${textAt(schema, 'format') ?? ''} ${textAt(schema, 'description') ?? ''}`;
  return /\b(?:ur[il]|iri|link)\b/i.test(words);
}

/** Returns the role of a number of items with the name of the list: `total_orders`, `ordersCount`. */
function countRole({ path, types }: PageMember, list: string | undefined): string | undefined {
  const name = plainName(path.at(-1) ?? '');
  const last = list?.split('/').at(-1) ?? '';
  if (!hasType(types, 'number') || last === '' || SIZES.includes(name)) return undefined;
  const isNamed = [last, singular(last)].map(plainName).some((word) => {
    const [start = '', end = ''] = name.split(word);
    return name.includes(word) && /^(?:total|num|numberof)?$/.test(start) && /^(?:count|total)?$/.test(end);
  });
  return isNamed && types.includes('integer') ? 'total' : undefined;
}

/** Returns the role of a member whose name is clear only beside others. */
function unsureRole({ path, types }: PageMember, roles: JsonObject): string | undefined {
  const [name = '', holder = ''] = path.slice(-2).toReversed().map(plainName);
  if (holder === 'cursors' && types.includes('string'))
    return name === 'after' ? 'lastCursor' : name === 'before' ? 'firstCursor' : undefined;
  const direction = types.includes('string') ? directionOf(name) : undefined;
  if (direction === 'next' || direction === 'previous') return `${direction}${'cursor' in roles ? 'Cursor' : 'Link'}`;
  return ruleRole(UNSURE_NAMES, name, (type) => hasType(types, type));
}

/** Names that may count all items, or those of the page. */
const SIZES = ['itemcount', 'itemscount', 'count'];
const ON_PAGE = /\b(?:in|on|of|per|for) (?:this|the current|the|each) (?:page|response|batch)|\breturned\b/i;
const OVERALL = /\b(?:total|overall|altogether|all (?:matching|available|the)|across all)\b/i;

/**
 * Decides what `count`, `size` and `itemCount` count: all items, unless another member or the description says so of
 * the page; and `from` and `to`, which belong together.
 */
function decideSizes(members: readonly PageMember[], found: Map<PageMember, string>, isPage: boolean): void {
  const numbers = members.filter((each) => !found.has(each) && hasType(each.types, 'number'));
  const named = (name: string): PageMember | undefined =>
    numbers.find(({ path }) => plainName(path.at(-1) ?? '') === name);
  const hasRole = (...roles: readonly string[]): boolean => [...found.values()].some((role) => roles.includes(role));
  const counting = (each: PageMember): string => {
    const description = textAt(each.schema, 'description') ?? '';
    if (ON_PAGE.test(description)) return 'count';
    return OVERALL.test(description) || !hasRole('total') ? 'total' : 'count';
  };
  const size = isPage ? named('size') : undefined;
  if (size !== undefined && !hasRole('limit')) found.set(size, 'limit');
  else if (size !== undefined) found.set(size, hasRole('nextOffset', 'last') ? 'count' : counting(size));
  for (const each of SIZES.map(named))
    if (each !== undefined && (isPage || each.types.includes('integer'))) found.set(each, counting(each));
  const [from, to] = [named('from'), named('to')];
  if (from === undefined || to === undefined || !isPage) return;
  found.set(from, 'from').set(to, 'to');
}
