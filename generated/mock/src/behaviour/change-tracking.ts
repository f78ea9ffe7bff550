import { objectAt } from '#mock/json.ts';
import type { Behaviour } from '#mock/platform.ts';

/** R071: the calling user is recorded in the change tracking of what it creates or modifies. */
export const changeTracking: Behaviour = {
  rules: ['R071'],
  writes: {
    '*': (item, { call, before }) => {
      const { createdTime, createdById } = objectAt(before, 'changeTracking');
      const now = call.clock.timestamp();
      const modified = { modificationTime: now, modificationById: call.caller.id };
      const created =
        before === undefined
          ? { createdTime: now, createdById: call.caller.id }
          : { createdTime: createdTime ?? now, createdById: createdById ?? null };
      return { ...item, changeTracking: { ...created, ...modified } };
    },
  },
};
