import type { TimesheetEntry } from '@acme/v2';
export interface Column<Key extends keyof TimesheetEntry = 'location'> { key: Key; value: TimesheetEntry[Key] }
export type Either<Key extends keyof TimesheetEntry = 'location' | 'approval'> = Pick<TimesheetEntry, Key>;
export type Own<Key extends 'place' | 'from' = 'place'> = Record<Key, string>;
