import type { TimesheetEntry } from '@acme/v2';
interface Row { id: number; place?: string }
export const row = (entry: TimesheetEntry): Row => ({ id: 1, ...entry });
export function plain(entry: TimesheetEntry) {
  const mine: { place?: string; approvalLabel?: string } = entry;
  return mine;
}
export const same = (entry: TimesheetEntry): TimesheetEntry => ({ ...entry });
export const free = (entry: TimesheetEntry) => ({ ...entry });
