import type { TimesheetEntry } from '@acme/v2';
export const where = (entry: TimesheetEntry | undefined): string => entry!.location!;
