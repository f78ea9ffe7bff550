import type { CalendarEvent } from '@acme/v2';
export const text = (event: CalendarEvent) => JSON.stringify(event, (key, value) => (key === 'place' ? undefined : value));
export const read = (json: string): CalendarEvent =>
  JSON.parse(json, (key, value) => (key === 'place' ? String(value) : value));
export const own = (json: string): { place: string } => JSON.parse(json, (key, value) => (key === 'place' ? 'x' : value));
