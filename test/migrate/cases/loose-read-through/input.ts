import type { Document, ItemLine, TimeRecordingBase } from '@acme/v2';
export const copied = (entry: TimeRecordingBase) => {
  const copy = JSON.parse(JSON.stringify(entry));
  return copy.place;
};
export const listed = (lines: ItemLine[]) => {
  const rows: any[] = lines;
  for (const row of rows) console.log(row.discount);
  return rows.filter((row) => row.quantity > 1).map((row) => row.discount);
};
export const nested = (docs: Document[]) => (docs as any[])[0].createdBy.firstname;
export const brought = (load: () => Promise<TimeRecordingBase>) => load().then((row: any) => row.place);
export const shown = (entry: TimeRecordingBase) => show(entry);
function show(row: any) {
  return row.place;
}
class View {
  render = (entry: TimeRecordingBase) => this.#cell(entry);
  #cell(row: Record<string, any>) {
    return row.place;
  }
}
export { View };
