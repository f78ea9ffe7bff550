import type { TimeRecording } from '@acme/v2';
export function set(entry: TimeRecording): void {
  entry.place = 'Lyon';
  entry['place'] = 'Paris';
  entry.place += '!';
  delete entry.place;
}
