import { type JsonObject, textAt } from '@bmp/mock-engine/behavior';
import type { Behavior, Call } from '@bmp/mock-engine/behavior';
import { HttpError } from '@bmp/mock-engine/behavior';

/** R152–R155: properties that a quick time entry requires, which depend on its project. */
export const quickEntries: Behavior = {
  rules: ['R152', 'R153', 'R154', 'R155'],
  writes: {
    quickEntries: async (item, { call, input: sent }) => {
      await required(call, 'projects', textAt(sent, 'projectId'));
      const phases = await below(call, 'phases', { projectId: textAt(sent, 'projectId') });
      if (phases.length > 0) oneOf(phases, textAt(sent, 'phaseId'), 'phaseId');
      const subPhases = await below(call, 'subPhases', { phaseId: textAt(sent, 'phaseId') });
      if (phases.length > 0 && subPhases.length > 0) oneOf(subPhases, textAt(sent, 'subPhaseId'), 'subPhaseId');
      requireParent(await required(call, 'projectTasks', textAt(sent, 'projectTaskId')), sent);
      return item;
    },
  },
};

async function required({ state }: Call, collection: string, id: string | undefined): Promise<JsonObject> {
  const found = id === undefined ? undefined : await state.get(collection, id);
  if (found === undefined) throw new HttpError(400, `An entry requires an existing item of ${collection}.`);
  return found;
}

async function below(
  { state }: Call,
  collection: string,
  parent: Readonly<Record<string, string | undefined>>,
): Promise<readonly JsonObject[]> {
  const items = await state.all(collection);
  return items.filter((item) => Object.entries(parent).every(([name, id]) => item[name] === id));
}

function oneOf(items: readonly JsonObject[], id: string | undefined, name: string): void {
  if (id === undefined || !items.some((item) => item['id'] === id))
    throw new HttpError(400, `An entry requires a "${name}" of its project.`);
}

/** Rejects a task of another project, phase or sub-phase. */
function requireParent(task: JsonObject, sent: JsonObject): void {
  for (const name of ['projectId', 'phaseId', 'subPhaseId']) {
    const own = textAt(task, name);
    if (own !== undefined && sent[name] !== own) throw new HttpError(400, `The task belongs to another "${name}".`);
  }
}
