import { type JsonObject, objectAt } from '@bmp/mock-engine/behavior';
import type { Behavior, Call } from '@bmp/mock-engine/behavior';

/** R071: the change tracking of an item records the user that created or modified it. */
export const changeTracking: Behavior = {
  rules: ['R071'],
  writes: { '*': (item, { call, before }) => tracked(item, call, before) },
};

/**
 * Adds the calling user to the change tracking of an item: as modifier if the item existed before, else as creator too.
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
      // The creator of an item from the initial data may be unknown; none is invented.
      ...(createdTime === undefined ? {} : { createdTime }),
      ...(createdById === undefined ? {} : { createdById }),
      modificationTime: now,
      modificationById: caller.id,
    },
  };
}
