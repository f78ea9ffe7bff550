import type { TimeRecordingBase } from '@acme/v2';
const config = { columns: { place: { width: 10 }, id: { width: 5 } }, sort: 'place' } satisfies { columns: Partial<Record<keyof TimeRecordingBase, { width: number }>>; sort: keyof TimeRecordingBase };
export const width = config.columns.place.width;
