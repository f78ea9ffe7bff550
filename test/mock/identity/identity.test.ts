import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parseIdentities } from '#mock/identity/users.ts';
import { type Json, textAt } from '#mock/json.ts';
import { platform } from '../../../spec/v3/behavior/platform.ts';
import { sendRequest } from '../support/send-request.ts';
import { ownMock } from '../support/own-mock.ts';
import { platformMock } from '../support/platform-mock.ts';
import { testFolder } from '../../support/temporary-folder.ts';

const { mock, send, statusOf } = await ownMock();

const GROUP = 'GET /support/card-groups/1?group_id=1';
const bearer = (token: string): { readonly as: string; readonly headers: Readonly<Record<string, string>> } => ({
  as: '',
  headers: { authorization: `Bearer ${token}` },
});

async function tokens(
  fields: Readonly<Record<string, string>> = {},
): Promise<{ readonly access: string; readonly refresh: string; readonly status: number }> {
  const form = {
    grant_type: 'password',
    client_id: 'client',
    client_secret: 'secret',
    scope: 'read_write',
    username: 'technical',
    password: 'technical',
    ...fields,
  };
  const { json, status } = await send('POST /oauth/token', { as: '', body: new URLSearchParams(form) });
  return { access: textAt(json, 'access_token') ?? '', refresh: textAt(json, 'refresh_token') ?? '', status };
}

async function jwt(login = 'technical'): Promise<string> {
  const password = encodeURIComponent(Buffer.from(login).toString('base64'));
  return (await send(`GET /jwt/login.html?username=${login}&password=${password}`, { as: '' })).text;
}

test('R063 R064 R094 Basic works on every call under /rest, which requires credentials', async () => {
  expect(await statusOf(GROUP)).toBe(200);
  expect(await statusOf(GROUP, { as: '' })).toBe(401);
  expect(await statusOf(GROUP, { as: 'nobody' })).toBe(401);
  const authorization = `Basic ${Buffer.from('technical:reader').toString('base64')}`;
  expect(await statusOf(GROUP, { as: '', headers: { authorization } })).toBe(401);
});

test('R064 a password may contain colons and non-ASCII letters', async () => {
  const user = { login: 'u', password: 'p:é', company: 'ACME', rights: ['A10206'], technical: true };
  const own = await platformMock({ users: { users: [user] } });
  const headers = { authorization: `Basic ${Buffer.from('u:p:é').toString('base64')}` };
  expect((await sendRequest(own, GROUP, { as: '', headers })).status).toBe(200);
  await own.close();
});

test('R066 R074 an OAuth token works under /RS and only there', async () => {
  const { access } = await tokens();
  expect(await statusOf('GET /RS/support/card-groups/1?group_id=1', bearer(access))).toBe(200);
  expect(await statusOf(GROUP, bearer(access))).toBe(401);
  expect(await statusOf('GET /RS/support/card-groups/1?group_id=1')).toBe(401);
});

test('R067 R076 a JWT works under /rest and only there', async () => {
  const token = await jwt();
  expect(await statusOf(GROUP, bearer(token))).toBe(200);
  expect(await statusOf('GET /RS/support/card-groups/1?group_id=1', bearer(token))).toBe(401);
});

test('R073 R074 the token operation accepts only a form', async () => {
  expect((await tokens()).status).toBe(200);
  expect((await tokens({ scope: 'all' })).status).toBe(400);
  expect((await tokens({ client_secret: 'wrong' })).status).toBe(401);
  expect((await tokens({ password: 'wrong' })).status).toBe(401);
  expect(await statusOf('POST /oauth/token', { as: '', json: { grant_type: 'password' } })).toBe(400);
});

test('R072 R075 an access token expires by the clock, and can be renewed until the refresh token expires', async () => {
  const first = await tokens();
  mock.clock.advance(3601_000);
  expect(await statusOf('GET /RS/support/card-groups/1?group_id=1', bearer(first.access))).toBe(401);
  const second = await tokens({ grant_type: 'refresh_token', refresh_token: first.refresh });
  expect(await statusOf('GET /RS/support/card-groups/1?group_id=1', bearer(second.access))).toBe(200);
  mock.clock.advance(90_000_000);
  expect((await tokens({ grant_type: 'refresh_token', refresh_token: first.refresh })).status).toBe(401);
});

test('R070 a SAML user gets 401 from every scheme', async () => {
  expect(await statusOf(GROUP, { as: 'saml' })).toBe(401);
  expect((await tokens({ username: 'saml', password: 'saml' })).status).toBe(401);
  expect(await statusOf('GET /jwt/login.html?username=saml&password=c2FtbA==', { as: '' })).toBe(401);
});

