import type { BusinessDocument } from '@acme/v2';
export type List = Array<BusinessDocument>;
export type Either = BusinessDocument | null;
export type Keys = keyof BusinessDocument;
export type Cond<T> = T extends BusinessDocument ? BusinessDocument[] : never;
export function isOne(value: unknown): value is BusinessDocument {
  return (value as BusinessDocument).id !== undefined;
}
export class Store<T extends BusinessDocument = BusinessDocument> {
  items: T[] = [];
}
