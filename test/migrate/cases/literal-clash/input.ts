import type { TimeRecording } from '@acme/v2';
export const entry: TimeRecording & { location: string } = { place: 'a', location: 'b' };
