import type { Contract, TimeRecordingBase } from '@acme/v2';
type Either = TimeRecordingBase | Contract;
type KeysOf<T> = T extends unknown ? keyof T : never;
export const first: KeysOf<Either> = 'place';
export const labels: { [K in KeysOf<Either>]?: string } = { place: 'Ort', terminationDate: 'Ende', id: 'Id' };
export const table: Partial<Record<KeysOf<Either>, string>> = { place: 'Ort' };
