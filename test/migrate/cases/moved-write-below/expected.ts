import type { Document } from '@acme/v2';
export function rename(doc: Document): void {
  doc.changeTracking!.createdBy!.firstName = 'Ada';
}
