/** Measures searches, spaces and stores in this process, without load. Prints one JSON object. */
import { readFileSync } from 'node:fs';
import { platform } from '../../../spec/v3/behavior/platform.ts';
import type { JsonObject } from '../../../templates/runtime/mock-engine/src/json.ts';
import { type Mock, start } from '../../../templates/runtime/mock-engine/src/start.ts';

const [file = '', sqlite = '', redis = ''] = process.argv.slice(2);
const root: JsonObject = JSON.parse(readFileSync(file, 'utf8'));
const headers = {
  host: 'mock',
  authorization: `Basic ${btoa('technical:technical')}`,
  'content-type': 'application/json',
};
const card = Buffer.from('{"employeeId":"1","name":"Travel","type":"BANK"}');

const NOTHING = new Uint8Array(0);

interface Asking {
  readonly body?: Uint8Array;
  readonly space?: string;
}

function startOn(store?: string): Promise<Mock> {
  return start({ platform, documents: [{ name: 'v3', root }] }, { seed: 7, ...(store === undefined ? {} : { store }) });
}

/** Measures microseconds of processor time per call; the best of several rounds, because the machine is shared. */
async function microseconds(rounds: number, count: number, run: (index: number) => unknown): Promise<number> {
  let best = Number.POSITIVE_INFINITY;
  for (let round = 0; round < rounds; round += 1) {
    const begun = process.cpuUsage();
    for (let index = 0; index < count; index += 1) await run(round * count + index);
    const { user, system } = process.cpuUsage(begun);
    best = Math.min(best, (user + system) / count);
  }
  return best;
}

/** Sends a request given as `METHOD /path`. */
async function ask(mock: Mock, subject: string, { body = NOTHING, space = 'main' }: Asking = {}): Promise<void> {
  const [method = '', path = ''] = subject.split(' ');
  const target = `/rest${path}`;
  const response = await mock.core.handle({ method, target, headers: { ...headers, 'x-mock-space': space }, body });
  if (response.status >= 300) throw new Error(`${subject} got the status ${response.status}: ${String(response.body)}`);
}

async function create(mock: Mock, space = 'main'): Promise<void> {
  await ask(mock, 'PUT /workforce/employees/1/business-cards', { body: card, space });
}

/** Measures requests per second, 64 concurrent, from an asynchronous store; the best of several rounds. */
async function perSecond(mock: Mock, run: () => unknown): Promise<number> {
  const together = (): Promise<unknown> => Promise.all(Array.from({ length: 64 }, run));
  const cost = await microseconds(50, 30, together);
  await mock.reset();
  return (64 * 1e6) / cost;
}

const figures: Record<string, number> = {};
const mock = await startOn();
const get = (one: Mock) => (): unknown => ask(one, 'GET /support/card-groups/1?group_id=1');
figures['GET by id, µs'] = await microseconds(5, 20_000, get(mock));
figures['PUT, validated and stored, µs'] = await microseconds(5, 10_000, () => create(mock));
await mock.reset();
const init = { headers: { authorization: headers.authorization } };
figures['GET by mock.fetch, µs'] = await microseconds(5, 4_000, async () =>
  (await mock.fetch(`${mock.url}/rest/support/card-groups/1?group_id=1`, init)).text(),
);
const journals = Array.from({ length: 10_000 }, (_, index) => ({
  id: String(index + 1),
  code: `J${index}`,
  name: `Journal ${index % 100}`,
  journalType: index % 2 === 0 ? 'SALES' : 'PURCHASE',
}));
const clauses = {
  code: { operator: 'IS', value: 'J9*', wildcards: '*' },
  name: { operator: 'IS', value: '*99', wildcards: '*' },
  journalType: { operator: 'IS', value: 'PURCHASE' },
};
const search = Buffer.from(JSON.stringify(clauses));
figures['search, 3 clauses, 10,000 items, µs'] = await searchCost(mock, 100);
figures['new space, µs'] = await microseconds(5, 500, (index) => mock.space(`space-${index}`));
figures['reset after a change, µs'] = await resetCost();
figures['1,000 spaces with a change each, MB'] = await spacesCost();
figures['memory, creates a second'] = await perSecond(mock, () => create(mock));
await mock.close();
for (const [name, place] of [
  ['SQLite', sqlite],
  ['Redis', redis],
] as const) {
  if (place === '') continue;
  const stored = await startOn(place);
  figures[`${name}, creates a second`] = await perSecond(stored, () => create(stored));
  figures[`${name}, the same search, µs`] = await searchCost(stored, 10);
  await stored.close();
}
console.log(JSON.stringify(figures));

async function searchCost(searched: Mock, count: number): Promise<number> {
  await searched.load({ journals });
  const cost = await microseconds(5, count, () =>
    ask(searched, 'POST /settings/journals/search?limit=20', { body: search }),
  );
  await searched.reset();
  return cost;
}

/** Measures a reset in microseconds of wall time; together with a create it would drown in the create's cost. */
async function resetCost(): Promise<number> {
  const rounds: number[] = [];
  for (let round = 0; round < 10; round += 1) {
    let taken = 0;
    for (let count = 0; count < 1_000; count += 1) {
      await create(mock);
      const begun = performance.now();
      await mock.reset();
      taken += performance.now() - begun;
    }
    rounds.push(taken);
  }
  return Math.min(...rounds);
}

async function spacesCost(): Promise<number> {
  const before = process.memoryUsage.rss();
  for (let index = 0; index < 1_000; index += 1) await create(mock, `many-${index}`);
  return (process.memoryUsage.rss() - before) / 1e6;
}
