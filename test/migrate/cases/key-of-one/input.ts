import type { CalendarEvent, SubCategoryItem } from '@acme/v2';
function by<K extends keyof SubCategoryItem>(key: K): K {
  return key;
}
function set<K extends keyof CalendarEvent>(event: CalendarEvent, key: K, value: CalendarEvent[K]) {
  event[key] = value;
}
type Key = keyof CalendarEvent;
export const first: Key = 'place';
export const all: (keyof CalendarEvent)[] = ['place'];
export const read = (event: CalendarEvent, key: Key = 'place') => event[key];
export const order: Record<keyof CalendarEvent, number> = { place: order1() };
export const shown = order.place;
set({}, 'place', by('subType'));
declare function order1(): number;
