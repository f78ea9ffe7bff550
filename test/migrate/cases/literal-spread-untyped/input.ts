import type { TimeRecording } from '@acme/v2';
export function moved(entry: TimeRecording) {
  const copy = { ...entry, place: 'Lyon' };
  return copy;
}
