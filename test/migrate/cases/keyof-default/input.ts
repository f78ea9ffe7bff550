import type { TimeRecording } from '@acme/v2';
export interface Column<Key extends keyof TimeRecording = 'place'> { key: Key; value: TimeRecording[Key] }
export type Either<Key extends keyof TimeRecording = 'place' | 'approval'> = Pick<TimeRecording, Key>;
export type Own<Key extends 'place' | 'from' = 'place'> = Record<Key, string>;
