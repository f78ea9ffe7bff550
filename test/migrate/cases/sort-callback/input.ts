import type { TimeRecording } from '@acme/v2';
export const sorted = (entries: TimeRecording[]) => entries.sort((one, other) => (one.place ?? '').localeCompare(other.place ?? '')).reduce((all, { place }) => all + place, '');
