import type { Json, JsonObject } from '@bmp/mock-engine/behavior';
import { momentOf } from './moment.ts';

const DATE = /^\d{4}-\d\d-\d\d$/;

/** Tests if an item is valid at a time: after its start and not after its end, as R059 defines for journals. */
export function isValidAt(item: JsonObject, moment: number): boolean {
  return isValidWithin(item, moment, moment);
}

/** Tests if an item is valid at some time in a period. */
export function isValidWithin(item: JsonObject, from: number, to: number): boolean {
  return !(momentOf(item['startDate'] ?? null) > to) && !(endOf(item['endDate'] ?? null) < from);
}

/** Tests if the date of an item is in a period, including both ends; an omitted bound limits nothing. */
export function isWithin({ date = null }: JsonObject, from: Json | undefined, to: Json | undefined): boolean {
  const moment = momentOf(date);
  return !(moment < momentOf(from ?? null)) && !(moment > momentOf(to ?? null));
}

/** Converts an end date to a time; a date without a time ends with its day. */
export function endOf(date: Json): number {
  return momentOf(typeof date === 'string' && DATE.test(date) ? `${date}T23:59:59.999Z` : date);
}
