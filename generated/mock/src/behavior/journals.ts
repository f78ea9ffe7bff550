import { HttpError, jsonResponse } from '@bmp/mock-engine/behavior';
import { type JsonObject, textAt } from '@bmp/mock-engine/behavior';
import { requireItem } from '@bmp/mock-engine/behavior';
import type { Behavior, Call } from '@bmp/mock-engine/behavior';
import { tracked } from './change-tracking.ts';
import { momentOf } from './moment.ts';

/** R058, R059, R071, R196: closing a journal cannot be undone; an end date is stored without a time. */
export const journals: Behavior = {
  rules: ['R058', 'R059', 'R071', 'R103', 'R196'],
  actions: {
    'journals.close': async (call) => {
      const journal = await requireItem(call);
      const closingDate = textAt(call.body, 'closingDate') ?? call.clock.timestamp();
      if (momentOf(closingDate) < momentOf(journal['closingDate'] ?? null))
        throw new HttpError(400, 'A closed journal cannot be closed again at an earlier date.');
      return keep(call, journal, { closingDate, closingReason: textAt(call.body, 'closingReason') ?? null });
    },
    'journals.setEndDate': async (call) => keep(call, await requireItem(call), { endDate: String(call.body) }),
  },
};

async function keep(call: Call, journal: JsonObject, changed: JsonObject): Promise<ReturnType<typeof jsonResponse>> {
  await call.state.put('journals', tracked({ ...journal, ...changed }, call, journal));
  return jsonResponse(200, String(journal['id']));
}
