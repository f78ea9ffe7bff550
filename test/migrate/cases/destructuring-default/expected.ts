import type { TimesheetEntry } from '@acme/v2';
export const show = ({ location: place = 'nowhere' }: TimesheetEntry) => place;
