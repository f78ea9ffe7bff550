import type { TimesheetEntry } from '@acme/v2';
export const where = (entry?: TimesheetEntry | null) => entry?.['location'];
