import type { TimesheetEntryBase } from '@acme/v2';
export const keys = (entry: TimesheetEntryBase) => Object.keys(entry).filter((key) => key !== 'place');
export function all(entry: TimesheetEntryBase) {
  for (const [key] of Object.entries(entry)) if (key === 'place') return key;
  for (const key in entry) if (key === 'place') return key;
  return ['place'].find((key) => key === 'place');
}
