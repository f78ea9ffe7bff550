import type { CalendarEvent } from '@acme/v2';
export const tracked = (event: CalendarEvent): CalendarEvent =>
  new Proxy(event, {
    get: (target, key) => (key === 'place' ? 'x' : Reflect.get(target, key)),
    set(target, key, value) {
      if (key === 'place') console.log(value);
      return Reflect.set(target, key, value);
    },
  });
export const own = new Proxy({ place: 1 }, { get: (target, key) => (key === 'place' ? target.place : 0) });
