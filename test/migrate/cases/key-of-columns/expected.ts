import type { TimesheetEntryBase } from '@acme/v2';
const columns = [
  { key: 'place', title: 'Ort' },
  { key: 'comment', title: 'Kommentar' },
] as const;
type Key = (typeof columns)[number]['key'];
export type Row = Pick<TimesheetEntryBase, Key>;
export type Rest = Omit<TimesheetEntryBase, Key>;
export type Cell = TimesheetEntryBase[Key];
export const cell = (entry: TimesheetEntryBase, key: Key) => entry[key];
type Both = 'id' | 'comment';
export type Other = Pick<TimesheetEntryBase, Both>;
