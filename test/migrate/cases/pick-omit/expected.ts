import type { TimesheetEntryBase } from '@acme/v2';
export type A = Pick<TimesheetEntryBase, 'location'>;
export type B = Omit<TimesheetEntryBase, 'location' | 'comment'>;
export type C = Pick<TimesheetEntryBase, 'id' | 'location'>['location'];
