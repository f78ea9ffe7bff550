import type { CalendarEvent, Schedule } from '@acme/v2';
type Event = (CalendarEvent & { kind: 'event' }) | (Schedule & { kind: 'schedule' }) | { kind: 'room'; place: string };
export const narrowed = (event: Event) => (event.kind === 'room' ? event.place : event.location?.trim());
