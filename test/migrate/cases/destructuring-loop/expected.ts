import type { TimesheetEntry } from '@acme/v2';
export function show(entries: TimesheetEntry[]) {
  for (const { location: place } of entries) console.log(place);
}
