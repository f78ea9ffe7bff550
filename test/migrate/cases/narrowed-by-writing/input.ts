import type { Document, ItemLine } from '@acme/v2';
export function clear(line: ItemLine): boolean {
  line.discount = 0;
  return line.discount > 0;
}
export function own(doc: Document, id: string): void {
  if (!doc.createdBy) doc.createdBy = { id };
  doc.createdBy.firstname = 'x';
}
export function twice(line: ItemLine): number {
  if (line.discount === undefined) return 0;
  return line.discount * 2;
}
