import type { TimesheetEntryBase } from '@acme/v2';
export const key: keyof TimesheetEntryBase = 'location';
export const keys: (keyof TimesheetEntryBase)[] = ['id', 'location'];
