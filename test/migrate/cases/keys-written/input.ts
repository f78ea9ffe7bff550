import type { CalendarEvent, Document } from '@acme/v2';
const COLUMNS = ['id', 'title', 'sysName'] as const;
export function fromRow(row: readonly string[]): Document {
  const made: Record<string, string> = {};
  COLUMNS.forEach((name, index) => { made[name] = row[index] ?? ''; });
  return made as Document;
}
export function body(place: string): CalendarEvent {
  const made: Record<string, unknown> = { place };
  made.place = place.trim();
  return made as CalendarEvent;
}
export const known = (value: string) => Object.fromEntries([['place', value]]) as CalendarEvent;
export const row = (values: string[]) => Object.fromEntries(COLUMNS.map((name, index) => [name, values[index]])) as Document;
export const answered = (entries: [string, string][]) => Object.fromEntries(entries) as CalendarEvent;
const KEY = 'place' as const;
export const computed: CalendarEvent = { [KEY]: 'x' };
export function own(place: string): { place: string } {
  const made: Record<string, string> = { place };
  return made as { place: string };
}
