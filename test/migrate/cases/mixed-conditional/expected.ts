import type { TimesheetEntry } from '@acme/v2';
export const where = (far: boolean, entry: TimesheetEntry, venue: { place: string }) => (far ? entry : venue).place;
