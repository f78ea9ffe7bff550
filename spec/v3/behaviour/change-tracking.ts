import { type JsonObject, objectAt } from '#mock/json.ts';
import type { Behaviour, Call } from '#mock/platform.ts';

/** R071: the calling user is recorded in the change tracking of what it creates or modifies. */
export const changeTracking: Behaviour = {
  rules: ['R071'],
  writes: { '*': (item, { call, before }) => tracked(item, call, before) },
};

/**
 * An item with the calling user in its change tracking: as who modified what was there before, else as who created it.
 */
export function tracked(
  item: JsonObject,
  { caller, clock }: Pick<Call, 'caller' | 'clock'>,
  before?: JsonObject,
): JsonObject {
  const now = clock.timestamp();
  const { createdTime, createdById } =
    before === undefined ? { createdTime: now, createdById: caller.id } : objectAt(before, 'changeTracking');
  return {
    ...item,
    changeTracking: {
      // Who created what was there before anybody looked is not known, and is not made up.
      ...(createdTime === undefined ? {} : { createdTime }),
      ...(createdById === undefined ? {} : { createdById }),
      modificationTime: now,
      modificationById: caller.id,
    },
  };
}
