import type { TimesheetEntryBase } from '@acme/v2';
export function dump(entry: TimesheetEntryBase) {
  const keys = Object.keys(entry);
  const found = new Set(keys);
  if (keys.includes('place') || found.has('place')) return 1;
  for (const [key, value] of Object.entries(entry as Record<string, unknown>)) if (key === 'place') return value;
  return Object.entries(entry).find(([key]) => key === 'place')?.[1];
}
const KEY = 'place';
export const read = (entry: TimesheetEntryBase) => (entry as Record<string, unknown>)[KEY];
