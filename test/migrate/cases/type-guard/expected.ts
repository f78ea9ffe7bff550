import type { TimesheetEntry } from '@acme/v2';
const isEntry = (value: unknown): value is TimesheetEntry => typeof value === 'object' && value !== null && 'location' in value;
export const where = (value: unknown) => (isEntry(value) ? value.location : undefined);
