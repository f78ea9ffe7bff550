import type { Document } from '@acme/v2';
export const name = (doc?: Document) => doc?.createdBy?.firstname?.toUpperCase();
