import type { TimesheetEntry } from '@acme/v2';
interface Extended extends TimesheetEntry { note: string }
export const show = (entry: Extended) => `${entry.location} ${entry.note}`;
