import type { TimeRecording } from '@acme/v2';
export const one = (entry: TimeRecording) => entry['place'];
export const other = (entry: TimeRecording) => entry["place"];
export const third = (entry: TimeRecording) => entry[`place`];
