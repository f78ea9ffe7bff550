import type { TimeRecording } from '@acme/v2';
interface Extended extends TimeRecording { note: string }
export const show = (entry: Extended) => `${entry.place} ${entry.note}`;
