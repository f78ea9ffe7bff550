import type { TimesheetEntryBase } from '@acme/v2';
declare function expect(value: unknown): { toHaveProperty(path: string, value?: unknown): void };
export const check = (entry: TimesheetEntryBase) => expect(entry).toHaveProperty('place', 'office');
