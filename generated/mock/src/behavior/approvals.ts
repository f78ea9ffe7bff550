import { emptyResponse, HttpError } from '@bmp/mock-engine/behavior';
import type { JsonObject } from '@bmp/mock-engine/behavior';
import type { Behavior, Call } from '@bmp/mock-engine/behavior';

/** State after approval. Values other than `NONE` are undocumented (R050), so this one is assumed. */
export const APPROVED = 'APPROVED';

/** R052–R054: approves one approval or a list of them, with one optional comment. */
export const approvals: Behavior = {
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
  if (found === undefined)
    throw new HttpError(404, `Not found: no approval has the identifier ${JSON.stringify(id.slice(0, 100))}.`);
  await call.state.put('approvals', approved(found, call, comment));
}

function approved(item: JsonObject, { caller, clock }: Call, comment: string | undefined): JsonObject {
  const said = comment === undefined ? {} : { comment };
  // An automatic approval has no approver (R057), even if a user approves it again.
  const approvedById = item['isAutoApproved'] === true ? null : caller.id;
  return { ...item, ...said, state: APPROVED, approvedById, approvalDate: clock.timestamp() };
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined;
}
