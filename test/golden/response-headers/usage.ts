import type { Client } from './core.ts';
import { findJob, startJob } from './operations.ts';

export async function start(client: Client): Promise<readonly [string, 'free' | 'paid', `${number}` | null]> {
  const { headers } = (await startJob(client).withResponse()).response;
  const absent: string | null = headers.get('X-Other');
  const later: `${number}` | null = headers.get('Retry-After');
  return [absent ?? later ?? headers.get('Location'), headers.get('X-Tier'), headers.get('X-Remaining')];
}

export async function find(client: Client): Promise<string | undefined> {
  const result = await findJob(client).result();
  return result.ok ? result.response.headers.get('Location') : undefined;
}
