import type { Document } from '@acme/v2';
declare const doc: Document;
export type Name = typeof doc.sysName;
export type Author = typeof doc.createdById;
