// Runs in `npm run test:rest`.
import { expect, test } from 'vitest';
import type { ServedOperation } from '#mock/document/served-document.ts';
import { start } from '#mock/start.ts';
import { emptyPlatform } from '#mock/platform.ts';
import { requestPrism, withoutState } from '../support/request-prism.ts';
import { documents } from '../support/platform-mock.ts';

/** Requests that no state decides on: a good one for each operation, and bad ones made of it. */
interface Sample {
  readonly operation: ServedOperation;
  readonly title: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | undefined;
}

const basic = { authorization: `Basic ${btoa('user:password')}` };

function samplesOf(operation: ServedOperation): readonly Sample[] {
  const path = operation.path.replaceAll(/\{([^}]*)\}/g, (_, name: string) =>
    name === 'active_module' ? 'SCHEDULE' : '1',
  );
  const required = operation.parameters.filter((parameter) => parameter.place === 'query' && parameter.required);
  const query = required.length === 0 ? '' : `?${required.map(({ name }) => `${name}=1`).join('&')}`;
  const isJson = operation.body?.contents.some(({ mediaType }) => mediaType === 'application/json') === true;
  const good = isJson ? goodBody(operation) : undefined;
  const headers = { ...basic, ...(isJson ? { 'content-type': 'application/json' } : {}) };
  const sample = (title: string, more: Partial<Sample> = {}): Sample => ({
    operation,
    title,
    path: path + query,
    headers,
    body: good,
    ...more,
  });
  return [
    sample('good'),
    sample('no credentials', { headers: { ...headers, authorization: '' } }),
    sample('unacceptable', { headers: { ...headers, accept: 'application/xml' } }),
    ...(query === '' ? [] : [sample('no query', { path })]),
    ...(isJson
      ? [
          sample('a number for a body', { body: '1' }),
          sample('an unknown property', { body: '{"thereIsNoSuchProperty":1}' }),
        ]
      : []),
    ...(operation.body?.required === true && isJson ? [sample('no body', { body: undefined })] : []),
  ];
}

const BODIES: Readonly<Record<string, string>> = {
  approve: '"Fine"',
  setJournalEndDate: '"2026-01-31"',
  approveAll: '["1"]',
  replacePhase: '{"closure":false}',
};

function goodBody({ id, body, method }: ServedOperation): string {
  const schema = body?.contents[0]?.schema;
  const isList = typeof schema === 'object' && schema !== null && 'items' in schema;
  return BODIES[id] ?? (isList || method === 'PATCH' ? '[]' : '{}');
}

test('without state, the mock and Prism return the same status for valid and invalid requests of every operation', async () => {
  const [document] = await documents();
  const root = withoutState(document?.root ?? {});
  const mock = await start({ platform: emptyPlatform, documents: [{ name: 'v3', root }] });
  const different: string[] = [];
  let count = 0;
  for (const operation of mock.core.operations) {
    for (const sample of samplesOf(operation)) {
      const prefix = operation.prefixes[0] ?? '';
      const init = {
        method: operation.method,
        headers: { ...sample.headers },
        ...(sample.body === undefined ? {} : { body: sample.body }),
      };
      const send = (): Promise<Response> => mock.fetch(`${mock.url}${prefix}${sample.path}`, init);
      const first = await send();
      // Sent again, a good request is served from the cache.
      const again = sample.title === 'good' ? await send() : first;
      const { status: expected } = await requestPrism(sample);
      count += 1;
      if (first.status !== expected || again.status !== expected)
        different.push(`${operation.id}, ${sample.title}: ${first.status} ${again.status}, Prism ${expected}`);
    }
  }
  expect(different).toEqual([]);
  expect(count).toBeGreaterThan(250);
}, 120_000);
