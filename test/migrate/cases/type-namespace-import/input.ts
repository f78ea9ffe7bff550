import type * as v2 from '@acme/v2';
export const id = (doc: v2.BusinessDocument): v2.TimeRecordingRules | string | undefined => doc.id;
