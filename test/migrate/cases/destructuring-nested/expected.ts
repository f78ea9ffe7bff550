import type { TimesheetEntry } from '@acme/v2';
export const show = ({ first: { location: place }, list: [{ location: second }] }: { first: TimesheetEntry; list: [TimesheetEntry] }) => `${place} ${second}`;
