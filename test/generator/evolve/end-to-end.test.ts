// Runs in `npm run test:rest`.
import { beforeAll, expect, test } from 'vitest';
import { Application } from './application.ts';
import { integer, listOf } from '../../support/schemas.ts';

const text = { type: 'string' };
const reference = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const json = (name: string) => ({ content: { 'application/json': { schema: reference(name) } } });

interface Version {
  readonly version: string;
  /** Path of the operation. */
  readonly path: string;
  readonly schemas: object;
  /** Name of the schema of the response. */
  readonly result: string;
  /** A value of the parameter `notify`. */
  readonly notify: string;
}

const document = ({ version, path, schemas, result, notify }: Version): string =>
  JSON.stringify({
    openapi: '3.1.1',
    info: { title: 'Onboarding', version },
    servers: [{ url: 'https://onboarding.example.com' }],
    paths: {
      [path]: {
        post: {
          operationId: 'reviewHolder',
          tags: ['Holders'],
          parameters: [{ name: 'notify', in: 'query', schema: { type: 'string', enum: [notify, 'never'] } }],
          requestBody: { required: true, ...json('ReviewRequest') },
          responses: { 200: { description: 'The state of all checks.', ...json(result) } },
        },
      },
    },
    components: { schemas },
  });

const described = (description: string) => ({ ...text, description });
const object = (properties: object, required: readonly string[] = []) => ({ type: 'object', properties, required });

const listed = (...values: readonly string[]) => ({ ...text, enum: values });

const before = document({
  version: '4',
  path: '/v4/reviews',
  result: 'ReviewResponse',
  notify: 'by_mail',
  schemas: {
    ReviewRequest: object(
      {
        holderCode: text,
        maximumAmount: { type: 'integer', minimum: 1 },
        // Values may contain characters that have a meaning in a regular expression.
        urgency: listed('as_usual', 'high', '+1 (soon)'),
      },
      ['holderCode'],
    ),
    ReviewResponse: object({ checks: listOf(reference('CheckSummary')), state: reference('State') }),
    CheckSummary: object({ code: integer, description: described('What the check found.') }),
    State: { type: 'string', enum: ['ON_HOLD', 'PASSED'] },
  },
});

const after = document({
  version: '5',
  path: '/v5/reviews',
  result: 'ReviewResult',
  notify: 'by-mail',
  schemas: {
    ReviewRequest: object({ holderCode: text, limits: reference('Limits'), urgency: listed('as-usual', 'high') }, [
      'holderCode',
    ]),
    Limits: object({ maximumAmount: { type: 'integer', minimum: 1 } }),
    ReviewResult: object({ checks: listOf(reference('CheckSummary')), state: reference('State') }),
    CheckSummary: object({ checkCode: integer, checkDescription: described('What the check found.') }),
    State: { type: 'string', enum: ['ON-HOLD', 'PASSED'] },
  },
});

const application = new Application({
  'before.json': before,
  'after.json': after,
  // A folder without tables decides nothing.
  'undecided/.keep': '',
  'app/src/review.ts': `import type { Client } from '#client/core';
import { reviewHolder } from '#client/holders';
import type { CheckSummary, ReviewRequest, ReviewResponse, State } from '#client/types';

const HOLD: State = 'ON_HOLD';

export async function review(client: Client, holderCode: string): Promise<readonly string[]> {
  const maximumAmount = 500;
  const body = { holderCode, maximumAmount, urgency: 'as_usual' } as const satisfies ReviewRequest;
  return descriptions(await reviewHolder(client, { notify: 'by_mail', body }));
}

export function isUsual({ urgency }: ReviewRequest): boolean {
  return urgency === 'as_usual';
}

function descriptions({ checks = [], state }: ReviewResponse): readonly string[] {
  return state === HOLD ? [] : checks.map(describe);
}

export function describe({ code, description = 'unknown' }: CheckSummary): string {
  return \`\${code ?? 0}: \${description}\`;
}

export const unknown: CheckSummary = { code: 0, description: 'Not checked yet.' };

export const limitOf = ({ maximumAmount = 0 }: ReviewRequest): number => maximumAmount;
`,
  'contract/review.test.ts': `import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Client } from '#client/core';
import { startMock } from '#mock';
import { describe, isUsual, review, unknown } from '../app/src/review.ts';

test('reviews a holder', async () => {
  const mock = await startMock({ seed: 7 });
  const client = new Client({ baseUrl: mock.url, fetch: mock.fetch });
  assert.ok(Array.isArray(await review(client, 'H1')));
  assert.deepEqual(mock.violations(), []);
  assert.equal(mock.calls().at(0)?.target, '/v5/reviews?notify=by-mail');
  await mock.close();
});

test('knows the usual urgency', () => assert.equal(isUsual({ holderCode: 'H1', urgency: 'as-usual' }), true));

test('describes a check', () => assert.equal(describe(unknown), '0: Not checked yet.'));
`,
});

beforeAll(() => {
  application.generateOld();
  application.acceptProposed();
  application.generateNew('new', 'renames');
}, 240_000);

test('without tables, every place that the new version breaks is reported', () => {
  application.use('old', 'new');
  application.generateNew('unnamed', 'undecided');
  const findings = application.report('unnamed');
  expect(findings[2]?.reason).toMatch(/^This name has no counterpart in version 5, and/);
  expect(findings.map(({ line, before: text, rule }) => `${line} ${rule} ${text}`)).toEqual([
    '2 no-counterpart reviewHolder',
    '3 no-counterpart ReviewResponse',
    "5 no-counterpart 'ON_HOLD'",
    '9 no-counterpart maximumAmount',
    "9 no-counterpart 'as_usual'",
    "14 no-counterpart 'as_usual'",
    '21 no-counterpart code',
    '21 no-counterpart description',
    '25 no-counterpart code',
    '25 no-counterpart description',
    '27 no-counterpart maximumAmount',
  ]);
});

test('the accepted tables migrate an application to the new client, where its tests pass', () => {
  application.use('old', 'new');
  expect(application.compile()).toBe('');
  // Until the application has the new client, replacing it is a step that remains.
  expect(application.migrate()).toBe(2);
  application.use('new', 'new');
  expect(application.remaining()).toBe(0);
  const migrated = application.read('app/src/review.ts');
  expect(migrated).toContain("limits: { maximumAmount }, urgency: 'as-usual'");
  expect(migrated).toContain('{ limits: { maximumAmount = 0 } = {} }');
  expect(application.compile()).toBe('');
  expect(application.run('--test', '--test-reporter=tap', 'contract/review.test.ts')).toContain('# pass 3');
}, 240_000);

test('the guide lists the accepted changes', () => {
  const guide = application.read('new/docs/migration.md');
  for (const name of ['ReviewResult', 'checkCode', 'limits.maximumAmount', 'ON-HOLD', 'as-usual', '/v5/reviews'])
    expect(guide).toContain(name);
});
