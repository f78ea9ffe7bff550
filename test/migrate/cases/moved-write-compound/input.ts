import type { Document } from '@acme/v2';
export function sign(doc: Document): void {
  doc.createdById += '!';
  delete doc.createdBy;
}
