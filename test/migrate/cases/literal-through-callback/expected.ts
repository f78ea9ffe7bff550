import type { ItemLine, TimesheetEntryBase } from '@acme/v2';
export const read = (rows: string[]): TimesheetEntryBase[] => rows.map((row) => ({ location: row }));
export const lines: Promise<ItemLine[]> = Promise.resolve(['1']).then((ids) => ids.map((id) => { return { id, managementObjectId: id, discount: { amount: 1 } }; }));
export const own = (rows: string[]) => rows.map((row) => ({ place: row }));
