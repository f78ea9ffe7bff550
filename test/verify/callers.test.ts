// Runs in `npm run test:rest`.
import { expect, test } from 'vitest';
import { createCore, createFetch } from '#mock/core.ts';
import type { Handler, MockRequest } from '#mock/http/message.ts';
import type { Identities } from '#mock/identity/users.ts';
import { findingLine } from '../../templates/runtime/verify-engine/src/checks/finding.ts';
import { verifyServer } from '../../templates/runtime/verify-engine/src/live/run.ts';
import { platformRules } from './support/platform-rules.ts';

const source = await platformRules();
const client = { id: 'client', secret: 'secret', accessTokenSeconds: 1, refreshTokenSeconds: 100 };
const identities: Identities = { users: source.platform.identities?.users ?? [], clients: [client] };
const LOGINS = ['requestToken', 'loginJwt', 'searchCheckbooks'];
const CARDS = ['createBusinessCard', 'deleteBusinessCard', 'replaceBusinessCard', 'searchBusinessCards'];

interface Server {
  readonly only: readonly string[];
  readonly identities?: Identities;
  readonly change?: (request: MockRequest) => MockRequest;
  /** Tokens live longer than the server says. */
  readonly isPatient?: boolean;
}

/** Runs with all users of a file against a server that knows them, and returns the findings. */
async function findingsOf({ only, change, isPatient, ...server }: Server): Promise<readonly string[]> {
  const core = createCore({ ...source, identities, ...server, reportFailure: () => undefined });
  if (isPatient === true) core.clock.fix('2026-01-01T00:00:00Z');
  const handle: Handler = (request) => core.handle(change?.(request) ?? request);
  const report = await verifyServer(source, {
    baseUrl: 'http://localhost',
    identities,
    serverState: 'mock',
    touch: ['*'],
    rate: 1e9,
    maxRequests: 1e6,
    only,
    prefix: 'verify-1',
    parameters: { employee_id: '1', 'X-COMPANY-CODE': ['ACME', 'NORD'] },
    fetch: createFetch(handle),
  });
  expect(report.errors).toEqual([]);
  return report.findings.map(findingLine);
}

const withForm =
  (from: string, to: string) =>
  (request: MockRequest): MockRequest => ({
    ...request,
    body: Buffer.from(Buffer.from(request.body).toString().replace(from, to)),
  });

function withHeader(request: MockRequest, isChanged: boolean, authorization: string): MockRequest {
  return isChanged ? { ...request, headers: { ...request.headers, authorization } } : request;
}

const basic = (text: string): string => `Basic ${btoa(text)}`;

test('given a server that knows the users of the file -> no finding, and every flow', async () => {
  expect(await findingsOf({ only: [...LOGINS, ...CARDS] })).toEqual([]);
});

const MISTAKES: readonly (readonly [mistake: string, server: Server, finding: RegExp])[] = [
  [
    'a password is not checked',
    {
      only: LOGINS,
      change: (request) =>
        withHeader(
          request,
          request.headers['authorization'] === basic('technical:verify-wrong-password'),
          basic('technical:technical'),
        ),
    },
    /R094.*searchCheckbooks/,
  ],
  [
    'the secret of a client is not checked',
    { only: LOGINS, change: withForm('client_secret=verify-wrong', 'client_secret=secret') },
    /200 to a wrong client_/,
  ],
  ['a token outlives its lifetime', { only: LOGINS, isPatient: true }, /a token of 1 s that expired/],
  [
    'the token of one scheme is accepted by another',
    {
      only: LOGINS,
      change: (request) =>
        request.headers['authorization']?.startsWith('Bearer') === true
          ? { ...request, target: request.target.replace(/^\/rest/, '/RS') }
          : request,
    },
    /200 to the token of another scheme/,
  ],
  [
    'a user of the single sign-on may call',
    {
      only: LOGINS,
      identities: { ...identities, users: identities.users.map((user) => ({ ...user, saml: false })) },
    },
    /R070/,
  ],
  [
    'a user changes what another company owns',
    { only: CARDS, change: (request) => withHeader(request, request.method === 'POST', basic('nord:nord')) },
    /replaceBusinessCard/,
  ],
];

test.each(MISTAKES)('given a server where %s -> a finding', async (_, server, finding) => {
  expect((await findingsOf(server)).join('\n')).toMatch(finding);
});
