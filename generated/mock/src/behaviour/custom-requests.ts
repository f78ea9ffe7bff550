import { type Json, type JsonObject, listAt } from '../json.ts';
import type { Behaviour, Call } from '../platform.ts';
import { optionsOf } from '../resource/options.ts';
import { wantedItem } from '../resource/wanted-item.ts';

/** R182: a custom request shows its lines, those created one by one included. */
export const customRequests: Behaviour = {
  rules: ['R182'],
  actions: {
    'customRequests.read': async (call) => {
      const item = await wantedItem(call);
      return call.show({ ...item, lines: linesOf(item, await allLines(call)) }, optionsOf(call.body));
    },
  },
  sources: {
    searchCustomRequests: async (call) => {
      const lines = await allLines(call);
      return (await call.state.all('customRequests')).map((item) => ({ ...item, lines: linesOf(item, lines) }));
    },
  },
};

function allLines({ state }: Call): ReturnType<Call['state']['all']> {
  return state.all('customRequestLines');
}

/**
 * The lines that a request holds itself, then those of `lines` that name it: as the management object that they are of.
 */
function linesOf(request: JsonObject, lines: readonly JsonObject[]): readonly Json[] {
  const named = lines.filter(({ customRequestId }) => customRequestId === request['id']);
  const own = { managementObjectId: request['id'] ?? null };
  return [...listAt(request, 'lines'), ...named.map(({ customRequestId: _, ...line }) => ({ ...line, ...own }))];
}
