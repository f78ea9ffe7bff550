import type { Contract, Document, TimesheetEntryBase } from '@acme/v2';
export const inPlace = (entry: TimesheetEntryBase) => [(entry as any).place, (entry as Record<string, unknown>)['place']];
export const twice = (doc: Document) => (doc as unknown as Record<string, unknown>).sysName;
export function constant(entry: TimesheetEntryBase) {
  const value: any = entry;
  value.place = 'Lyon';
  delete value.place;
  return 'place' in value ? value.comment : value.location;
}
export function pattern(entry: TimesheetEntryBase) {
  const { place, comment } = entry as any;
  return [place, comment];
}
export function spread(contract: Contract) {
  const bag: Record<string, unknown> = { ...contract };
  return bag.terminationDate;
}
export function later(entry: TimesheetEntryBase) {
  let value: any;
  value = entry;
  return value.place;
}
