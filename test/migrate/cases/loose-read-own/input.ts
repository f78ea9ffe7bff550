import type { TimeRecordingBase } from '@acme/v2';
declare const input: any;
export function own(entry: TimeRecordingBase, row: any, rows: any[]) {
  const value: any = entry;
  const other: any = { place: 'Lyon', id: entry.id };
  return [value.comment, row.place, input.place, other.place, rows.map(({ place }) => place), show(row)];
}
function show(row: any) {
  return row.place;
}
