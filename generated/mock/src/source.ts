import type { MockSource } from '@bmp/mock-engine';
import { readSource } from '@bmp/mock-engine/entries';
import { platform } from './behavior/platform.ts';
import { legacyTranslations } from './legacy-translations.ts';
import { bodyValidators as validatorsOfV3 } from './validators/v3.ts';
import { bodyValidators as validatorsOfV2 } from './validators/v2.ts';
/** Returns the platform and the documents that this mock serves. */
export const source = (): MockSource =>
  readSource({
    model: 1,
    home: import.meta.url,
    platform,
    documents: ['v3', 'v2'],
    translations: legacyTranslations,
    bodyValidators: { v3: validatorsOfV3, v2: validatorsOfV2 },
  });
