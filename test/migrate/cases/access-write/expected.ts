import type { TimesheetEntry } from '@acme/v2';
export function set(entry: TimesheetEntry): void {
  entry.location = 'Lyon';
  entry['location'] = 'Paris';
  entry.location += '!';
  delete entry.location;
}
