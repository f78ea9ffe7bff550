import type { TimeRecordingBase } from '@acme/v2';
export const has = (entry: TimeRecordingBase) => Object.hasOwn(entry, 'place') || entry.hasOwnProperty('place') || Reflect.has(entry, 'place');
export const text = (entry: TimeRecordingBase) => JSON.stringify(entry, ['id', 'place']);
export const other = (venue: { place: string }) => Object.hasOwn(venue, 'place');
