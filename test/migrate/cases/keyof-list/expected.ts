import type { Document, TimesheetEntryBase } from '@acme/v2';
declare function sortBy<T, K extends keyof T>(rows: readonly T[], key: K): T[];
declare function pick<T extends object, K extends keyof T>(value: T, ...keys: (K | readonly K[])[]): Pick<T, K>;
declare class Model<T extends object> { get<K extends keyof T>(key: K): T[K] }
class Entry extends Model<TimesheetEntryBase> { where = () => this.get('location'); }
declare const prop: <T>() => <K extends keyof T>(key: K) => (value: T) => T[K];
export const sorted = (documents: Document[]) => sortBy(documents, 'fileName');
export const picked = (entry: TimesheetEntryBase) => [pick(entry, 'id', 'location'), pick(entry, ['location'])];
export const where = prop<TimesheetEntryBase>()('location');
export { Entry };
