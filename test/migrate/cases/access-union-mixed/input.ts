import type { TimeRecording } from '@acme/v2';
interface Meeting { place?: string; room: number }
export const where = (entry: Meeting | TimeRecording) => entry.place;
