import type { TimesheetEntryBase } from '@acme/v2';
export function make(place: string): TimesheetEntryBase;
export function make(place: string, comment: string): TimesheetEntryBase;
export function make(place: string, comment?: string): TimesheetEntryBase {
  return comment === undefined ? { location: place } : { location: place, comment };
}
