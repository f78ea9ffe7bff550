import type { TimesheetEntry } from '@acme/v2';
export function show(entry: TimesheetEntry) {
  let place: string | undefined;
  let where: string | undefined;
  ({ location: place } = entry);
  ({ location: where } = entry);
  ({ location: place = 'x' } = entry);
  return [place, where];
}
