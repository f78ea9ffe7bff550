import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { finished } from 'node:stream/promises';

/** Archive to write. */
export interface ArchiveOptions {
  /** Folder of the built mock, whose responses the archive holds. */
  readonly mock: string;
  /** Number of exchanges. */
  readonly count: number;
}

const READS = ['activities/1', 'activities/2', 'activities/none'];

/** Writes an archive of reads and searches, served by the mock. */
export async function writeArchive(path: string, { mock, count }: ArchiveOptions): Promise<void> {
  const { startMock } = await import(join(mock, 'index.js'));
  const server = await startMock({ seed: 7, port: 0 });
  const headers = { authorization: `Basic ${btoa('technical:technical')}`, 'content-type': 'application/json' };
  for (const name of READS) await fetch(`${server.url}/rest/projectmanagement/${name}`, { headers });
  await fetch(`${server.url}/rest/support/checkbooks/search`, { method: 'POST', headers, body: '{}' });
  const { log } = server.har();
  await server.close();
  const entries: readonly string[] = log.entries.map((entry: object) => JSON.stringify(entry));
  const out = createWriteStream(path);
  out.write(`{"log":{"version":"1.2","creator":${JSON.stringify(log.creator)},"entries":[`);
  for (let index = 0; index < count; index += 1) {
    const isFull = !out.write(`${index === 0 ? '' : ','}${entries[index % entries.length]}`);
    if (isFull) await once(out, 'drain');
  }
  out.end(']}}');
  await finished(out);
}
