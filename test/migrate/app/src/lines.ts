import type { Document, ItemLine } from 'erp-types';

/** What a line costs, with its discount. */
export function netOf(line: ItemLine): number {
  return (line.quantity ?? 0) * (line.unitPrice ?? 0) - (line.discount ?? 0);
}

/** A copy of a line with another discount. */
export function discounted(line: ItemLine, discount: number): ItemLine {
  return { ...line, discount };
}

/** Who made a document. */
export function authorOf(document: Document): string {
  return document.createdBy?.firstname ?? document.createdById ?? 'unknown';
}

/** The name that a document is saved under. */
export const fileNameOf = ({ sysName, title }: Document): string => (title == null ? (sysName ?? 'unnamed') : `${title} (${sysName ?? 'unnamed'})`);
