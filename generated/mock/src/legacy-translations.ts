import { type LegacyTranslation, createLegacyTranslation, translate } from '@bmp/mock-engine/modules';
import { schemas } from './migration/schemas.ts';
/** Translations between the state and the documents of previous versions, by document name. */
export const legacyTranslations: Readonly<Record<string, LegacyTranslation>> = {
  v2: createLegacyTranslation({
    schemas,
    operations: { getTimeRecordingTerminations: 'getTimesheetEntryCompletions' },
    translate,
  }),
};
