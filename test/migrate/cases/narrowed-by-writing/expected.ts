import type { Document, ItemLine } from '@acme/v2';
export function clear(line: ItemLine): boolean {
  line.discount = { ...line.discount, amount: 0 };
  return line.discount?.amount! > 0;
}
export function own(doc: Document, id: string): void {
  if (!doc.changeTracking?.createdBy) doc.changeTracking = { ...doc.changeTracking, createdBy: { id } };
  doc.changeTracking!.createdBy!.firstName = 'x';
}
export function twice(line: ItemLine): number {
  if (line.discount?.amount === undefined) return 0;
  return line.discount?.amount * 2;
}
