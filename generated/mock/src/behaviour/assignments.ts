import { type Json, type JsonObject, member, textAt } from '../json.ts';
import type { Behaviour, Call } from '../platform.ts';
import { asksOf, isAsked, isMet } from './assignment-criteria.ts';

/** The levels of the tree, from the root down: type, collection, and the property that names the parent. */
const LEVELS = [
  { type: 'CUSTOMER', collection: 'customers', parent: '' },
  { type: 'PROJECT', collection: 'projects', parent: 'customerId' },
  { type: 'PHASE', collection: 'phases', parent: 'projectId' },
  { type: 'SUBPHASE', collection: 'subPhases', parent: 'phaseId' },
  { type: 'PROJECT_TASK', collection: 'projectTasks', parent: 'subPhaseId' },
] as const;

/** Modules whose tree goes down to tasks. Which ones do is not shown; these record or plan work. */
const TASK_MODULES: readonly string[] = ['TIMES_RECORDING', 'SCHEDULE', 'HELP_DESK', 'PRODUCTION'];

/** R045, R102, R181: the tree of what one can be assigned to, with at most `limit` nodes of the counted type. */
export const assignments: Behaviour = {
  rules: ['R045', 'R046', 'R102', 'R181'],
  actions: { 'assignments.search': async (call) => call.show(await forest(call)) },
};

/** R195: the customers, as the roots of such a tree. */
export const customers: Behaviour = {
  rules: ['R195'],
  actions: {
    'customers.search': async ({ state, body, show }) => {
      const projectClause = member(body, 'projectId');
      const projects = (await state.all('projects')).filter((project) => isMet(projectClause, 'id', project));
      const linked = new Set(projects.map((project) => project['customerId']));
      const isLinkAsked = member(body, 'filterOnLinkProjectCustomer') === true || projectClause !== undefined;
      const kept = (await state.all('customers')).filter(
        (item) =>
          isMet(member(body, 'id'), 'id', item) &&
          isMet(member(body, 'tag'), 'tag', item) &&
          isMet(member(body, 'referentialDate'), 'referentialDate', item) &&
          (!isLinkAsked || linked.has(item['id'])),
      );
      return show(kept.map((item) => node(item, 'CUSTOMER')));
    },
  },
};

async function forest(call: Call): Promise<readonly JsonObject[]> {
  const { body, parameters, state } = call;
  const upper = textAt(body, 'upperAssignmentType') ?? 'CUSTOMER';
  const isTask = TASK_MODULES.includes(parameters.path['active_module'] ?? '');
  const lower = textAt(body, 'lowerAssignmentType') ?? (isTask ? 'PROJECT_TASK' : 'SUBPHASE');
  const { limit } = parameters.query;
  const count = {
    type: textAt(body, 'countAssignmentType') ?? upper,
    left: typeof limit === 'number' ? limit : Number.POSITIVE_INFINITY,
  };
  const items = await Promise.all(LEVELS.map(({ collection }) => state.all(collection)));
  const ground = { body, items, leaf: indexOf(lower), count };
  const root = indexOf(upper);
  return root > ground.leaf ? [] : grow(ground, root, undefined);
}

function indexOf(type: string): number {
  return Math.max(
    LEVELS.findIndex((level) => level.type === type),
    0,
  );
}

interface Ground {
  readonly body: Json | undefined;
  /** The items of every level. */
  readonly items: readonly (readonly JsonObject[])[];
  /** The last level that is shown. */
  readonly leaf: number;
  readonly count: { readonly type: string; left: number };
}

/** The nodes of one level below a parent, or of the root, as long as any may be counted. */
function grow(ground: Ground, depth: number, parent: JsonObject | undefined): readonly JsonObject[] {
  return found(ground, depth, parent).flatMap((item) => {
    if (isSpent(ground, depth)) return [];
    const isFull = ground.count.left <= 0;
    const assignments = depth < ground.leaf ? grow(ground, depth + 1, item) : [];
    if (assignments.length === 0 && isFull && countsBelow(ground, depth)) return [];
    return [{ ...node(item, LEVELS[depth]?.type ?? ''), ...parentOf(parent, depth), assignments }];
  });
}

/** The items of one level that are asked for, and above and below which is what is asked for. */
function found(ground: Ground, depth: number, parent: JsonObject | undefined): readonly JsonObject[] {
  const level = LEVELS[depth];
  if (level === undefined) return [];
  return (ground.items[depth] ?? []).filter(
    (item) =>
      (parent === undefined ? isUnderAsked(ground, depth, item) : item[level.parent] === parent['id']) &&
      isAsked(ground.body, level.type, item) &&
      (!asksBelow(ground, depth) || found(ground, depth + 1, item).length > 0),
  );
}

/** Whether the clauses on the levels above the root are met by what an item stands in. */
function isUnderAsked(ground: Ground, depth: number, item: JsonObject): boolean {
  const [level, above] = [LEVELS[depth], LEVELS[depth - 1]];
  const types: readonly string[] = LEVELS.slice(0, depth).map(({ type }) => type);
  if (level === undefined || above === undefined || !asksOf(ground.body, types)) return true;
  const parent = ground.items[depth - 1]?.find(({ id }) => id === item[level.parent]);
  return parent !== undefined && isAsked(ground.body, above.type, parent) && isUnderAsked(ground, depth - 1, parent);
}

/** Whether a clause asks of a level further down, so that a branch without any is not wanted. */
function asksBelow({ body }: Ground, depth: number): boolean {
  return asksOf(
    body,
    LEVELS.slice(depth + 1).map(({ type }) => type),
  );
}

/** Counts a node of the counted type; true where there may be no more of them. */
function isSpent({ count }: Ground, depth: number): boolean {
  if (LEVELS[depth]?.type !== count.type) return false;
  if (count.left <= 0) return true;
  count.left -= 1;
  return false;
}

function countsBelow({ leaf, count }: Ground, depth: number): boolean {
  return LEVELS.slice(depth + 1, leaf + 1).some(({ type }) => type === count.type);
}

function parentOf(parent: JsonObject | undefined, depth: number): JsonObject {
  return parent === undefined ? {} : { parentId: parent['id'] ?? null, parentType: LEVELS[depth - 1]?.type ?? null };
}

function node(item: JsonObject, type: string): JsonObject {
  return {
    id: item['id'] ?? null,
    code: item['code'] ?? String(item['id']),
    description: item['name'] ?? '',
    ...(item['companyCode'] === undefined ? {} : { additionalProperties: { companyCode: item['companyCode'] } }),
    selectable: type !== 'CUSTOMER',
    type,
  };
}
