import type { TimeRecording } from '@acme/v2';
export const where = (far: boolean, entry: TimeRecording, venue: { place: string }) => (far ? entry : venue).place;
