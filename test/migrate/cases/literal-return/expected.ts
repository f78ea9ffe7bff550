import type { TimesheetEntry } from '@acme/v2';
export const make = (): TimesheetEntry => ({ location: 'Lyon' });
export async function later(): Promise<TimesheetEntry> {
  return { location: 'Lyon' };
}
