import type { Employee, TimeRecordingBase } from '@acme/v2';
type Factory<T> = (over?: Partial<T>) => T;
declare function define<T>(defaults: () => T): Factory<T>;
export const employee: Factory<Employee> = define(() => ({ code: 'x', employeeFamily2: '2' }));
export const entry = define<TimeRecordingBase>(() => ({ id: '1', place: 'Lyon' }));
export const made = entry({ place: 'Paris' }).place;
