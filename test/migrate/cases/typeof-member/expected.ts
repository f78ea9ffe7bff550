import type { Document } from '@acme/v2';
declare const doc: Document;
export type Name = typeof doc.fileName;
export type Author = typeof doc.createdById;
