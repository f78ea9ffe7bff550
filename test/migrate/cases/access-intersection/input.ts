import type { TimeRecording } from '@acme/v2';
export const where = (entry: TimeRecording & { extra: number }) => `${entry.place} ${entry.extra}`;
