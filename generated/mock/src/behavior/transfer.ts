import { HttpError, jsonResponse } from '@bmp/mock-engine/behavior';
import { type Json, type JsonObject, member, textAt } from '@bmp/mock-engine/behavior';
import type { Behavior, Call } from '@bmp/mock-engine/behavior';
import { tracked } from './change-tracking.ts';
import { isWithin } from './validity.ts';

/** R177: transfers the time entries of a phase; the response is the identifier of the project, not of the phase. */
export const transfer: Behavior = {
  rules: ['R177'],
  actions: {
    'phases.transfer': async (call) => {
      const { project_id: projectId = '', phase_id: phaseId = '' } = call.parameters.path;
      const target = await targetOf(call, { projectId, phaseId });
      const [start, end] = [member(call.body, 'start'), member(call.body, 'end')];
      const moved = (await call.state.all('timesheetEntries')).filter(
        (entry) => entry['phaseId'] === phaseId && isWithin(entry, start, end),
      );
      for (const entry of moved)
        await call.state.put('timesheetEntries', tracked({ ...entry, ...target }, call, entry));
      return jsonResponse(200, projectId);
    },
  },
};

/** Phase of the path. */
interface Origin {
  readonly projectId: string;
  readonly phaseId: string;
}

/**
 * Returns the target of the transfer, by default the project and the phase of the path. In another project or phase,
 * the levels below that the request omits are cleared, because they belong to the previous one.
 */
async function targetOf(call: Call, origin: Origin): Promise<JsonObject> {
  const named = {
    projectId: await namedBy(call, 'toProjectId', 'projects'),
    phaseId: await namedBy(call, 'toPhaseId', 'phases'),
    subPhaseId: await namedBy(call, 'toSubPhaseId', 'subPhases'),
  };
  const projectId = idOf(named.projectId) ?? origin.projectId;
  const phaseId = idOf(named.phaseId) ?? (projectId === origin.projectId ? origin.phaseId : null);
  requireParent(named.phaseId, 'toPhaseId', 'projectId', projectId);
  requireParent(named.subPhaseId, 'toSubPhaseId', 'phaseId', phaseId);
  const stays = named.subPhaseId === undefined && phaseId === origin.phaseId;
  return { projectId, phaseId, ...(stays ? {} : { subPhaseId: idOf(named.subPhaseId) ?? null }) };
}

async function namedBy({ body, state }: Call, name: string, collection: string): Promise<JsonObject | undefined> {
  const id = textAt(body, name);
  if (id === undefined) return undefined;
  const found = await state.get(collection, id);
  if (found === undefined) throw new HttpError(400, `Not found: "${name}" does not exist.`);
  return found;
}

function requireParent(item: JsonObject | undefined, name: string, property: string, id: Json): void {
  const own = textAt(item, property);
  if (own !== undefined && own !== id) throw new HttpError(400, `"${name}" belongs to another "${property}".`);
}

function idOf(item: JsonObject | undefined): string | undefined {
  return textAt(item, 'id');
}
