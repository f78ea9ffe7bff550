import type { Document, ItemLine, TimesheetEntryBase } from '@acme/v2';
export const copied = (entry: TimesheetEntryBase) => {
  const copy = JSON.parse(JSON.stringify(entry));
  return copy.place;
};
export const listed = (lines: ItemLine[]) => {
  const rows: any[] = lines;
  for (const row of rows) console.log(row.discount);
  return rows.filter((row) => row.quantity > 1).map((row) => row.discount);
};
export const nested = (docs: Document[]) => (docs as any[])[0].createdBy.firstname;
export const brought = (load: () => Promise<TimesheetEntryBase>) => load().then((row: any) => row.place);
export const shown = (entry: TimesheetEntryBase) => show(entry);
function show(row: any) {
  return row.place;
}
class View {
  render = (entry: TimesheetEntryBase) => this.#cell(entry);
  #cell(row: Record<string, any>) {
    return row.place;
  }
}
export { View };
