import type { TimeRecording } from '@acme/v2';
export function show(entries: TimeRecording[]) {
  for (const { place } of entries) console.log(place);
}
