import type { CalendarEvent, Document } from '@acme/v2';
export const event = JSON.parse('{"place":"office"}') as CalendarEvent;
export const documents: Document[] = JSON.parse(`[{ "title": "a" }, { "sysName": "a.pdf" }]`);
export const own = JSON.parse('{"place":"office"}') as { place: string };
export const title: Document = JSON.parse('{"title":"place"}');
export const broken: Document = JSON.parse('{"sysName":');
