import type { TimesheetEntry } from '@acme/v2';
export const show = (entry: TimesheetEntry & { location?: string; customData?: object }) => [entry.location, entry.customData];
