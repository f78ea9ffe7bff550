import type { CalendarEvent, SubCategoryItem } from '@acme/v2';
declare const lens: <T>() => <K extends keyof T>(key: K) => (value: T) => T[K];
declare function made<T>(): { get<K extends keyof T>(key: K): T[K]; has(key: keyof T): boolean };
declare class Form<T> { field(name: keyof T): void }
interface Column { key: keyof CalendarEvent; title: string }
type Sorted<T> = { by: keyof T; down?: boolean };
export const place = lens<CalendarEvent>()('location');
export const titles = new Map<keyof CalendarEvent, string>([['location', 'Place']]);
export const widths = new Map<string, keyof CalendarEvent>([['wide', 'location']]);
export const keys = new Set<keyof SubCategoryItem>(['subCategoryType']);
export const column: Column = { key: 'location', title: 'Place' };
export const columns: Column[] = [{ key: 'location', title: 'Place' }];
export const inline: { key: keyof CalendarEvent } = { key: 'location' };
export const sorted: Sorted<CalendarEvent> = { by: 'location' };
export const show = (one: Column) => one.key === 'location';
export const got = made<CalendarEvent>().get('location');
export const field = (form: Form<CalendarEvent>) => form.field('location');
export const own: { key: 'place' } = { key: 'place' };
declare function build<T extends Record<keyof CalendarEvent, string>>(value: T): T;
export const built = build({ location: 'x' }).location;
export const order = (key: keyof CalendarEvent) => { switch (key) { case 'location': return 1; } };
