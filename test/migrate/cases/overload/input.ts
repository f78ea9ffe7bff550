import type { TimeRecordingBase } from '@acme/v2';
export function make(place: string): TimeRecordingBase;
export function make(place: string, comment: string): TimeRecordingBase;
export function make(place: string, comment?: string): TimeRecordingBase {
  return comment === undefined ? { place } : { place, comment };
}
