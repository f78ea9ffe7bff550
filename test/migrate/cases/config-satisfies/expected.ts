import type { TimesheetEntryBase } from '@acme/v2';
const config = { columns: { location: { width: 10 }, id: { width: 5 } }, sort: 'location' } satisfies { columns: Partial<Record<keyof TimesheetEntryBase, { width: number }>>; sort: keyof TimesheetEntryBase };
export const width = config.columns.location.width;
