import type { TimesheetEntryBase } from '@acme/v2';
export type Renamed = { [K in keyof TimesheetEntryBase as K extends 'location' ? 'where' : K]: TimesheetEntryBase[K] };
