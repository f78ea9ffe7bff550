import type { TimesheetEntry } from '@acme/v2';
export const sorted = (entries: TimesheetEntry[]) => entries.sort((one, other) => (one.location ?? '').localeCompare(other.location ?? '')).reduce((all, { location: place }) => all + place, '');
