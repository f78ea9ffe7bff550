import type { TimesheetEntry } from '@acme/v2';
declare function load(): Promise<TimesheetEntry[]>;
export async function places() {
  const entries = await load();
  const [first, ...others] = entries;
  return [first?.location, ...others.map((entry) => entry.location), ...entries.filter(Boolean).flatMap(({ location: place }) => place ?? [])];
}
