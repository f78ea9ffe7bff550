import type { Document, UserBase } from '@acme/v2';
declare function count(): string;
declare function user(): UserBase;
export const doc: Partial<Document> = { createdById: count(), title: count(), createdBy: user() };
