import type { TimeRecording } from '@acme/v2';
export function where<Entry extends TimeRecording>(entry: Entry): string | undefined {
  return entry.place;
}
