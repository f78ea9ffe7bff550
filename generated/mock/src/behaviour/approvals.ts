import { emptyResponse } from '../http/message.ts';
import type { JsonObject } from '../json.ts';
import type { Behaviour, Call } from '../platform.ts';
import { HttpError } from '../http/errors.ts';

/** The state of what was approved. The values beyond NONE are not shown (R050): this one is a placeholder. */
export const APPROVED = 'APPROVED';

/** R052–R054: approve, and approve all of a list, with one optional comment. */
export const approvals: Behaviour = {
  rules: ['R050', 'R052', 'R053', 'R054', 'R057'],
  actions: {
    'approvals.approve': async (call) => {
      await approve(call, call.parameters.path['approval_id'] ?? '', textOf(call.body));
      return emptyResponse(204);
    },
    'approvals.approveAll': async (call) => {
      const ids = Array.isArray(call.body) ? call.body : [];
      for (const id of new Set(ids)) await approve(call, String(id), textOf(call.parameters.query['approval_comment']));
      return emptyResponse(204);
    },
  },
};

async function approve(call: Call, id: string, comment: string | undefined): Promise<void> {
  const found = await call.state.get('approvals', id);
  if (found === undefined) throw new HttpError(404, `There is no approval ${JSON.stringify(id.slice(0, 100))}.`);
  await call.state.put('approvals', approved(found, call, comment));
}

function approved(item: JsonObject, { caller, clock }: Call, comment: string | undefined): JsonObject {
  const said = comment === undefined ? {} : { comment };
  // Nobody approved what is approved automatically (R057), also where somebody approves it once more.
  const approvedById = item['isAutoApproved'] === true ? null : caller.id;
  return { ...item, ...said, state: APPROVED, approvedById, approvalDate: clock.timestamp() };
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined;
}
