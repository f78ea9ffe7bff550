import type { Document } from '@acme/v2';
export const short = (doc: Document) => doc.createdById?.slice(0, 2);
export const twice = (doc: Document) => `${doc.createdById}${doc.createdById}`;
