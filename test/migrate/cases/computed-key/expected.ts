import type { TimesheetEntry } from '@acme/v2';
export const entry: TimesheetEntry = { ['location']: 'Lyon' };
export const where = ({ ['location']: name }: TimesheetEntry) => name;
