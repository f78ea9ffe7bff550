import type { TimeRecording } from '@acme/v2';
interface Extended extends TimeRecording { place: 'Lyon' | 'Paris' }
export const show = (entry: Extended) => entry.place;
