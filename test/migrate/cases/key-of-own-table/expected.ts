import type { TimesheetEntryBase } from '@acme/v2';
export const SORTS = { place: 'Place', date: 'Date' } as const;
export const sorted = (entries: TimesheetEntryBase[], by: keyof typeof SORTS) =>
  entries.sort((a, b) => String(a[by]).localeCompare(String(b[by])));
export const title = (by: keyof typeof SORTS) => SORTS[by];
