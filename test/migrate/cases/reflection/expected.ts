import type { TimesheetEntryBase } from '@acme/v2';
export const has = (entry: TimesheetEntryBase) => Object.hasOwn(entry, 'location') || entry.hasOwnProperty('location') || Reflect.has(entry, 'location');
export const text = (entry: TimesheetEntryBase) => JSON.stringify(entry, ['id', 'location']);
export const other = (venue: { place: string }) => Object.hasOwn(venue, 'place');
