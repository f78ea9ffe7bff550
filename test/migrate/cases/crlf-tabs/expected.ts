import type { TimesheetEntry } from '@acme/v2';
export function show(entry: TimesheetEntry) {
	return entry.location   ;
}