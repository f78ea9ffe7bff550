import type { TimeRecording } from '@acme/v2';
export const make = (): TimeRecording => ({ place: 'Lyon' });
export async function later(): Promise<TimeRecording> {
  return { place: 'Lyon' };
}
