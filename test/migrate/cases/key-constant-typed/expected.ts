import type { TimesheetEntryBase } from '@acme/v2';
const COLUMNS = ['location', 'comment'] as const satisfies readonly (keyof TimesheetEntryBase)[];
export const all = (entry: TimesheetEntryBase) => COLUMNS.map((column) => entry[column]);
