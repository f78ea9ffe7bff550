import type { Document } from '@acme/v2';
export type Author = Document['createdBy'];
