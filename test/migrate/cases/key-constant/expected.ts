import type { TimesheetEntryBase } from '@acme/v2';
const PLACE = 'place';
const COLUMNS = ['id', 'place'] as const;
enum Column { Id = 'id', Place = 'place' }
export const one = (entry: TimesheetEntryBase) => entry[PLACE];
export const all = (entry: TimesheetEntryBase) => COLUMNS.map((column) => entry[column]);
export const other = (entry: TimesheetEntryBase) => entry[Column.Place];
export const taken = ({ [PLACE]: place }: TimesheetEntryBase) => place;
