import type { TimesheetEntry } from '@acme/v2';
declare function save(entry: Partial<TimesheetEntry>): void;
const entry = { comment: 'x', place: 'Lyon' };
save(entry);
