import type { TimesheetEntry } from '@acme/v2';
export function show(place: string, entry: TimesheetEntry) {
  const from = place;
  return { place, from, entry: entry.location };
}
