import type { Operation } from '../../model/api.ts';
import type { Paging } from '../../model/inferred.ts';
import { readableContents } from '../../model/http.ts';
import { type JsonObject, objectAt, optional, textAt } from '../../model/json.ts';
import { type Property, type Schema, withoutNull } from '../../model/schema.ts';
import { itemsOf, memberAt, type Schemas, objectOf } from './object-schemas.ts';

/** Paging without the name of its function, or the reason why there is none. */
type PagingPlan = { readonly paging: Omit<Paging, 'name'>; readonly reason: string } | { readonly reason: string };

/** Evidence about the pages of a list. */
interface PagingEvidence {
  /** Query parameters by the role in which they page, and where their numbers start (`paging` of `x-resource`). */
  readonly stated: JsonObject;
  /** Paths of members of the response by their role. */
  readonly members: ReadonlyMap<string, readonly string[]>;
  /** Names of response headers by their role. */
  readonly headers: ReadonlyMap<string, string>;
  /** Property that identifies an item. */
  readonly key: string;
}

/** Plans the iteration over a list, by what the document implies about its pages (`x-resource`). */
export function planPaging(operation: Operation, resource: JsonObject, schemas: Schemas): PagingPlan {
  const data = responseSchema(operation);
  const items = textAt(objectAt(resource, 'envelope'), 'response')?.split('/') ?? [];
  if (data === undefined) return { reason: 'its responses differ in their type, so that no list is certain' };
  if (itemsOf(memberAt(data, items, schemas), schemas) === undefined)
    return { reason: 'the type of its response holds no list' };
  const stated = objectAt(resource, 'paging');
  const evidence = {
    stated,
    members: byRole(objectAt(stated, 'members'), (path) => path.split('/')),
    headers: byRole(objectAt(stated, 'headers'), (name) => name),
    key: textAt(resource, 'key') ?? 'id',
  };
  const found = stepOf(operation, evidence, schemas);
  if ('reason' in found) return found;
  const { members } = evidence;
  const isRequired = requires(data, items, schemas) || undefined;
  const isExact = (path: readonly string[]): boolean =>
    !INEXACT.test(propertyAt(data, path, schemas)?.documentation.description ?? '');
  const ends = (['more', 'last', 'total', 'pages'] as const).map((role) => {
    const path = members.get(role);
    return path !== undefined && isExact(path) ? { [role]: path } : {};
  });
  return {
    paging: Object.assign({ items, ...optional('isRequired', isRequired), ...found.step }, ...ends),
    reason: found.step.by === 'none' ? 'returns the list without pages' : `pages ${found.words}`,
  };
}

/** Words by which a description says that a number is no end of the list. */
const INEXACT =
  /\b(?:approx\w*|estimat\w*|at least|unfiltered|regardless|(?:before|without) (?:any |the )?filter\w*)\b/i;

/** Tests whether each response has the member at a path. The data itself is there anyway. */
function requires(data: Schema, path: readonly string[], schemas: Schemas): boolean {
  const isRequired = (_: string, index: number): boolean | undefined =>
    propertyAt(data, path.slice(0, index + 1), schemas)?.required;
  return path.length > 0 && path.every(isRequired);
}

function propertyAt(data: Schema, path: readonly string[], schemas: Schemas): Property | undefined {
  const holder = memberAt(data, path.slice(0, -1), schemas);
  return holder && objectOf(holder, schemas)?.properties.get(path.at(-1) ?? '');
}

/** Returns the schema of the data of a call, if it is the same for each successful response. */
export function responseSchema({ responses }: Operation): Schema | undefined {
  const { contents } = readableContents(responses);
  const [first, ...others] = contents.filter(({ coding }) => coding === 'json').map(({ schema }) => schema);
  if (first === undefined || contents.length > others.length + 1) return undefined;
  return others.every((other) => JSON.stringify(other) === JSON.stringify(first)) ? first : undefined;
}

function byRole<Value>(object: JsonObject, read: (name: string) => Value): ReadonlyMap<string, Value> {
  return new Map(Object.entries(object).map(([name, role]) => [String(role), read(name)]));
}

type Step = Omit<Paging, 'name' | 'items'>;
type FoundStep = { readonly step: Step; readonly words: string } | { readonly reason: string };

/** Names of parameters that take the identifier of the last item. */
const AFTER_ITEM = /^(?:starting_?after|after_?id|last_?id)$/i;

