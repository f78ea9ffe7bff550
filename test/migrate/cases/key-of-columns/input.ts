import type { TimeRecordingBase } from '@acme/v2';
const columns = [
  { key: 'place', title: 'Ort' },
  { key: 'comment', title: 'Kommentar' },
] as const;
type Key = (typeof columns)[number]['key'];
export type Row = Pick<TimeRecordingBase, Key>;
export type Rest = Omit<TimeRecordingBase, Key>;
export type Cell = TimeRecordingBase[Key];
export const cell = (entry: TimeRecordingBase, key: Key) => entry[key];
type Both = 'id' | 'comment';
export type Other = Pick<TimeRecordingBase, Both>;
