import { type Json, type JsonObject, member, textAt } from '#mock/json.ts';
import type { Behaviour, Call } from '#mock/platform.ts';
import { criterion } from './clauses.ts';

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

/** Which clause asks of which level. */
const ASKED: Readonly<Record<string, string>> = {
  customerId: 'CUSTOMER',
  projectId: 'PROJECT',
  phaseId: 'PHASE',
  subPhaseId: 'SUBPHASE',
  projectTaskId: 'PROJECT_TASK',
};

/** R045, R102, R181: the tree of what one can be assigned to, with at most `limit` nodes of the counted type. */
export const assignments: Behaviour = {
  rules: ['R045', 'R102', 'R181'],
  actions: { 'assignments.search': async (call) => call.show(await forest(call)) },
};

/** R195: the customers, as the roots of such a tree. */
export const customers: Behaviour = {
  rules: ['R195'],
  actions: {
    'customers.search': async (call) => {
      const items = await call.state.all('customers');
      const linked = new Set(
        (await call.state.all('projects'))
          .filter((project) => isMet(call.body, 'projectId', project))
          .map((project) => project['customerId']),
      );
      const isLinkAsked =
        member(call.body, 'filterOnLinkProjectCustomer') === true || member(call.body, 'projectId') !== undefined;
      const kept = items.filter(
        (item) =>
          isMet(call.body, 'id', item) && isMet(call.body, 'tag', item) && (!isLinkAsked || linked.has(item['id'])),
      );
      return call.show(kept.map((item) => node(item, 'CUSTOMER')));
    },
  },
};

async function forest(call: Call): Promise<readonly JsonObject[]> {
  const upper = textAt(call.body, 'upperAssignmentType') ?? 'CUSTOMER';
  const isTask = TASK_MODULES.includes(call.parameters.path['active_module'] ?? '');
  const lower = textAt(call.body, 'lowerAssignmentType') ?? (isTask ? 'PROJECT_TASK' : 'SUBPHASE');
  const levels = LEVELS.slice(indexOf(upper), indexOf(lower) + 1);
  const items = await Promise.all(levels.map(({ collection }) => call.state.all(collection)));
  const { limit } = call.parameters.query;
  const count = {
    type: textAt(call.body, 'countAssignmentType') ?? upper,
    left: typeof limit === 'number' ? limit : Number.POSITIVE_INFINITY,
  };
  return grow({ body: call.body, levels, items, count }, 0, undefined);
}

function indexOf(type: string): number {
  return Math.max(
    LEVELS.findIndex((level) => level.type === type),
    0,
  );
}

interface Ground {
  readonly body: Json | undefined;
  readonly levels: readonly (typeof LEVELS)[number][];
  readonly items: readonly (readonly JsonObject[])[];
  readonly count: { readonly type: string; left: number };
}

/** The nodes of one level below a parent, as long as any may be counted. */
function grow(ground: Ground, depth: number, parent: JsonObject | undefined): readonly JsonObject[] {
  const level = ground.levels[depth];
  if (level === undefined) return [];
  const below = (ground.items[depth] ?? []).filter(
    (item) => parent === undefined || item[level.parent] === parent['id'],
  );
  return below
    .filter((item) => isAsked(ground.body, level.type, item))
    .flatMap((item) => {
      if (isSpent(ground, level.type)) return [];
      const isFull = ground.count.left <= 0;
      const assignments = grow(ground, depth + 1, item);
      const isEmpty = assignments.length === 0 && (asksBelow(ground, depth) || (isFull && countsBelow(ground, depth)));
      return isEmpty
        ? []
        : [
            {
              ...node(item, level.type),
              ...(parent === undefined
                ? {}
                : { parentId: parent['id'] ?? null, parentType: ground.levels[depth - 1]?.type ?? null }),
              assignments,
            },
          ];
    });
}

/** Counts a node of the counted type; true where there may be no more of them. */
function isSpent({ count }: Ground, type: string): boolean {
  if (type !== count.type) return false;
  if (count.left <= 0) return true;
  count.left -= 1;
  return false;
}

function countsBelow({ levels, count }: Ground, depth: number): boolean {
  return levels.slice(depth + 1).some(({ type }) => type === count.type);
}

/** Whether a clause asks of a level further down, so that a branch without any is not wanted. */
function asksBelow({ body, levels }: Ground, depth: number): boolean {
  const types: readonly string[] = levels.slice(depth + 1).map(({ type }) => type);
  return Object.entries(ASKED).some(([name, type]) => types.includes(type) && member(body, name) !== undefined);
}

function isAsked(body: Json | undefined, type: string, item: JsonObject): boolean {
  const name = Object.keys(ASKED).find((key) => ASKED[key] === type);
  return name === undefined || isMetAs(body, { name, as: 'id' }, item);
}

function isMet(body: Json | undefined, name: string, item: JsonObject): boolean {
  return isMetAs(body, { name, as: name === 'projectId' ? 'id' : name }, item);
}

function isMetAs(
  body: Json | undefined,
  clause: { readonly name: string; readonly as: string },
  item: JsonObject,
): boolean {
  const value = member(body, clause.name);
  return value === undefined || criterion({ name: clause.as, shape: undefined, value, now: 0 })?.(item) !== false;
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
