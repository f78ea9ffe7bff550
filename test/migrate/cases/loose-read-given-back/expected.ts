import type { TimesheetEntryBase } from '@acme/v2';
const raw = (value: object) => value as Record<string, string>;
export const read = (entry: TimesheetEntryBase, own: { place: string }) => [raw(entry)['place'], raw(own)['place']];
