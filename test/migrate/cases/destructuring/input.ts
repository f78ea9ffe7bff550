import type { TimeRecordingBase } from '@acme/v2';
export function show(entry: TimeRecordingBase) {
  const { place, id } = entry;
  return `${id} ${place}`;
}
