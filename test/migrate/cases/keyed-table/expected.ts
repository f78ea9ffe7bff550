import type { TimesheetEntry } from '@acme/v2';
export const labels: Record<keyof TimesheetEntry, string> = { location: 'Place', approval: 'State', approvalLabel: 'Label' };
export const some: Partial<Record<keyof TimesheetEntry, number>> = { location: 1 };
export const mapped: { [Key in keyof TimesheetEntry]: string } = { location: 'Place' };
