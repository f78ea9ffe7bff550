import type { Json, JsonObject } from '#mock/json.ts';
import { momentOf } from './moment.ts';

const DATE = /^\d{4}-\d\d-\d\d$/;

/** A time; an end of it that is no number bounds nothing. */
interface Period {
  readonly from: number;
  readonly to: number;
}

/** Whether an item is valid at a moment: begun, and not after its end, as R059 has it of journals. */
export function isValidAt(item: JsonObject, moment: number): boolean {
  return isValidWithin(item, { from: moment, to: moment });
}

/** Whether an item is valid at some time of a period. */
export function isValidWithin(item: JsonObject, { from, to }: Period): boolean {
  return !(momentOf(item['startDate'] ?? null) > to) && !(endOf(item['endDate'] ?? null) < from);
}

/** Whether the date of an item lies in a period, both ends included; what is not stated bounds nothing. */
export function isWithin({ date = null }: JsonObject, from: Json | undefined, to: Json | undefined): boolean {
  const moment = momentOf(date);
  return !(moment < momentOf(from ?? null)) && !(moment > momentOf(to ?? null));
}

/** When what ends then has ended: a date without time is over with its day. */
export function endOf(date: Json): number {
  return momentOf(typeof date === 'string' && DATE.test(date) ? `${date}T23:59:59.999Z` : date);
}
