import type { Document } from '@acme/v2';
declare function next(): Document;
export function sign(id: string): void {
  next().createdById = id;
}
