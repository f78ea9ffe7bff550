import type { TimeRecording } from '@acme/v2';
export const entries: readonly TimeRecording[] = [{ place: 'a' }, { place: 'b' }];
export const map = new Map<string, TimeRecording>([['x', { place: 'c' }]]);
