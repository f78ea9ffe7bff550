import type { CalendarEvent, SubCategoryItem } from '@acme/v2';
function by<K extends keyof SubCategoryItem>(key: K): K {
  return key;
}
function set<K extends keyof CalendarEvent>(event: CalendarEvent, key: K, value: CalendarEvent[K]) {
  event[key] = value;
}
type Key = keyof CalendarEvent;
export const first: Key = 'location';
export const all: (keyof CalendarEvent)[] = ['location'];
export const read = (event: CalendarEvent, key: Key = 'location') => event[key];
export const order: Record<keyof CalendarEvent, number> = { location: order1() };
export const shown = order.location;
set({}, 'location', by('subCategoryType'));
declare function order1(): number;
