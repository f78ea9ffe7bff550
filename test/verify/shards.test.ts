// Runs in `npm run test:rest`.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { Random } from '#mock/random.ts';
import { runCommand } from '../../templates/runtime/verify-engine/src/cli/command.ts';
import { type VerifyReport, verifyHar } from '../../templates/runtime/verify-engine/src/verify-har.ts';
import { mergeReports } from '../../templates/runtime/verify-engine/src/report/merge-reports.ts';
import { thingsSource } from './support/things.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

const isLong = process.env['TEST_LONG'] !== undefined;
const EXCHANGES = isLong ? 50_000 : 3_000;
const ITEMS = isLong ? 25_000 : 60;

const folder = temporaryFolder('shards');

/** Traffic of a server that breaks its document now and then, one entry after the other. */
function* traffic(count: number, seed: number): Generator<Uint8Array> {
  const random = new Random(seed);
  const things = new Map<string, Record<string, unknown>>();
  yield Buffer.from('{"log":{"entries":[');
  for (let index = 0; index < count; index += 1) {
    const entry = exchange(random, things);
    yield Buffer.from(`${index === 0 ? '' : ','}${JSON.stringify(entry)}`);
  }
  yield Buffer.from(']}}');
}

function exchange(random: Random, things: Map<string, Record<string, unknown>>): object {
  const id = String(random.integer(1, ITEMS));
  const thing = things.get(id);
  const body = {
    name: `name ${random.integer(1, 9)}`,
    ...(random.chance(0.5) ? { note: random.chance(0.1) ? 5 : 'x' } : {}),
  };
  const [path, one] = ['/rest/things', `/rest/things/${id}`];
  switch (random.integer(0, 7)) {
    case 0:
      things.set(id, { ...body, id, active: false });
      return entryOf('PUT', path, { status: 200, body: id, sent: body });
    case 1:
    case 2:
      if (thing === undefined) return entryOf('POST', one, { status: 404, body: {}, sent: body });
      // One write of ten is lost, and one of five keeps what it should clear.
      if (random.chance(0.9)) things.set(id, { ...(random.chance(0.2) ? thing : {}), ...body, id, active: false });
      return entryOf('POST', one, { status: random.chance(0.05) ? 299 : 200, body: id, sent: body });
    case 3:
      if (random.chance(0.8)) things.delete(id);
      return entryOf('DELETE', one, { status: 204 });
    case 4: {
      const listed = [...things.values()].slice(0, 20);
      return entryOf('GET', path, { status: 200, body: random.chance(0.1) ? [...listed, { id, name: null }] : listed });
    }
    case 5:
      return entryOf(random.chance(0.5) ? 'PATCH' : 'GET', `${path}/${Number(id) % 50}/parts`, {
        status: 200,
        body: {},
      });
    default:
      if (thing === undefined) return entryOf('GET', one, { status: 404, body: {} });
      return entryOf('GET', one, { status: 200, body: random.chance(0.05) ? { ...thing, rate: 'none' } : thing });
  }
}

function entryOf(
  method: string,
  path: string,
  { status, body, sent }: { readonly status: number; readonly body?: unknown; readonly sent?: unknown },
): object {
  const headers = [{ name: 'authorization', value: `Basic ${btoa('technical:technical')}` }];
  const text = body === undefined ? '' : JSON.stringify(body);
  const mimeType = 'application/json';
  const postData = sent === undefined ? {} : { postData: { mimeType, text: JSON.stringify(sent) } };
  return {
    request: { method, url: `https://things.example.com${path}`, headers, ...postData },
    response: { status, headers: [], content: { size: text.length, mimeType, text } },
  };
}

/** Findings in one order: those of one exchange have none. */
function ordered({ findings, ...report }: VerifyReport): object {
  const key = ({ exchange: number, fingerprint }: VerifyReport['findings'][number]) =>
    `${String(number).padStart(9, '0')} ${fingerprint}`;
  return { ...report, findings: findings.toSorted((one, other) => (key(one) < key(other) ? -1 : 1)) };
}

const shardsOf = (count: number): Promise<VerifyReport[]> =>
  Promise.all(
    Array.from({ length: count }, (_, index) =>
      verifyHar(thingsSource(), traffic(EXCHANGES, 1), { strictPaths: true, shard: { index: index + 1, count } }),
    ),
  );

test.each([1, 2, 8])(
  'a recording in %d shards -> the findings, rules and coverage of the whole one',
  { timeout: 3_600_000 },
  async (count) => {
    const whole = await verifyHar(thingsSource(), traffic(EXCHANGES, 1), { strictPaths: true });
    const merged = mergeReports(await shardsOf(count));
    expect(whole.findings.length).toBeGreaterThan(10);
    expect(ordered(merged)).toEqual(ordered(whole));
  },
);

test.skipIf(!isLong)('ten times as many exchanges in a shard -> no more memory', { timeout: 3_600_000 }, async () => {
  const heapAfter = async (exchanges: number): Promise<number> => {
    await verifyHar(thingsSource(), traffic(exchanges, 1), { shard: { index: 1, count: 8 } });
    globalThis.gc?.();
    return process.memoryUsage().heapUsed;
  };
  await heapAfter(EXCHANGES / 10);
  const [few, many] = [await heapAfter(EXCHANGES / 10), await heapAfter(EXCHANGES)];
  expect(many - few).toBeLessThan(60_000_000);
});

test('the commands `har --shard` and `report merge` -> the report of the whole recording', async () => {
  const file = join(folder, 'traffic.har');
  writeFileSync(file, Buffer.concat([...traffic(300, 2)]));
  const run = async (...args: string[]): Promise<[code: number, out: string, error: string]> => {
    const [out, error]: [string[], string[]] = [[], []];
    const printing = { out: (text: string) => out.push(text), error: (text: string) => error.push(text) };
    return [await runCommand(thingsSource, args, printing), out.join('\n'), error.join('\n')];
  };
  const reports = [1, 2, 3].map((index) => join(folder, `${index}.json`));
  for (const [index, report] of reports.entries())
    await run('har', file, '--shard', `${index + 1}/3`, '--format', 'json', '--output', report);
  const [code, text] = await run('report', 'merge', ...reports);
  expect([code, text.split('\n').toSorted()]).toEqual([1, (await run('har', file))[1].split('\n').toSorted()]);
  const [one = '', two = ''] = reports;
  expect(await run('report', 'merge', one, two)).toEqual([2, '', 'The report of 3/3 is missing.']);
  expect((await run('report', 'merge', ...reports, one))[2]).toBe('The report of 1/3 is one too many.');
  expect((await run('report'))[2]).toContain('report merge 1.json');
  expect((await run('report', 'merge', file))[2]).toContain('is no report of verify');
  expect((await run('har', file, '--shard', '4/3'))[2]).toContain('--shard needs a number');
  expect((await run('har', file, '--shard', '1/3'))[2]).toContain('--format json');
  const observed = ['--format', 'json', '--observed', join(folder, 'overlay.yaml')];
  expect((await run('har', file, '--shard', '1/3', ...observed))[2]).toContain('--observed needs the whole recording');
});
