import type { Document } from '@acme/v2';
export function show(doc: Document) {
  let createdById: string | undefined;
  ({ createdById } = doc);
  return createdById;
}
