import type { TimeRecordingBase } from '@acme/v2';
const COLUMNS = ['place', 'comment'] as const satisfies readonly (keyof TimeRecordingBase)[];
export const all = (entry: TimeRecordingBase) => COLUMNS.map((column) => entry[column]);