test.each(['', 'Basic', 'Basic ====', 'Bearer a.b.c', 'Bearer', 'Digest x', 'Basic !!!!'])(
  'R094 the header %j is 401',
  async (authorization) => {
    expect(await statusOf(GROUP, { as: '', headers: { authorization } })).toBe(401);
  },
);

test('R081 R096 a missing item is 404 before the body is parsed, for every operation', async () => {
  const named = mock.core.operations.filter(({ path }) => /_(id|code)\}/.test(path));
  expect(named.length).toBeGreaterThan(50);
  for (const { id, method, path, prefixes, document } of named) {
    const target = (document.name === 'v2' ? '/v2/rest' : (prefixes[0] ?? '')) + path.replaceAll(/\{[^}]*\}/g, 'none');
    const sent = method === 'GET' ? {} : { body: '{"', headers: { 'content-type': 'application/json' } };
    expect(await statusOf(`${method} ${target}`, sent), `${id} ${target}`).toBe(404);
  }
});

test('R081 401 comes before 403, 403 before 404, 404 before 400', async () => {
  expect(await statusOf('POST /support/card-groups/1/timesheet-entries', { as: 'nobody', json: {} })).toBe(401);
  expect(await statusOf('POST /support/card-groups/none/timesheet-entries', { as: 'reader', json: 1 })).toBe(403);
  expect(await statusOf('POST /support/card-groups/none/timesheet-entries', { json: 1 })).toBe(404);
  expect(await statusOf('POST /support/card-groups/1/timesheet-entries', { json: 1 })).toBe(400);
});

test.each([
  ['R080 one group of two suffices', 'validator', 'GET /approvalprocess/approvals/1', 200],
  ['R080 the other one, too', 'reader', 'GET /approvalprocess/approvals/1', 200],
  ['R080 neither is 403', 'mobile', 'GET /approvalprocess/approvals/1', 403],
  ['R085 the timesheet right does not approve', 'validator', 'POST /approvalprocess/approvals/1/approve', 403],
  ['R081 the right of another operation is 403', 'validator', GROUP, 403],
  [
    'R086 the functional right is not the right of the interface',
    'standard',
    'PATCH /projectmanagement/projects/1/project-tasks/1',
    403,
  ],
  ['R086 and the other way round', 'standard', 'PATCH /projectmanagement/project-tasks/1', 200],
  ['R087 a prefix group is met by any right that begins so', 'standard', 'GET /sales/orders/1', 200],
  ['R087 and not by another one', 'standard', 'GET /sales/quotations/1', 403],
  ['R082 a mobile operation needs a registered user', 'reader', 'GET /mobile/expense_reports', 403],
  ['R082 and is open to one', 'standard', 'GET /mobile/expense_reports', 200],
])('%s', async (_, as, request, status) => {
  expect(await statusOf(request, { as })).toBe(status);
});

test('R083 R084 the assignments of each domain require their own rights', async () => {
  expect(await statusOf('POST /mobile/assignments/SCHEDULE/search', { as: 'mobile', json: {} })).toBe(200);
  expect(await statusOf('POST /mobile/assignments/SCHEDULE/search', { as: 'standard', json: {} })).toBe(403);
  expect(await statusOf('POST /projectmanagement/assignments/SCHEDULE/search', { as: 'mobile', json: {} })).toBe(403);
});

test('R079 an API right cannot be given to a user who is not technical', async () => {
  const users = { users: [{ login: 'anna', password: 'secret word', rights: ['A10206'] }] };
  await expect(platformMock({ users })).rejects.toThrow('A10206');
});

test.each<[string, readonly string[], string | undefined]>([
  ['one of many', ['020304', 'A10206', 'USERAK'], 'A10206'],
  ['all of a beginning', ['A102*'], 'A102*'],
  ['all', ['*'], '*'],
  ['a group of the applications', ['0203*', '0202*'], undefined],
  ['those of the applications', ['061602', '020304', 'USERAK'], undefined],
])('R079 rights of a user who is not technical: %s', async (_, rights, wrong) => {
  const users = { users: [{ login: 'anna', password: 'secret word', rights: [...rights] }] };
  if (wrong === undefined) return (await platformMock({ users })).close();
  const message = `The user "anna" is not a technical user and cannot be given ${wrong}.`;
  await expect(platformMock({ users })).rejects.toThrow(new TypeError(message));
});

