import type { ItemLine, TimeRecordingBase } from '@acme/v2';
export const read = (rows: string[]): TimeRecordingBase[] => rows.map((row) => ({ place: row }));
export const lines: Promise<ItemLine[]> = Promise.resolve(['1']).then((ids) => ids.map((id) => { return { id, businessDocumentId: id, discount: 1 }; }));
export const own = (rows: string[]) => rows.map((row) => ({ place: row }));
