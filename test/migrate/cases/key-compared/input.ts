import type { TimeRecordingBase } from '@acme/v2';
export const keys = (entry: TimeRecordingBase) => Object.keys(entry).filter((key) => key !== 'place');
export function all(entry: TimeRecordingBase) {
  for (const [key] of Object.entries(entry)) if (key === 'place') return key;
  for (const key in entry) if (key === 'place') return key;
  return ['place'].find((key) => key === 'place');
}