test('R162 R167 a user without company creates items without company, which every user can update', async () => {
  const alone = { login: 'anna', password: 'anna', rights: ['*'], technical: true, company: '', companies: [] };
  const other = {
    login: 'bert',
    password: 'bert',
    rights: ['*'],
    technical: true,
    company: 'NORD',
    companies: ['NORD'],
  };
  const own = await platformMock({ users: { users: [alone, other] } });
  const cards = '/workforce/employees/1/business-cards';
  const json = { employeeId: '1', name: 'Fuel' };
  const { json: id } = await sendRequest(own, `PUT ${cards}`, { as: 'anna', json });
  const card = async () => (await own.items('businessCards')).find((one) => one['id'] === id);
  expect(await card()).toMatchObject({ companyId: '' });
  expect((await sendRequest(own, `POST ${cards}/${String(id)}`, { as: 'bert', json })).status).toBe(200);
  expect(await card()).toMatchObject({ companyId: '', changeTracking: { modificationById: expect.any(String) } });
  expect((await sendRequest(own, `POST ${cards}/1`, { as: 'anna', json })).status).toBe(400);
  await own.close();
});

test('R162 a user of a company that is missing in the data is an error at the start that names both', async () => {
  const users = { users: [{ login: 'anna', password: 'secret word', companies: ['ACME', 'ACMEE'] }] };
  const message = 'The user "anna" belongs to a company that is not in the data: "ACMEE". There are: ACME, NORD.';
  await expect(platformMock({ users })).rejects.toThrow(new TypeError(message));
  const companies = [
    { id: '1', code: 'ACME' },
    { id: '9', code: 'ACMEE' },
  ];
  await (await platformMock({ users, data: { companies } })).close();
});

test.each([
  ['no list of users', {}, 'list called "users"'],
  ['a user without a password', { users: [{ login: 'a' }] }, 'u.json: /users/0 needs'],
  ['a login with a colon', { users: [{ login: 'a:b', password: 'c' }] }, 'u.json: /users/0 needs'],
  ['no login', { users: [{ login: '', password: '' }] }, 'u.json: /users/0 needs'],
  ['a client without a secret', { users: [], clients: [{ id: 'a' }] }, 'u.json: /clients/0 needs'],
])('R065 a file of users with %s is rejected with the name of the user, not the secret', (_, value, text) => {
  expect(() => parseIdentities(value, 'u.json')).toThrow(text);
});

test('R065 a file of users replaces the built-in ones', async () => {
  const own = await platformMock({
    users: {
      users: [{ login: 'p:é'.replace(':', ''), password: 'p:é', rights: ['*'], technical: true, company: 'ACME' }],
    },
  });
  const authorization = `Basic ${Buffer.from('pé:p:é').toString('base64')}`;
  expect((await sendRequest(own, GROUP, { as: '', headers: { authorization } })).status).toBe(200);
  expect((await sendRequest(own, GROUP)).status).toBe(401);
  await own.close();
});

test('R078 the control API reveals no secret', async () => {
  await tokens();
  await jwt();
  const message = [await send('GET /__mock'), await send('GET /__mock/calls'), await send('GET /__mock/har')]
    .map(({ text }) => text)
    .join('');
  expect(message).not.toContain('client_secret=secret');
  expect(message).not.toContain('dGVjaG5pY2Fs');
  expect(message).not.toContain('eyJhbGciOi');
  expect(platform.identities?.users.every(({ login }) => !message.includes(`"password":"${login}"`))).toBe(true);
});

test.each<readonly [file: Json, want: string]>([
  [
    { users: [{ login: 'a', password: 'x', right: [] }] },
    'u.json: /users/0 has an unknown member "right". There are: login',
  ],
  [{ users: [{ login: 'a', password: 'x', rights: 'A1' }] }, 'u.json: /users/0/rights must be a list of texts.'],
  [{ users: [{ login: 'a', password: 'x', technical: 'yes' }] }, 'u.json: /users/0/technical must be true or false.'],
  [
    { users: ['x', 'y'].map((password) => ({ login: 'a', password })) },
    'u.json: /users/1/login is "a", and so is /users/0/login: rename one of them.',
  ],
  [
    { users: [], clients: [{ id: 'c', secret: 'x', accessTokenSeconds: -1 }] },
    'u.json: /clients/0/accessTokenSeconds must be',
  ],
  [{ users: [], client: [] }, 'u.json: / has an unknown member "client". There are: users, clients'],
  [{ users: [], clients: { id: 'c', secret: 'x' } }, 'u.json: /clients must be a list.'],
  [
    { users: [], clients: ['x', 'y'].map((secret) => ({ id: 'c', secret })) },
    'u.json: /clients/1/id is "c", and so is /clients/0/id: rename one of them.',
  ],
])('a file of users with unknown members is rejected: %j', (file, want) => {
  expect(() => parseIdentities(file, 'u.json')).toThrow(want);
});

test('a file of users may begin with a byte order mark', async () => {
  const folder = testFolder('users');
  const users = join(folder, 'users.json');
  writeFileSync(users, '\uFEFF{"users":[{"login":"marked","password":"m","company":"ACME"}]}');
  const marked = await platformMock({ users });
  expect(marked.core.users.map(({ login }) => login)).toEqual(['marked']);
  await marked.close();
});
