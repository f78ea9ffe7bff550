import { type Json, type JsonObject, textAt } from '@bmp/mock-engine/behavior';
import type { Call } from '@bmp/mock-engine/behavior';
import { asksOf, isAsked } from './assignment-criteria.ts';

/** Levels of the tree from the root down, each with its type, its collection and the foreign key in its children. */
const LEVELS = [
  { type: 'CUSTOMER', collection: 'customers', key: 'customerId' },
  { type: 'PROJECT', collection: 'projects', key: 'projectId' },
  { type: 'PHASE', collection: 'phases', key: 'phaseId' },
  { type: 'SUBPHASE', collection: 'subPhases', key: 'subPhaseId' },
  { type: 'PROJECT_TASK', collection: 'projectTasks', key: 'projectTaskId' },
] as const;

/** Modules whose tree includes tasks. They are undocumented; these are assumed because they record or plan work. */
const TASK_MODULES: readonly string[] = ['TIMES_RECORDING', 'SCHEDULE', 'HELP_DESK', 'PRODUCTION'];

/** Item with its level in the tree. */
interface Place {
  readonly item: JsonObject;
  readonly depth: number;
}

interface Ground {
  readonly body: Json | undefined;
  readonly places: ReadonlyMap<string, Place>;
  /** Children by the name of their parent. */
  readonly below: ReadonlyMap<string, readonly Place[]>;
  /** Deepest level in the response. */
  readonly leaf: number;
  readonly count: { readonly type: string; left: number };
}

/** Builds the trees that match the criteria of a call. */
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

/** Returns the level of a type, or a negative number if the tree does not have it. */
function depthOf(type: string): number {
  return LEVELS.findIndex((level) => level.type === type);
}

function nameOf(depth: number, id: Json | undefined): string {
  return `${depth}/${String(id)}`;
}

/**
 * Returns the level of the parent: the closest level above that the item has a foreign key for, because the parent of a
 * task may be a phase or a project.
 */
function parentDepth({ item, depth }: Place): number {
  return LEVELS.slice(0, depth).findLastIndex(({ key }) => typeof item[key] === 'string');
}

function parentName(place: Place): string {
  const depth = parentDepth(place);
  return depth < 0 ? '' : nameOf(depth, place.item[LEVELS[depth]?.key ?? '']);
}

/** Creates the nodes of places and their children, up to the limit of the count. */
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

/** Tests if a place and something below it match the criteria. */
function isWanted(ground: Ground, place: Place): boolean {
  const { body } = ground;
  return (
    isAsked(body, typeOf(place), place.item) &&
    !asksOf(body, typesBetween(parentDepth(place), place.depth)) &&
    (!asksOf(body, typesBetween(place.depth, LEVELS.length)) ||
      belowOf(ground, place).some((inner) => isWanted(ground, inner)))
  );
}

/** Tests if the ancestors of a place match the clauses for the levels above the root. */
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

/** Returns the types of the levels between two levels. */
function typesBetween(above: number, below: number): readonly string[] {
  return LEVELS.slice(above + 1, below).map(({ type }) => type);
}

/** Counts a node of the counted type; returns `true` if the limit is reached. */
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

/** Converts an item to a node of the tree. */
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
