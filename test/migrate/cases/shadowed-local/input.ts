import type { TimeRecording } from '@acme/v2';
export function show(place: string, entry: TimeRecording) {
  const from = place;
  return { place, from, entry: entry.place };
}
