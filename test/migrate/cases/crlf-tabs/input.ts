import type { TimeRecording } from '@acme/v2';
export function show(entry: TimeRecording) {
	return entry.place   ;
}