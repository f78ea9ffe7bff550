import type { Document, TimeRecordingBase } from '@acme/v2';
interface Options<T> {
  sort?: `${keyof T & string}:${'asc' | 'desc'}`;
  nested?: { by: `-${keyof T & string}` };
  columns?: (keyof T)[];
}
function define<T>(options: Options<T>): Options<T> {
  return options;
}
class Table<T> {
  constructor(readonly options: { sort: `${keyof T & string}:asc` }) {}
}
export const table = define<TimeRecordingBase>({ sort: 'place:asc', columns: ['place', 'comment'] });
export const docs = define<Document>({ nested: { by: '-sysName' } });
export const made = new Table<TimeRecordingBase>({ sort: 'place:asc' });
export const kept = new Table<TimeRecordingBase>({ sort: 'comment:asc' });
