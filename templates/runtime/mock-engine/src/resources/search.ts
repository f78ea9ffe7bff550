import { isObject, type Json, type JsonObject, member, ownAt, textsAt } from '../json.ts';
import { type Call, camelCase, type Platform, type SearchSource } from '../platform.ts';

/** Returns the read options of a body: its own `options`, or those of one of its properties. */
export function requestedOptions(body: Json | undefined): readonly string[] {
  if (!isObject(body)) return [];
  return [body, ...Object.values(body)].flatMap((holder) => (isObject(holder) ? textsAt(holder, 'options') : []));
}

/** Tests whether a property of a criteria object has read options, and is no condition. */
export function hasOptions(value: Json): value is JsonObject & { readonly options: readonly Json[] } {
  return isObject(value) && Array.isArray(member(value, 'options'));
}

type Condition = (item: JsonObject) => boolean;

/** Searches a collection by the criteria in body and path, paginated by `offset` and `limit`. */
export async function searchItems(call: Call, platform: Platform): Promise<readonly JsonObject[]> {
  const items = await (sourceOf(call, platform)?.(call) ?? call.state.all(call.collection));
  const conditions = [...pathConditions(call, items), ...bodyConditions(call, platform), ...filters(call, platform)];
  return paginate(call, filterItems(items, conditions));
}

/**
 * Evaluates the clauses of a search, one condition after the other, because each leaves fewer items. Their operators
 * (equality, a range, a wildcard) are those of the platform: its `criterion`, in `behavior/search-clauses.ts`, turns
 * each into a condition.
 */
function filterItems(items: readonly JsonObject[], conditions: readonly Condition[]): readonly JsonObject[] {
  return conditions.reduce((left, condition) => left.filter(condition), items);
}

/** Returns the conditions of a criteria object. */
function bodyConditions({ body, clock }: Call, { criterion }: Platform): readonly Condition[] {
  if (!isObject(body) || criterion === undefined) return [];
  const now = clock.now();
  const entries = Object.entries(body).filter(([, value]) => !hasOptions(value));
  return entries.flatMap(([name, value]) => criterion({ name, value, now }) ?? []);
}

/** Returns the conditions of path parameters that are properties of the items too: `managerId` for `manager_id`. */
function pathConditions(call: Call, items: readonly JsonObject[]): readonly Condition[] {
  const wanted = Object.entries(call.parameters.path).map(([name, value]) => [camelCase(name), value] as const);
  const carried = wanted.filter(([name]) => items.some((item) => Object.hasOwn(item, name)));
  return carried.map(
    ([name, value]) =>
      (item) =>
        item[name] === value,
  );
}

function sourceOf({ operation }: Call, { behaviors }: Platform): SearchSource | undefined {
  const found = behaviors.map(({ sources }) => ownAt(sources, operation.id));
  return found.find((source) => source !== undefined);
}

function filters(call: Call, platform: Platform): readonly Condition[] {
  return platform.behaviors.flatMap((behavior) => ownAt(behavior.filters, call.operation.id)?.(call) ?? []);
}

function paginate({ parameters }: Call, items: readonly JsonObject[]): readonly JsonObject[] {
  const { offset, limit } = parameters.query;
  const start = typeof offset === 'number' ? Math.max(offset, 0) : 0;
  const end = typeof limit === 'number' ? start + Math.max(limit, 0) : items.length;
  return start === 0 && end >= items.length ? items : items.slice(start, end);
}
