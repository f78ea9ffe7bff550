import type { TimesheetEntryBase } from '@acme/v2';
export const entry = (far: boolean): TimesheetEntryBase => (far ? { location: 'a', comment: 'far' } : { location: 'b' });
