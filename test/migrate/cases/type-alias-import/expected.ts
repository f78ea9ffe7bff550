import type { ManagementObject as Doc } from '@acme/v2';
export const id = (doc: Doc) => doc.id;
