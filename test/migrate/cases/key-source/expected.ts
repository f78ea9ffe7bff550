import type { Document } from '@acme/v2';
import { FIELDS } from './input-fields.ts';
export const typed = (doc: Document) => (['fileName', 'title'] satisfies (keyof Document)[]).map((key) => doc[key]);
export const loose = (doc: Document) => (['sysName', 'title'] as const).map((key) => doc[key]);
export const imported = (doc: Document) => FIELDS.map((field) => doc[field]);
export function* each(doc: Document) {
  for (const field of FIELDS) yield doc[field];
}
