import { type JsonObject, isObject } from '../json.ts';
import { jsonAnswer } from '../http/answer.ts';
import type { Behaviour, Call } from '../platform.ts';
import { Refusal } from '../refusal.ts';
import { tracked } from './change-tracking.ts';
import { momentOf } from './moment.ts';

/** R179: a task as it would be created, without creating it. */
export const preFill: Behaviour = {
  rules: ['R179'],
  actions: {
    'projectTasks.preFill': async (call) => {
      const projectId = call.parameters.path['project_id'] ?? '';
      const project = await call.state.get('projects', projectId);
      const siblings = (await call.state.all('projectTasks')).filter((task) => task['projectId'] === projectId);
      const sent = isObject(call.body) ? call.body : {};
      const order = siblings.length + 1;
      const own = {
        code: `T${String(order).padStart(3, '0')}`,
        order,
        defaultTask: false,
        customerId: project?.['customerId'] ?? null,
        managerId: project?.['managerId'] ?? null,
      };
      return call.show({ ...own, ...sent, projectId });
    },
  },
};

/** R177: transfers what is assigned to a phase, and answers the project (not the phase). */
export const transfer: Behaviour = {
  rules: ['R177'],
  actions: {
    'phases.transfer': async (call) => {
      const { project_id: projectId = '', phase_id: phaseId = '' } = call.parameters.path;
      const target = await targetOf(call);
      const moved = (await call.state.all('timesheetEntries')).filter(
        (entry) => entry['phaseId'] === phaseId && isWithin(entry, call),
      );
      for (const entry of moved)
        await call.state.put('timesheetEntries', tracked({ ...entry, ...target }, call, entry));
      return jsonAnswer(200, projectId);
    },
  },
};

async function targetOf(call: Call): Promise<JsonObject> {
  const sent = isObject(call.body) ? call.body : {};
  const wanted = [
    ['toProjectId', 'projectId', 'projects'],
    ['toPhaseId', 'phaseId', 'phases'],
    ['toSubPhaseId', 'subPhaseId', 'subPhases'],
  ] as const;
  const target: Record<string, string> = {};
  for (const [name, property, collection] of wanted) {
    const id = sent[name];
    if (typeof id !== 'string') continue;
    if ((await call.state.get(collection, id)) === undefined)
      throw new Refusal(400, `There is nothing that "${name}" could name.`);
    target[property] = id;
  }
  return target;
}

function isWithin(entry: JsonObject, { body }: Call): boolean {
  const sent = isObject(body) ? body : {};
  const date = momentOf(entry['date'] ?? null);
  return !(date < momentOf(sent['start'] ?? null)) && !(date > momentOf(sent['end'] ?? null));
}
