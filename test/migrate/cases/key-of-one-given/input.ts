import type { CalendarEvent, SubCategoryItem } from '@acme/v2';
declare const lens: <T>() => <K extends keyof T>(key: K) => (value: T) => T[K];
declare function made<T>(): { get<K extends keyof T>(key: K): T[K]; has(key: keyof T): boolean };
declare class Form<T> { field(name: keyof T): void }
interface Column { key: keyof CalendarEvent; title: string }
type Sorted<T> = { by: keyof T; down?: boolean };
export const place = lens<CalendarEvent>()('place');
export const titles = new Map<keyof CalendarEvent, string>([['place', 'Place']]);
export const widths = new Map<string, keyof CalendarEvent>([['wide', 'place']]);
export const keys = new Set<keyof SubCategoryItem>(['subType']);
export const column: Column = { key: 'place', title: 'Place' };
export const columns: Column[] = [{ key: 'place', title: 'Place' }];
export const inline: { key: keyof CalendarEvent } = { key: 'place' };
export const sorted: Sorted<CalendarEvent> = { by: 'place' };
export const show = (one: Column) => one.key === 'place';
export const got = made<CalendarEvent>().get('place');
export const field = (form: Form<CalendarEvent>) => form.field('place');
export const own: { key: 'place' } = { key: 'place' };
declare function build<T extends Record<keyof CalendarEvent, string>>(value: T): T;
export const built = build({ place: 'x' }).place;
export const order = (key: keyof CalendarEvent) => { switch (key) { case 'place': return 1; } };
