import type { Division, TimeRecordingBase } from '@acme/v2';
const FIELDS = ['id', 'place'];
export const row = (entry: TimeRecordingBase) => FIELDS.map((field) => entry[field as keyof TimeRecordingBase]);
export const loose = (entry: TimeRecordingBase) => FIELDS.map((field) => (entry as any)[field]);
const TITLES: Record<string, string> = { serviceId: 'Service', code: 'Code' };
export const titled = (division: Division) =>
  Object.entries(TITLES).map(([key, title]) => `${title} ${division[key as keyof Division]}`);
const COLUMNS = [{ key: 'code', title: 'Code' }, { key: 'serviceId', title: 'Service' }];
export const cells = (division: Division) => COLUMNS.map(({ key }) => (division as Record<string, unknown>)[key]);
const OWN = ['place'];
export const own = (value: { place: string }) => OWN.map((key) => value[key as 'place']);
