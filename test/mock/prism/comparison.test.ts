// Runs in `npm run test:rest`.
import { isDeepStrictEqual } from 'node:util';
import { expect, test } from 'vitest';
import type { ServedOperation } from '#mock/document/served-document.ts';
import { emptyPlatform } from '#mock/platform.ts';
import { Random } from '#mock/random.ts';
import { type Mock, start } from '#mock/start.ts';
import { requestPrism, type PrismResponse, type PrismRequest, withoutState } from '../support/request-prism.ts';
import { documents } from '../support/platform-mock.ts';
import { randomBody } from '../support/random-request.ts';

const isLong = process.env['TEST_LONG'] !== undefined;
const COUNT = isLong ? 50_000 : 400;

interface Difference {
  readonly asked: PrismRequest;
  readonly ours: PrismResponse;
  readonly prism: PrismResponse;
}

test(`${COUNT} random requests, valid and invalid, get the same response as from Prism`, async () => {
  const [document] = await documents();
  if (document === undefined) throw new Error('There is no document.');
  const mock = await start({
    platform: emptyPlatform,
    documents: [{ ...document, root: withoutState(document.root) }],
  });
  const random = new Random(11);
  const differences: string[] = [];
  const counts = { good: 0, bad: 0 };
  for (let index = 0; index < COUNT; index += 1) {
    const asked = randomQuestion(random, mock.core.operations);
    const [ours, prism] = [await askMock(mock, asked), await requestPrism(asked)];
    counts[prism.status < 400 ? 'good' : 'bad'] += 1;
    if (!isSame(asked.operation, ours, prism)) differences.push(shown({ asked, ours, prism }));
  }
  await mock.close();
  expect([...new Set(differences)].slice(0, 20)).toEqual([]);
  expect(Math.min(counts.good, counts.bad)).toBeGreaterThan(COUNT / 10);
}, 1_800_000);

/**
 * Operations whose response schema contains itself: the innermost object of the mock's sample has required members
 * only. Prism includes others as well, and ends with an empty list or object.
 */
const RECURSIVE = ['getApproval', 'readApprovals'];

/** Compares the status and the values, in any order of members. Problems that Prism reports are compared by status. */
function isSame(operation: ServedOperation, ours: PrismResponse, prism: PrismResponse): boolean {
  if (ours.status !== prism.status) return false;
  if (prism.body === undefined || isDeepStrictEqual(ours.body, prism.body)) return true;
  return RECURSIVE.includes(operation.id) && isPart(ours.body, prism.body);
}

/** Tests if values differ only in members that the mock leaves out, or below an empty list or object of Prism. */
function isPart(value: unknown, whole: unknown): boolean {
  if (typeof value !== 'object' || value === null || typeof whole !== 'object' || whole === null)
    return value === whole;
  if (Array.isArray(value) !== Array.isArray(whole)) return false;
  if (Object.keys(whole).length === 0) return true;
  if (Array.isArray(value) && value.length !== Object.keys(whole).length) return false;
  return Object.entries(value).every(
    ([key, inner]) => Object.hasOwn(whole, key) && isPart(inner, Reflect.get(whole, key)),
  );
}

function shown({ asked: { operation, path, headers, body }, ours, prism }: Difference): string {
  const [own, its] = [ours, prism].map(
    (response) => `${response.status} ${JSON.stringify(response.body ?? '').slice(0, 80)}`,
  );
  return `${operation.id} ${path} ${JSON.stringify(headers)} ${body ?? ''}: ${own}, Prism ${its}`;
}

async function askMock(mock: Mock, { operation, path, headers, body }: PrismRequest): Promise<PrismResponse> {
  const prefix = operation.prefixes[0] ?? '';
  const init = { method: operation.method, headers: { ...headers }, ...(body === undefined ? {} : { body }) };
  const response = await mock.fetch(`${mock.url}${prefix}${path}`, init);
  const text = await response.text();
  return { status: response.status, ...(text === '' ? {} : { body: valueOf(text, response) }) };
}

function valueOf(text: string, { headers }: Response): unknown {
  return headers.get('content-type')?.includes('json') === true ? JSON.parse(text) : text;
}

const PATH_VALUES = ['1', '2', 'none', 'QUOTATION', 'SCHEDULE', '-1', 'a%20b'] as const;
const QUERY_VALUES = ['1', '-1', 'x', '1.5', 'true', '', '2026-01-31T10:00:00.000Z'] as const;

/** A request for an operation: as it should be, or with something about it that may be wrong. */
function randomQuestion(random: Random, operations: readonly ServedOperation[]): PrismRequest {
  const known = operations.filter(({ body }) => body === undefined || takesJson(body));
  const operation = known[random.integer(0, known.length - 1)];
  if (operation === undefined) throw new Error('There is no operation.');
  const path = operation.path.replaceAll(/\{([^}]*)\}/g, (_, name: string) =>
    name === 'active_module' && random.chance(0.8) ? 'SCHEDULE' : random.pick(PATH_VALUES),
  );
  const hasBody = operation.body !== undefined && random.chance(0.9);
  const headers = {
    ...(random.chance(0.95) ? { authorization: `Basic ${btoa('user:password')}` } : {}),
    ...(random.chance(0.1) ? { accept: random.pick(['*/*', 'application/xml', 'application/json'] as const) } : {}),
    ...(hasBody ? { 'content-type': random.chance(0.8) ? 'application/json' : 'text/plain' } : {}),
  };
  return {
    operation,
    path: path + randomQuery(random, operation),
    headers,
    body: hasBody ? randomBody(random) : undefined,
  };
}

function takesJson({ contents }: NonNullable<ServedOperation['body']>): boolean {
  return contents.some(({ mediaType }) => mediaType === 'application/json');
}

function randomQuery(random: Random, { parameters }: ServedOperation): string {
  const named = parameters.filter(({ place }) => place === 'query');
  const sent = named.filter(({ required }) => random.chance(required ? 0.9 : 0.4));
  const pairs = sent.map(({ name }) => `${name}=${encodeURIComponent(random.pick(QUERY_VALUES))}`);
  return pairs.length === 0 ? '' : `?${pairs.join('&')}`;
}
