import type { TimeRecording } from '@acme/v2';
declare function save(entry: Partial<TimeRecording>, options?: { place: string }): void;
save({ place: 'Lyon' }, { place: 'here' });
