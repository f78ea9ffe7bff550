import type { Document, ChangeTracking } from '@acme/v2';
export const when = (doc: Document & { changeTracking?: ChangeTracking }) => doc.changeTracking?.createdBy;
