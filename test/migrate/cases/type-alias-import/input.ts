import type { BusinessDocument as Doc } from '@acme/v2';
export const id = (doc: Doc) => doc.id;
