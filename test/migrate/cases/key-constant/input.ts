import type { TimeRecordingBase } from '@acme/v2';
const PLACE = 'place';
const COLUMNS = ['id', 'place'] as const;
enum Column { Id = 'id', Place = 'place' }
export const one = (entry: TimeRecordingBase) => entry[PLACE];
export const all = (entry: TimeRecordingBase) => COLUMNS.map((column) => entry[column]);
export const other = (entry: TimeRecordingBase) => entry[Column.Place];
export const taken = ({ [PLACE]: place }: TimeRecordingBase) => place;
