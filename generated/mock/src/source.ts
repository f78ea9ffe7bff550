import { platform } from './behavior/platform.ts';
import { readDocuments } from './server/files.ts';
import type { MockSource } from './mock.ts';
import { legacyTranslations } from './legacy-translations.ts';
/** Returns the platform and the documents that this mock serves. */
export const source = (): MockSource => ({ platform, documents: readDocuments(['v3', 'v2'], legacyTranslations) });
