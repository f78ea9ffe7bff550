import type { TimesheetEntry } from '@acme/v2';
interface Meeting { place?: string; room: number }
export const where = (entry: Meeting | TimesheetEntry) => entry.place;
