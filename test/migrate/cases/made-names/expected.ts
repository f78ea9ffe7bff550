import type { CalendarEvent, Division } from '@acme/v2';
type Getters<T> = { [K in keyof T & string as `get${Capitalize<K>}`]?: () => T[K] };
export const getters = (event: CalendarEvent): Getters<CalendarEvent> => ({ getPlace: () => event.location });
export const read = (one: Getters<CalendarEvent>) => one.getPlace?.();
type Sorted<T> = `${keyof T & string}:${'asc' | 'desc'}`;
const sort = (by: Sorted<Division>, ..._rest: string[]) => by;
export const sorted = [sort('serviceId:asc'), sort('code:asc', 'serviceId')];
class Store<T> { on(event: `${keyof T & string}Changed`): void { console.log(event); } }
new Store<Division>().on('serviceIdChanged');
declare const own: { getPlace(): string };
export const plain = own.getPlace();
