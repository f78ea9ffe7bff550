import type { Employee, TimesheetEntryBase } from '@acme/v2';
type Factory<T> = (over?: Partial<T>) => T;
declare function define<T>(defaults: () => T): Factory<T>;
export const employee: Factory<Employee> = define(() => ({ code: 'x', family2Id: '2' }));
export const entry = define<TimesheetEntryBase>(() => ({ id: '1', location: 'Lyon' }));
export const made = entry({ location: 'Paris' }).location;
