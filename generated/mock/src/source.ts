import { platform } from './behaviour/platform.ts';
import { readDocuments } from './read-documents.ts';
import type { MockSource } from './start.ts';
import { wordings } from './wordings.ts';
/** Returns the platform and the documents that this mock serves. */
export const source = (): MockSource => ({ platform, documents: readDocuments(['v3', 'v2'], wordings) });
