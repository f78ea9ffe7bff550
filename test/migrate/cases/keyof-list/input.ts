import type { Document, TimeRecordingBase } from '@acme/v2';
declare function sortBy<T, K extends keyof T>(rows: readonly T[], key: K): T[];
declare function pick<T extends object, K extends keyof T>(value: T, ...keys: (K | readonly K[])[]): Pick<T, K>;
declare class Model<T extends object> { get<K extends keyof T>(key: K): T[K] }
class Entry extends Model<TimeRecordingBase> { where = () => this.get('place'); }
declare const prop: <T>() => <K extends keyof T>(key: K) => (value: T) => T[K];
export const sorted = (documents: Document[]) => sortBy(documents, 'sysName');
export const picked = (entry: TimeRecordingBase) => [pick(entry, 'id', 'place'), pick(entry, ['place'])];
export const where = prop<TimeRecordingBase>()('place');
export { Entry };
