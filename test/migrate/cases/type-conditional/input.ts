import type { CalendarEvent } from '@acme/v2';
type PlaceOf<T> = T extends { place?: infer P } ? P : never;
export type Old = PlaceOf<CalendarEvent>;
export type Own = PlaceOf<{ place: number }>;
