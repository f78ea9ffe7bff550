import { type JsonObject, textAt } from '#mock/json.ts';
import type { Behaviour, Call } from '#mock/platform.ts';
import { wantedItem } from '#mock/resource/wanted-item.ts';
import { approvalObject, noObject, summaryOf } from './approval-objects.ts';

/** R018, R096, R186: an approval shows the others for the same object, and where it is asked for what that is now. */
export const objectApprovals: Behaviour = {
  rules: ['R018', 'R096', 'R186'],
  actions: {
    'approvals.read': async (call) => {
      const item = await wantedItem(call);
      return call.show(amongOthers(item, await call.state.all('approvals')));
    },
  },
  sources: {
    readApprovals: async (call) => {
      const { object_type: type = '', object_id: id = '' } = call.parameters.path;
      const all = await call.state.all('approvals');
      const own = all.filter((one) => one['objectType'] === type && one['objectId'] === id);
      const object = await approvalObject(call, type, id);
      if (object === undefined && own.length === 0) throw noObject(type, id);
      return Promise.all(own.map((one) => summed(call, amongOthers(one, own), object?.item)));
    },
  },
};

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
