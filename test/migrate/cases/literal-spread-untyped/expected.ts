import type { TimesheetEntry } from '@acme/v2';
export function moved(entry: TimesheetEntry) {
  const copy = { ...entry, place: 'Lyon' };
  return copy;
}
