import { type Json, type JsonObject, textAt } from '../json.ts';
import type { Call } from '../platform.ts';
import { asksOf, isAsked } from './assignment-criteria.ts';

/** The levels of the tree, from the root down: type, collection, and the property by which what is below names it. */
const LEVELS = [
  { type: 'CUSTOMER', collection: 'customers', key: 'customerId' },
  { type: 'PROJECT', collection: 'projects', key: 'projectId' },
  { type: 'PHASE', collection: 'phases', key: 'phaseId' },
  { type: 'SUBPHASE', collection: 'subPhases', key: 'subPhaseId' },
  { type: 'PROJECT_TASK', collection: 'projectTasks', key: 'projectTaskId' },
] as const;

/** Modules whose tree goes down to tasks. Which ones do is not shown; these record or plan work. */
const TASK_MODULES: readonly string[] = ['TIMES_RECORDING', 'SCHEDULE', 'HELP_DESK', 'PRODUCTION'];

/** An item, and the level that it is on. */
interface Place {
  readonly item: JsonObject;
  readonly depth: number;
}

interface Ground {
  readonly body: Json | undefined;
  readonly places: ReadonlyMap<string, Place>;
  /** What hangs on each place, by its name. */
  readonly below: ReadonlyMap<string, readonly Place[]>;
  /** The last level that is shown. */
  readonly leaf: number;
  readonly count: { readonly type: string; left: number };
}

/** The trees that the criteria of a call ask for. */
export async function forest({ body, parameters, state }: Call): Promise<readonly JsonObject[]> {
  const upper = textAt(body, 'upperAssignmentType') ?? 'CUSTOMER';
  const isTask = TASK_MODULES.includes(parameters.path['active_module'] ?? '');
  const lower = textAt(body, 'lowerAssignmentType') ?? (isTask ? 'PROJECT_TASK' : 'SUBPHASE');
  const { limit } = parameters.query;
  const count = {
    type: textAt(body, 'countAssignmentType') ?? upper,
    left: typeof limit === 'number' ? limit : Number.POSITIVE_INFINITY,
  };
  const items = await Promise.all(LEVELS.map(({ collection }) => state.all(collection)));
  const all = items.flatMap((list, depth) => list.map((item): Place => ({ item, depth })));
  const ground = {
    body,
    places: new Map(all.map((place) => [nameOf(place.depth, place.item['id']), place])),
    below: Map.groupBy(all, parentName),
    leaf: depthOf(lower),
    count,
  };
  const root = depthOf(upper);
  return grow(
    ground,
    all.filter((place) => place.depth === root && isUnderAsked(ground, place)),
  );
}

/** How far down a type stands; less than any where the tree does not have it. */
function depthOf(type: string): number {
  return LEVELS.findIndex((level) => level.type === type);
}

function nameOf(depth: number, id: Json | undefined): string {
  return `${depth}/${String(id)}`;
}

/**
 * The level of what a place hangs on: the nearest above that it names, because a task may stand in a phase or a
 * project.
 */
function parentDepth({ item, depth }: Place): number {
  return LEVELS.slice(0, depth).findLastIndex(({ key }) => typeof item[key] === 'string');
}

function parentName(place: Place): string {
  const depth = parentDepth(place);
  return depth < 0 ? '' : nameOf(depth, place.item[LEVELS[depth]?.key ?? '']);
}

/** The nodes of some places, as long as any may be counted. */
function grow(ground: Ground, places: readonly Place[], parent?: Place): readonly JsonObject[] {
  return places.flatMap((place) => {
    if (place.depth > ground.leaf || !isWanted(ground, place) || isSpent(ground, place)) return [];
    const isFull = ground.count.left <= 0;
    const assignments = grow(ground, belowOf(ground, place), place);
    if (assignments.length === 0 && isFull && countsBelow(ground, place)) return [];
    return [{ ...node(place.item, typeOf(place)), ...parentOf(parent), assignments }];
  });
}

function belowOf({ below }: Ground, { item, depth }: Place): readonly Place[] {
  return below.get(nameOf(depth, item['id'])) ?? [];
}

/** Whether a place is what is asked for, and has below it what is asked for. */
function isWanted(ground: Ground, place: Place): boolean {
  const { body } = ground;
  return (
    isAsked(body, typeOf(place), place.item) &&
    !asksOf(body, typesBetween(parentDepth(place), place.depth)) &&
    (!asksOf(body, typesBetween(place.depth, LEVELS.length)) ||
      belowOf(ground, place).some((inner) => isWanted(ground, inner)))
  );
}

/** Whether the clauses on the levels above the root are met by what a place stands in. */
function isUnderAsked(ground: Ground, place: Place): boolean {
  if (!asksOf(ground.body, typesBetween(-1, place.depth))) return true;
  const parent = ground.places.get(parentName(place));
  return (
    parent !== undefined &&
    !asksOf(ground.body, typesBetween(parent.depth, place.depth)) &&
    isAsked(ground.body, typeOf(parent), parent.item) &&
    isUnderAsked(ground, parent)
  );
}

/** The types of the levels between two. */
function typesBetween(above: number, below: number): readonly string[] {
  return LEVELS.slice(above + 1, below).map(({ type }) => type);
}

/** Counts a node of the counted type; true where there may be no more of them. */
function isSpent({ count }: Ground, place: Place): boolean {
  if (typeOf(place) !== count.type) return false;
  if (count.left <= 0) return true;
  count.left -= 1;
  return false;
}

function countsBelow({ leaf, count }: Ground, { depth }: Place): boolean {
  return typesBetween(depth, leaf + 1).includes(count.type);
}

function typeOf({ depth }: Place): string {
  return LEVELS[depth]?.type ?? '';
}

function parentOf(parent: Place | undefined): JsonObject {
  return parent === undefined ? {} : { parentId: parent.item['id'] ?? null, parentType: typeOf(parent) };
}

/** An item as a node of the tree. */
export function node(item: JsonObject, type: string): JsonObject {
  return {
    id: item['id'] ?? null,
    code: item['code'] ?? String(item['id']),
    description: item['name'] ?? '',
    ...(item['companyCode'] === undefined ? {} : { additionalProperties: { companyCode: item['companyCode'] } }),
    selectable: type !== 'CUSTOMER',
    type,
  };
}
