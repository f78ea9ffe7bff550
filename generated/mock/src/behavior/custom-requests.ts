import { type JsonObject, listAt } from '@bmp/mock-engine/behavior';
import { requestedOptions } from '@bmp/mock-engine/behavior';
import { type Behavior, requireItem } from '@bmp/mock-engine/behavior';

/** R182: a custom request includes its lines, even those created individually. */
export const customRequests: Behavior = {
  rules: ['R182'],
  actions: {
    'customRequests.read': async (call) => {
      const item = await requireItem(call);
      const lines = await call.state.all('customRequestLines');
      const own = lines.filter(({ customRequestId }) => customRequestId === item['id']);
      return call.respond(withLines(item, own), requestedOptions(call.body));
    },
  },
  sources: {
    searchCustomRequests: async ({ state }) => {
      const lines = Map.groupBy(await state.all('customRequestLines'), ({ customRequestId }) => customRequestId);
      return (await state.all('customRequests')).map((item) => withLines(item, lines.get(item['id']) ?? []));
    },
  },
};

/**
 * Returns a request with its own lines, followed by the lines that refer to it as their management object.
 */
function withLines(request: JsonObject, named: readonly JsonObject[]): JsonObject {
  const managementObjectId = request['id'] ?? null;
  const own = named.map(({ customRequestId: _, ...line }) => ({ ...line, managementObjectId }));
  return { ...request, lines: [...listAt(request, 'lines'), ...own] };
}
