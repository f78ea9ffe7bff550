import type { TimeRecording } from '@acme/v2';
export function show(entry: TimeRecording) {
  let place: string | undefined;
  let where: string | undefined;
  ({ place } = entry);
  ({ place: where } = entry);
  ({ place = 'x' } = entry);
  return [place, where];
}
