import type { Document } from '@acme/v2';
export function rename(doc: Document): void {
  doc.createdBy!.firstname = 'Ada';
}
