import { type JsonObject, textAt } from '@bmp/mock-engine/behavior';
import { requireItem } from '@bmp/mock-engine/behavior';
import type { Behavior, Call } from '@bmp/mock-engine/behavior';
import { approvalObject, noObject, summaryOf } from './approval-objects.ts';

/**
 * R018, R096, R186: an approval includes the others for the same object and, on request, the summary of that object.
 */
export const objectApprovals: Behavior = {
  rules: ['R018', 'R096', 'R186'],
  actions: {
    'approvals.read': async (call) => {
      const item = await requireItem(call);
      return call.respond(amongOthers(item, await call.state.all('approvals')));
    },
  },
  preconditions: {
    readApprovals: async ({ path: { object_type: type = '', object_id: id = '' }, state }) => {
      const isThere = (await approvalObject({ state }, type, id)) !== undefined;
      if (!isThere && (await approvalsOf({ state }, type, id)).length === 0) throw noObject(type, id);
    },
  },
  sources: {
    readApprovals: async (call) => {
      const { object_type: type = '', object_id: id = '' } = call.parameters.path;
      const own = await approvalsOf(call, type, id);
      const object = await approvalObject(call, type, id);
      return Promise.all(own.map((one) => summed(call, amongOthers(one, own), object?.item)));
    },
  },
};

async function approvalsOf({ state }: Pick<Call, 'state'>, type: string, id: string): Promise<readonly JsonObject[]> {
  const all = await state.all('approvals');
  return all.filter(({ objectType, objectId }) => objectType === type && objectId === id);
}

function amongOthers(approval: JsonObject, all: readonly JsonObject[]): JsonObject {
  const { id, objectType, objectId } = approval;
  const others = all.filter(
    (other) => other['id'] !== id && other['objectType'] === objectType && other['objectId'] === objectId,
  );
  return { ...approval, otherApprovals: others };
}

async function summed(call: Call, approval: JsonObject, object: JsonObject | undefined): Promise<JsonObject> {
  const id = textAt(approval, 'objectSummaryId');
  if (id === undefined || object === undefined) return approval;
  return { ...approval, objectSummary: { id, ...(await summaryOf(call, object)) } };
}
