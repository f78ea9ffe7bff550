import type { TimeRecording, TimeRecordingCriteria } from '@acme/v2';
interface Span { from: string; to: string }
export const narrow = (criteria: TimeRecordingCriteria, span: Span) => Object.assign(criteria, span);
export const place = (own: { place: string }, entry: TimeRecording) => Object.assign(own, entry);
export const both = (entry: TimeRecording, other: TimeRecording) => Object.assign(entry, other);
export const copy = (entry: TimeRecording) => Object.assign({}, entry);
