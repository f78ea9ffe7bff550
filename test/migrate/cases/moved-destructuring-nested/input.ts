import type { Document } from '@acme/v2';
export function show(doc: Document) {
  const { createdBy: { name } = {} } = doc;
  return name;
}
