import { jsonAnswer } from '../http/answer.ts';
import { textAt } from '../json.ts';
import type { Behaviour } from '../platform.ts';

/** R085: the message that an approval would be told with. Its fields are not shown; those of a mail are used. */
export const skeletonMessage: Behaviour = {
  rules: ['R085'],
  actions: {
    'approvals.skeletonMessage': async ({ state, parameters, caller }) => {
      const approval = await state.get('approvals', parameters.path['approval_id'] ?? '');
      const requester = await state.get('employees', textAt(approval, 'requesterId') ?? '');
      const { firstName, name } = { ...caller, ...requester };
      const object = `${String(approval?.['objectType'])} ${String(approval?.['objectId'])}`;
      return jsonAnswer(200, {
        title: `Approval of ${object}`,
        body: `${String(firstName)} ${String(name)} asks for the approval of ${object}.`,
        to: [],
      });
    },
  },
};
