import type { TimeRecording } from '@acme/v2';
declare function load(): Promise<TimeRecording[]>;
export async function places() {
  const entries = await load();
  const [first, ...others] = entries;
  return [first?.place, ...others.map((entry) => entry.place), ...entries.filter(Boolean).flatMap(({ place }) => place ?? [])];
}