/** Decides what leads to the next page, the most certain first: a next value, a link, the last item, counting. */
function stepOf(operation: Operation, evidence: PagingEvidence, schemas: Schemas): FoundStep {
  const { stated, members, headers } = evidence;
  const parameter = (role: string): Selector | undefined => {
    const name = textAt(stated, role);
    return name === undefined ? undefined : selectorOf(name, operation, schemas);
  };
  const selectors = { cursor: parameter('cursor'), page: parameter('page'), offset: parameter('offset') };
  for (const [role, by, more] of NEXT_VALUES) {
    const [selector, next] = [selectors[by], members.get(role) ?? headers.get(role)];
    if (selector !== undefined && next !== undefined) return stepBy({ ...selector, ...more }, next);
  }
  const link = members.get('nextLink') ?? (stated['link'] === true ? 'link' : undefined);
  if (link !== undefined) return { step: { by: 'link', next: link }, words: `by the link \`${nameOf(link)}\`` };
  return countingStep(selectors, evidence) ?? unpagedStep(evidence);
}

type Selectors = Readonly<Record<'cursor' | 'page' | 'offset', Selector | undefined>>;

/** Roles of members and headers with a value for the next page, and the parameter that takes it. */
const NEXT_VALUES: readonly (readonly [role: string, by: keyof Selectors, more: Pick<Paging, 'untilEmpty'>])[] = [
  ['nextCursor', 'cursor', {}],
  ['lastCursor', 'cursor', { untilEmpty: true }],
  ['nextPage', 'page', {}],
  ['nextOffset', 'offset', {}],
];

/** Takes the identifier of the last item where the parameter says so, or counts pages or items. */
function countingStep(
  { cursor, page, offset }: Selectors,
  { stated, members, key }: PagingEvidence,
): FoundStep | undefined {
  if (cursor !== undefined && AFTER_ITEM.test(cursor.property.at(-1) ?? '') && members.has('more'))
    return { step: { by: 'cursor', ...cursor, key }, words: `by \`${key}\` of the last item` };
  if (page !== undefined) return countBy('page', page, Number(stated['firstPage'] ?? 1));
  return offset === undefined ? undefined : countBy('offset', offset, Number(stated['firstOffset'] ?? 0));
}

/** Property of the request that selects a page. */
type Selector = Required<Pick<Paging, 'property'>> & Pick<Paging, 'isText' | 'untilEmpty'>;

function stepBy(selector: Selector, next: readonly string[] | string): FoundStep {
  return { step: { by: 'cursor', ...selector, next }, words: `by \`${nameOf(next)}\` of the response` };
}

function countBy(by: 'page' | 'offset', selector: Selector, first: number): FoundStep {
  return { step: { by, ...selector, first }, words: `by the ${by}, from ${first}` };
}

/** A list without any sign of pages is complete; any sign that leads nowhere makes that uncertain. */
function unpagedStep({ stated, members, headers }: PagingEvidence): FoundStep {
  const signs = ['limit', 'cursor', 'page', 'offset'].filter((role) => role in stated);
  const more = [...members.keys(), ...headers.keys()].filter((role) => role !== 'total' && role !== 'count');
  const [sign] = [...signs, ...more];
  if (sign === undefined) return { step: { by: 'none' }, words: '' };
  return { reason: `it has pages ("${sign}"), but nothing certain leads to the next one` };
}

/**
 * Finds the property of the request for a query parameter, as it is named on the wire: `page`, or `page[number]` of an
 * object.
 */
function selectorOf(name: string, { parameters }: Operation, schemas: Schemas): Selector | undefined {
  const query = parameters.filter(({ location }) => location === 'query');
  const own = query.find((parameter) => parameter.name === name);
  if (own !== undefined)
    return own.isScalar || takesNumber(own.schema) ? { property: [own.identifier], ...textOf(own.schema) } : undefined;
  const [, outer, inner = name] = /^([^[\]]+)\[([^[\]]+)\]$/.exec(name) ?? [];
  for (const parameter of query) {
    const isHolder = outer === undefined ? parameter.style === 'form' && parameter.explode : parameter.name === outer;
    const schema = isHolder ? objectOf(parameter.schema, schemas)?.properties.get(inner)?.schema : undefined;
    if (schema !== undefined) return { property: [parameter.identifier, inner], ...textOf(schema) };
  }
  return undefined;
}

/** Tests for a number or something else: `page=2`, or `page[number]=2`. */
function takesNumber(schema: Schema): boolean {
  return schema.kind === 'union' && schema.variants.some(({ kind }) => kind === 'number');
}

function textOf(schema: Schema): Pick<Paging, 'isText'> {
  return withoutNull(schema).kind === 'string' ? { isText: true } : {};
}

function nameOf(next: readonly string[] | string): string {
  return typeof next === 'string' ? next : next.join('.');
}
