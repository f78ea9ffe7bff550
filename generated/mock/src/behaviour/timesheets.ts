import { jsonAnswer } from '#mock/http/answer.ts';
import { isObject, textsAt } from '#mock/json.ts';
import type { Behaviour } from '#mock/platform.ts';

/** R172: time on a card group; the answer is the sum of all that is on it, in a list. */
export const cardGroupTimes: Behaviour = {
  rules: ['R172'],
  actions: {
    'cardGroups.timesheetEntries': async ({ state, parameters, body, caller, clock }) => {
      const cardGroupId = parameters.path['card_group_id'] ?? '';
      const entry = { ...(isObject(body) ? body : {}), id: await state.nextId('timesheetEntries'), cardGroupId };
      await state.put('timesheetEntries', {
        ...entry,
        changeTracking: { createdTime: clock.timestamp(), createdById: caller.id },
      });
      const entries = (await state.all('timesheetEntries')).filter((other) => other['cardGroupId'] === cardGroupId);
      return jsonAnswer(200, [
        entries.reduce((sum, { duration }) => sum + (typeof duration === 'number' ? duration : 0), 0),
      ]);
    },
  },
};

/** R060: validates time recordings; the answer is how many were validated. */
export const validateTimes: Behaviour = {
  rules: ['R060', 'R061'],
  actions: {
    'timesheetEntries.validate': async ({ state, body }) => {
      let count = 0;
      for (const id of textsAt(body, 'idents')) {
        const entry = await state.get('timesheetEntries', id);
        if (entry === undefined) continue;
        await state.put('timesheetEntries', { ...entry, validated: true, approval: 'VALIDE' });
        count += 1;
      }
      return jsonAnswer(200, count);
    },
  },
};
