import type { Contract, TimesheetEntryBase } from '@acme/v2';
type Either = TimesheetEntryBase | Contract;
type KeysOf<T> = T extends unknown ? keyof T : never;
export const first: KeysOf<Either> = 'location';
export const labels: { [K in KeysOf<Either>]?: string } = { location: 'Ort', completionDate: 'Ende', id: 'Id' };
export const table: Partial<Record<KeysOf<Either>, string>> = { location: 'Ort' };
