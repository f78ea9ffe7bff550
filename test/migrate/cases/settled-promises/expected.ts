import type { Document, TimesheetEntryBase } from '@acme/v2';
declare function pages(): AsyncIterable<{ items: TimesheetEntryBase[] }>;
export async function* places() {
  for await (const { items } of pages()) for (const { location: place = 'none' } of items) yield place;
}
export const names = (results: PromiseSettledResult<Document>[]) =>
  results.map((result) => (result.status === 'fulfilled' ? result.value.fileName : ''));
export const caught = (one: Promise<TimesheetEntryBase>) => one.then(({ location: place }) => place).catch(({ place }) => place);
