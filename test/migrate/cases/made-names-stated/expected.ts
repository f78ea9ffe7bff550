import type { Document, TimesheetEntryBase } from '@acme/v2';
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
export const table = define<TimesheetEntryBase>({ sort: 'place:asc', columns: ['location', 'comment'] });
export const docs = define<Document>({ nested: { by: '-sysName' } });
export const made = new Table<TimesheetEntryBase>({ sort: 'place:asc' });
export const kept = new Table<TimesheetEntryBase>({ sort: 'comment:asc' });
