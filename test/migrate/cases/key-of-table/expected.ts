import type { TimesheetEntryBase } from '@acme/v2';
const LABELS = { location: 'Ort', date: 'Datum' } satisfies Partial<Record<keyof TimesheetEntryBase, string>>;
const WORDS = { place: 'Ort', date: 'Datum' };
export const rows = (entry: TimesheetEntryBase) =>
  (Object.keys(LABELS) as (keyof typeof LABELS)[]).map((key) => `${LABELS[key]}: ${entry[key]}`);
export const cells = (entry: TimesheetEntryBase) => Object.keys(LABELS).map((key) => entry[key as keyof typeof LABELS]);
export const words = (entry: TimesheetEntryBase, key: keyof typeof WORDS) => entry[key];
