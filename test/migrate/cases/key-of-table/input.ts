import type { TimeRecordingBase } from '@acme/v2';
const LABELS = { place: 'Ort', date: 'Datum' } satisfies Partial<Record<keyof TimeRecordingBase, string>>;
const WORDS = { place: 'Ort', date: 'Datum' };
export const rows = (entry: TimeRecordingBase) =>
  (Object.keys(LABELS) as (keyof typeof LABELS)[]).map((key) => `${LABELS[key]}: ${entry[key]}`);
export const cells = (entry: TimeRecordingBase) => Object.keys(LABELS).map((key) => entry[key as keyof typeof LABELS]);
export const words = (entry: TimeRecordingBase, key: keyof typeof WORDS) => entry[key];
