import type { TimeRecording } from '@acme/v2';
export function without({ place, ...rest }: TimeRecording) {
  return [place, rest];
}
