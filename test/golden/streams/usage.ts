import { Client } from './core.ts';
import { importThings, listenToEvents, listenToTexts, listenToThings, listSequence, listThings } from './operations.ts';

const client = new Client({ baseUrl: 'https://api.test' });

export async function readStreams(): Promise<readonly (string | number | undefined)[]> {
  const found: (string | number | undefined)[] = [];
  for await (const { data, id } of await listenToThings(client)) found.push(data.id, id);
  for await (const { data, event } of await listenToEvents(client)) found.push(data.id, event);
  for await (const { data } of await listenToTexts(client)) found.push(data.trim());
  for await (const thing of await listThings(client)) found.push(thing.id);
  for await (const { size } of await listSequence(client)) found.push(size);
  await importThings(client, { body: [{ id: '1' }] });
  return found;
}
