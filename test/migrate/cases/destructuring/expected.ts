import type { TimesheetEntryBase } from '@acme/v2';
export function show(entry: TimesheetEntryBase) {
  const { location: place, id } = entry;
  return `${id} ${place}`;
}
