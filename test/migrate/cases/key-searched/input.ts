import type { Document } from '@acme/v2';
export const kept = (doc: Document) => Object.keys(doc).filter((key) => !['sysName', 'place'].includes(key));
export const other = (words: string[]) => words.filter((word) => ['sysName'].includes(word));
