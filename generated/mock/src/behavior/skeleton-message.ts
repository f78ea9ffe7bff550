import { jsonResponse } from '@bmp/mock-engine/behavior';
import { textAt } from '@bmp/mock-engine/behavior';
import { requireItem } from '@bmp/mock-engine/behavior';
import type { Behavior } from '@bmp/mock-engine/behavior';

/** R085: the notification of an approval. Its fields are undocumented; those of an e-mail are assumed. */
export const skeletonMessage: Behavior = {
  rules: ['R085'],
  actions: {
    'approvals.skeletonMessage': async (call) => {
      const approval = await requireItem(call);
      const requester = await call.state.get('employees', textAt(approval, 'requesterId') ?? '');
      const { firstName, name } = { ...call.caller, ...requester };
      const object = `${String(approval['objectType'])} ${String(approval['objectId'])}`;
      return jsonResponse(200, {
        title: `Approval of ${object}`,
        body: `${String(firstName)} ${String(name)} asks for the approval of ${object}.`,
        to: [],
      });
    },
  },
};
