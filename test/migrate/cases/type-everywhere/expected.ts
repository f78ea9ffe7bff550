import type { ManagementObject } from '@acme/v2';
export type List = Array<ManagementObject>;
export type Either = ManagementObject | null;
export type Keys = keyof ManagementObject;
export type Cond<T> = T extends ManagementObject ? ManagementObject[] : never;
export function isOne(value: unknown): value is ManagementObject {
  return (value as ManagementObject).id !== undefined;
}
export class Store<T extends ManagementObject = ManagementObject> {
  items: T[] = [];
}
