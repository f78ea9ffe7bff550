import type { TimesheetEntry } from '@acme/v2';
declare function save(entry: Partial<TimesheetEntry>, options?: { place: string }): void;
save({ location: 'Lyon' }, { place: 'here' });
