import { once } from 'node:events';
import { createServer } from 'node:http';
import { readFileSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { parseArguments } from '../../../generator/command/arguments.ts';
import { runOnce } from '../../../generator/command/run-once.ts';
import { Diagnostics } from '../../../generator/diagnostics/diagnostics.ts';
import { limits } from '../../../generator/load/limits.ts';
import { isAddress, openNetwork } from '../../../generator/load/network.ts';
import { documentWith, folderWith, loadAny } from './load-files.ts';
import { testFolder } from '../../support/temporary-folder.ts';

/** Serves texts on loopback until the test ends, and lists the paths that were requested. */
async function serve(texts: Record<string, string>) {
  const requested: string[] = [];
  const server = createServer(({ url = '' }, response) => {
    requested.push(url);
    const text = texts[url.replace(/\?.*/, '')];
    if (url === '/moved') response.writeHead(302, { location: '/pet.yaml' }).end();
    else response.writeHead(text === undefined ? 404 : 200).end(text);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  return { requested, origin: `http://127.0.0.1:${port}` };
}

const responses = (schema: string) =>
  `responses: { 200: { description: '', content: { application/json: { schema: ${schema} } } } }`;

async function load(file: string, allowNet: readonly string[]) {
  const diagnostics = new Diagnostics();
  const specification = await loadAny(file, diagnostics, { allowNet });
  return { specification, reports: diagnostics.list.map(({ code, cause, fix }) => `${code}: ${cause} ${fix}`) };
}

test('a reference is fetched only if its address is allowed', async () => {
  const { requested, origin } = await serve({
    '/pet.yaml': `Pet: { type: object, properties: { tag: { $ref: 'tag.yaml#/Tag' }, kind: { $ref: '#/Kind' } } }\nKind: { type: string }`,
    '/tag.yaml': 'Tag: { type: integer }',
  });
  const reference = `{ $ref: '${origin}/pet.yaml#/Pet' }`;
  const folder = folderWith({ 'root.yaml': documentWith(`paths: { /a: { get: { ${responses(reference)} } } }`) });
  const rejected = await load(join(folder, 'root.yaml'), []);
  expect(requested).toEqual([]);
  expect(rejected.reports).toEqual([
    expect.stringMatching(/^reference-remote: .*nothing is fetched\. Pass --allow-net http:\S+\/pet\.yaml, /),
  ]);
  const partly = await load(join(folder, 'root.yaml'), [`${origin}/pet.yaml`]);
  expect(requested).toEqual(['/pet.yaml']);
  expect(partly.reports).toEqual([expect.stringContaining(`reference-remote: "${origin}/tag.yaml#/Tag"`)]);
  const allowed = await load(join(folder, 'root.yaml'), [`${origin}/pet.yaml`, `${origin}/tag.yaml`]);
  expect(allowed.reports).toEqual([]);
  expect(allowed.specification?.document['components']).toEqual({
    schemas: {
      Pet: {
        type: 'object',
        properties: { tag: { $ref: '#/components/schemas/Tag' }, kind: { $ref: '#/components/schemas/Kind' } },
      },
      Tag: { type: 'integer' },
      Kind: { type: 'string' },
    },
  });
  expect([...(allowed.specification?.fetched.keys() ?? [])]).toEqual([`${origin}/pet.yaml`, `${origin}/tag.yaml`]);
});

test('an address that does not respond with a document is an error, and redirects are not followed', async () => {
  const { requested, origin } = await serve({ '/page': '<!doctype html><html></html>' });
  const outcomes = await Promise.all(['/gone', '/moved', '/page'].map((path) => load(origin + path, [origin + path])));
  expect(outcomes.map(({ reports }) => reports)).toEqual([
    [expect.stringContaining(`address-unreachable: ${origin}/gone cannot be fetched: the server responds with 404.`)],
    [expect.stringContaining(`responds with 302, which leads to ${origin}/pet.yaml.`)],
    [expect.stringContaining('looks-like-html')],
  ]);
  expect(requested.toSorted()).toEqual(['/gone', '/moved', '/page']);
});

test('a body up to the limit of a file is fetched, and no connection is an error with its cause', async () => {
  const { origin } = await serve({ '/full': ' '.repeat(limits.fileBytes), '/over': ' '.repeat(limits.fileBytes + 1) });
  const addresses = [`${origin}/full`, `${origin}/over`, 'http://127.0.0.1:1/'];
  const network = openNetwork(addresses);
  const [full, ...faults] = await Promise.all(addresses.map((address) => network.fetch(address)));
  expect(full).toHaveProperty('bytes.length', limits.fileBytes);
  expect(faults).toEqual([{ reason: `it is larger than ${limits.fileBytes} bytes` }, { reason: 'bad port' }]);
  expect(addresses.map((address) => network.changeOf(address))).toEqual(['new', 'new', 'new']);
});

test('addresses are named without the values of their query, and numbered in one order', () => {
  const addresses = ['https://a/b?t=2', 'https://a/b?t=1', 'https://a/b', 'https://a/b?t=3'];
  const network = openNetwork(addresses);
  const query = 'https://a/b?t=…';
  expect(addresses.map(network.nameOf)).toEqual([`${query} (2)`, query, 'https://a/b', `${query} (3)`]);
  expect([...addresses, 'https://a/c'].map(network.allows)).toEqual([true, true, true, true, false]);
  expect(['HTTP://a', 'https://a', 'a/http://b', 'ftp://a'].map(isAddress)).toEqual([true, true, false, false]);
});

test('the command records hash and date without tokens, reports changed content, and rejects it with --frozen', async () => {
  const texts: Record<string, string> = {
    '/openapi.yaml': documentWith(`paths: { /a: { get: { ${responses('{}')} } } }`),
  };
  const { origin } = await serve(texts);
  const out = testFolder('network');
  const address = `${origin}/openapi.yaml?token=s3cret&v=1`;
  const run = async (...options: readonly string[]) => {
    const given = [address, '--allow-net', address, '--out', out, '--only', 'spec', ...options];
    const parsed = parseArguments(given, { command: 'generate' });
    if (typeof parsed === 'string') throw new Error(parsed);
    const { status, changes, diagnostics } = await runOnce({ arguments: parsed, program: '', onStep: () => {} });
    return { status, changed: changes.changed, codes: diagnostics.map(({ code }) => code) };
  };
  expect((await run()).status).toBe('written');
  const text = readFileSync(join(out, 'network.lock.json'), 'utf8');
  expect(JSON.parse(text)).toEqual({
    [`${origin}/openapi.yaml?token=…&v=…`]: {
      sha256: expect.stringMatching(/^[0-9a-f]{64}$/),
      date: expect.stringMatching(/^\d{4}-.*Z$/),
    },
  });
  expect(await run('--check')).toEqual({ status: 'unchanged', changed: [], codes: [] });
  texts['/openapi.yaml'] += '\n# changed\n';
  const drift = { status: 'drift', changed: ['network.lock.json'], codes: ['address-changed'] };
  expect(await run('--check')).toEqual(drift);
  expect(await run('--frozen')).toEqual({ status: 'faulty', changed: [], codes: ['address-frozen'] });
  expect(readFileSync(join(out, 'network.lock.json'), 'utf8')).toBe(text);
  expect(await run()).toEqual({ ...drift, status: 'written' });
  expect((await run('--frozen')).codes).toEqual([]);
  rmSync(join(out, 'network.lock.json'));
  expect((await run('--frozen')).codes).toEqual(['address-frozen']);
});

test.for([
  {
    given: ['http://127.0.0.1:9/a', '--out', 'o'],
    want: 'not fetched unless you allow it: --allow-net http://127.0.0.1:9/a',
  },
  { given: ['a.yaml', '--out', 'o', '--allow-net', 'ftp://a/b'], want: 'begins with https:// or http://' },
  { given: ['a.yaml', '--out', 'o', '--allow-net', 'https://u:p@a/b'], want: 'without user, password and fragment' },
  { given: ['a.yaml', '--out', 'o', '--allow-net', 'https://a/b', '--watch'], want: 'cannot be used together' },
])('$given is refused', ({ given, want }) => {
  expect(() => parseArguments(given, { command: 'generate' })).toThrow(want);
});

test('addresses that never respond share one deadline', async () => {
  const server = createServer(() => undefined).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  const addresses = Array.from({ length: 20 }, (_, index) => `http://127.0.0.1:${port}/${index}`);
  const network = openNetwork(addresses, { maxMs: 300 });
  const begin = performance.now();
  for (const address of addresses)
    expect(await network.fetch(address)).toEqual({ reason: 'all addresses together take too long to respond' });
  expect(performance.now() - begin).toBeLessThan(3_000);
});
