import type { TimesheetEntry } from '@acme/v2';
export function without({ location: place, ...rest }: TimesheetEntry) {
  return [place, rest];
}
