import type { Document } from '@acme/v2';
export function show({ createdBy, ...rest }: Document) {
  return [createdBy, rest];
}
