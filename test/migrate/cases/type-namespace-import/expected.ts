import type * as v2 from '@acme/v2';
export const id = (doc: v2.ManagementObject): v2.TimesheetEntryRules | string | undefined => doc.id;
