import type { Document } from '@acme/v2';
export const name = (doc?: Document) => doc?.changeTracking?.createdBy?.firstName?.toUpperCase();
