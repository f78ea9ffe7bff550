import { emptyResponse } from '@bmp/mock-engine/behavior';
import { type JsonObject, textAt } from '@bmp/mock-engine/behavior';
import type { Behavior, Call } from '@bmp/mock-engine/behavior';
import { approvalObject, companyCodeOf, noObject, summaryId } from './approval-objects.ts';
import { APPROVED } from './approvals.ts';
import { tracked } from './change-tracking.ts';
import { employeeWithCode } from './employee-by-code.ts';

/**
 * State of an object whose approval was requested. Values other than `NONE` are undocumented (R050), so this one is
 * assumed. It does not change when the approval is approved, which changes the state of the approval only.
 */
const ASKED = 'ASKED';

/**
 * R055–R057: a request creates an approval unless the status of the object does not allow it. A requester who is the
 * approver as well is approved immediately.
 */
export const askForApproval: Behavior = {
  rules: ['R055', 'R056', 'R057'],
  actions: {
    'approvals.ask': async (call) => {
      const { object_type: type = '', object_id: id = '' } = call.parameters.path;
      const found = await approvalObject(call, type, id);
      if (found === undefined) throw noObject(type, id);
      const { collection, item: object } = found;
      if ((object['approvalState'] ?? 'NONE') !== 'NONE') return emptyResponse(204);
      const approval = await newApproval(call, type, id, object);
      await call.state.put('approvals', approval);
      await call.state.put(collection, tracked({ ...object, approvalState: ASKED }, call, object));
      return emptyResponse(204);
    },
  },
};

async function newApproval(call: Call, type: string, id: string, object: JsonObject): Promise<JsonObject> {
  const requester = await employeeWithCode(call, call.caller.code);
  const requesterId = textAt(requester, 'id') ?? call.caller.id;
  const approverId = textAt(requester, 'managerId') ?? requesterId;
  const parameter = await call.state.get('approvalParameters', type);
  const isAutoApproved = requesterId === approverId && parameter?.['isAutomatic'] === true;
  const company = await companyCodeOf(call, object);
  const objectEntityCode = textAt(object, 'entityCode');
  return {
    id: await call.state.nextId('approvals'),
    code: `APP-${type}-${id}`,
    name: `Approval of ${type} ${id}`,
    objectType: type,
    objectId: id,
    objectSummaryId: summaryId(type, id),
    ...(company === undefined ? {} : { company }),
    ...(objectEntityCode === undefined ? {} : { objectEntityCode }),
    requesterId,
    approverId,
    requestDate: call.clock.timestamp(),
    isAutoApproved,
    approvedById: null,
    ...(isAutoApproved ? { approvalDate: call.clock.timestamp() } : {}),
    level: 1,
    ongoingLevelNumber: 1,
    totalLevelNumber: 1,
    viewCustomData: 0,
    state: isAutoApproved ? APPROVED : 'NONE',
  };
}
