import type { TimesheetEntryCriteria } from '@acme/v2';
export const criteria = (from?: string, to?: string): TimesheetEntryCriteria => ({ ...(from ? { from } : {}), ...(to && { to }) });
