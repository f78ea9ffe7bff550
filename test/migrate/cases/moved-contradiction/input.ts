import type { Document } from '@acme/v2';
export const when = (doc: Document) => doc.creationDate;
