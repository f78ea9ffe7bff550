import type { Document, TimeRecordingBase } from '@acme/v2';
declare function pages(): AsyncIterable<{ items: TimeRecordingBase[] }>;
export async function* places() {
  for await (const { items } of pages()) for (const { place = 'none' } of items) yield place;
}
export const names = (results: PromiseSettledResult<Document>[]) =>
  results.map((result) => (result.status === 'fulfilled' ? result.value.sysName : ''));
export const caught = (one: Promise<TimeRecordingBase>) => one.then(({ place }) => place).catch(({ place }) => place);
