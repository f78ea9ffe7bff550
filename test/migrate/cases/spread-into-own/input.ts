import type { TimeRecording } from '@acme/v2';
interface Row { id: number; place?: string }
export const row = (entry: TimeRecording): Row => ({ id: 1, ...entry });
export function plain(entry: TimeRecording) {
  const mine: { place?: string; approvalLabel?: string } = entry;
  return mine;
}
export const same = (entry: TimeRecording): TimeRecording => ({ ...entry });
export const free = (entry: TimeRecording) => ({ ...entry });
