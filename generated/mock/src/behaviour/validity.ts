import type { JsonObject } from '../json.ts';
import { momentOf } from './moment.ts';

/** Whether an item is valid at a moment: begun, and not ended. */
export function isValidAt(item: JsonObject, moment: number): boolean {
  const start = momentOf(item['startDate'] ?? null);
  const end = momentOf(item['endDate'] ?? null);
  return !(start > moment) && !(end <= moment);
}
