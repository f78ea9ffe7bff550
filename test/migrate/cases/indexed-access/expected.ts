import type { TimesheetEntry } from '@acme/v2';
export type Place = TimesheetEntry['location'];
export const where: Place = 'x';
