import type { Document } from '@acme/v2';
export function sign(doc: Document, id: string): void {
  doc.createdById = id;
}
