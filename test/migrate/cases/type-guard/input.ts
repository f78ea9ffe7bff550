import type { TimeRecording } from '@acme/v2';
const isEntry = (value: unknown): value is TimeRecording => typeof value === 'object' && value !== null && 'place' in value;
export const where = (value: unknown) => (isEntry(value) ? value.place : undefined);
