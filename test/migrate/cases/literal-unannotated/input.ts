import type { TimeRecording } from '@acme/v2';
declare function save(entry: Partial<TimeRecording>): void;
const entry = { comment: 'x', place: 'Lyon' };
save(entry);
