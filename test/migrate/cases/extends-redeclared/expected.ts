import type { TimesheetEntry } from '@acme/v2';
interface Extended extends TimesheetEntry { place: 'Lyon' | 'Paris' }
export const show = (entry: Extended) => entry.place;
