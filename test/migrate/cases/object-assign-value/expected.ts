import type { TimesheetEntry, TimesheetEntryCriteria } from '@acme/v2';
interface Span { from: string; to: string }
export const narrow = (criteria: TimesheetEntryCriteria, span: Span) => Object.assign(criteria, span);
export const place = (own: { place: string }, entry: TimesheetEntry) => Object.assign(own, entry);
export const both = (entry: TimesheetEntry, other: TimesheetEntry) => Object.assign(entry, other);
export const copy = (entry: TimesheetEntry) => Object.assign({}, entry);
