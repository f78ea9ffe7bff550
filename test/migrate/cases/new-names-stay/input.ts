import type { TimeRecording } from '@acme/v2';
export const show = (entry: TimeRecording & { location?: string; customData?: object }) => [entry.location, entry.customData];
