import type { TimeRecording } from '@acme/v2';
export const one = { place: 'a' } satisfies TimeRecording;
export const other = { place: 'b' } as TimeRecording;
export const read = one.place;
