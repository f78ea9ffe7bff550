import { emptyResponse, jsonResponse } from '#mock/http/message.ts';
import { isObject, type JsonObject } from '#mock/json.ts';
import type { Behavior, Call } from '#mock/platform.ts';
import { tracked } from './change-tracking.ts';
import { inCompany } from './company.ts';

/** R191: creates an expense report, or replaces the one with the same `ident`. */
export const expenseReports: Behavior = {
  rules: ['R071', 'R164', 'R191', 'R198'],
  actions: {
    'expenseReports.post': async (call) => {
      const { state, body } = call;
      const sent = isObject(body) ? body : {};
      const ident = typeof sent['ident'] === 'number' ? sent['ident'] : Number(await state.nextId('expenseReports'));
      const before = await state.get('expenseReports', String(ident));
      const kind = before === undefined ? 'create' : 'replace';
      const writing = {
        call,
        collection: 'expenseReports',
        kind,
        input: sent,
        ...(before === undefined ? {} : { before }),
      } as const;
      const report = await inCompany({ ...newReport(call, before), ...sent, ident }, writing);
      await state.put('expenseReports', tracked(report, call, before));
      return jsonResponse(200, String(ident));
    },
  },
};

/** Returns the properties that the platform sets; an update keeps the creation date and the approval state. */
function newReport({ clock }: Call, before: JsonObject | undefined): JsonObject {
  const { datCre = clock.timestamp(), approvalState = 'NONE' } = before ?? {};
  return { datCre, approvalState, validated: false, finished: false };
}

/** R193: stores the setup of the device; the response is empty. */
export const setup: Behavior = {
  rules: ['R193'],
  actions: {
    'setup.post': async ({ state, body, caller }) => {
      await state.put('setups', { id: caller.id, actions: isObject(body) ? (body['actions'] ?? []) : [] });
      return emptyResponse(204);
    },
  },
};

/** R194: the action codes of one project. */
export const actionCodes: Behavior = {
  rules: ['R194'],
  filters: {
    searchActionCodes:
      ({ parameters }) =>
      (item) =>
        Array.isArray(item['projectIds']) && item['projectIds'].includes(parameters.query['project_id'] ?? null),
  },
};
