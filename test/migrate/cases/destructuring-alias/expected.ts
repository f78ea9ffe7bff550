import type { TimesheetEntry } from '@acme/v2';
export const show = ({ location: where = 'nowhere' }: TimesheetEntry) => where;
