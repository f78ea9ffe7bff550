import { jsonResponse } from '@bmp/mock-engine/behavior';
import { isObject, type JsonObject, member, textAt, textsAt } from '@bmp/mock-engine/behavior';
import type { Behavior, Call } from '@bmp/mock-engine/behavior';
import { tracked } from './change-tracking.ts';
import { inCompany } from './company.ts';

/** Approval states of a time entry; see `TimesheetEntryApproval`. */
const APPROVALS = ['BRUT', 'CONTROLE', 'VALIDE', 'GRATUIT', 'NON_FACTURE', 'FACTURE', 'REFUSE', 'DISSOCIE'];

/** R172: records time on a card group; the response is a list with the sum of its durations. */
export const cardGroupTimes: Behavior = {
  rules: ['R172'],
  actions: {
    'cardGroups.timesheetEntries': async (call) => {
      const { state, parameters, body } = call;
      const cardGroupId = parameters.path['card_group_id'] ?? '';
      const sent = isObject(body) ? body : {};
      const entry = { ...sent, id: await state.nextId('timesheetEntries'), cardGroupId };
      const owned = await inCompany(entry, { call, collection: 'timesheetEntries', kind: 'create', input: sent });
      await state.put('timesheetEntries', tracked(owned, call));
      const entries = (await state.all('timesheetEntries')).filter((other) => other['cardGroupId'] === cardGroupId);
      return jsonResponse(200, [
        entries.reduce((sum, { duration }) => sum + (typeof duration === 'number' ? duration : 0), 0),
      ]);
    },
  },
};

/** R183: completions of the employees whose `managerId` is the manager of the path. */
export const completions: Behavior = {
  rules: ['R183'],
  sources: { getTimesheetEntryCompletions: ofManaged, getTimeRecordingTerminations: ofManaged },
};

async function ofManaged({ state, parameters }: Call): Promise<readonly JsonObject[]> {
  const employees = await state.all('employees');
  const managed = employees.filter(({ managerId }) => managerId === parameters.path['manager_id']);
  const ids = new Set(managed.map(({ id }) => id));
  return (await state.all('timesheetEntryCompletions')).filter(({ employeeId }) => ids.has(employeeId));
}

/** R060, R061: sets the approval of time entries; the response is their number. */
export const validateTimes: Behavior = {
  rules: ['R060', 'R061'],
  actions: {
    'timesheetEntries.validate': async (call) => {
      let count = 0;
      for (const id of new Set(textsAt(call.body, 'idents'))) if (await validateOne(call, id)) count += 1;
      return jsonResponse(200, count);
    },
  },
};

/** Validates a time entry; returns `false` if it does not exist. */
async function validateOne(call: Call, id: string): Promise<boolean> {
  const entry = await call.state.get('timesheetEntries', id);
  if (entry === undefined) return false;
  const stated = textAt(member(call.body, 'approval'), 'code');
  // Other codes of an approval are undocumented; a code that is not a state of time entries validates as well.
  const approval = stated !== undefined && APPROVALS.includes(stated) ? stated : 'VALIDE';
  await call.state.put('timesheetEntries', tracked({ ...entry, validated: true, approval }, call, entry));
  return true;
}
