import type { TimeRecordingCriteria } from '@acme/v2';
export const criteria = (from?: string, to?: string): TimeRecordingCriteria => ({ ...(from ? { from } : {}), ...(to && { to }) });
