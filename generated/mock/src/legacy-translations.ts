import { type LegacyTranslation, createLegacyTranslation } from './legacy/translation.ts';
import { schemas } from './migration/schemas.ts';
import { translate } from './shared/migration/translate.ts';
/** Translations between the state and the documents of previous versions, by document name. */
export const legacyTranslations: Readonly<Record<string, LegacyTranslation>> = {
  v2: createLegacyTranslation({ schemas, translate }),
};
