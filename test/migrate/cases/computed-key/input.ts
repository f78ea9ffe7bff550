import type { TimeRecording } from '@acme/v2';
export const entry: TimeRecording = { ['place']: 'Lyon' };
export const where = ({ ['place']: name }: TimeRecording) => name;
