import type { Document } from '@acme/v2';
export function show(doc: Document) {
  const { title, createdBy, createdById: by = 'nobody' } = doc;
  return [title, createdBy, by];
}
