import type { TimesheetEntry } from '@acme/v2';
export function where<Entry extends TimesheetEntry>(entry: Entry): string | undefined {
  return entry.location;
}
