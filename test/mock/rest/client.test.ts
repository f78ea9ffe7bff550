import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { basic, createBmp, jwt, oauth2 } from '../../../generated/sdk/src/index.ts';
import { type Mock, start } from '#mock/start.ts';
import { platformMock, platformSource } from '../support/platform-mock.ts';

/** One that has no port at all, and one that is asked through its own. */
const mocks = new Map<string, Mock>();
beforeAll(async () => {
  const { documents, platform } = await platformSource();
  mocks.set('in process', await start({ platform, documents }, { strict: true, seed: 7 }));
  mocks.set('http', await platformMock());
});
beforeEach(() => Promise.all([...mocks.values()].map((mock) => mock.reset())));
afterAll(() => Promise.all([...mocks.values()].map((mock) => mock.close())));

function mockOf(way: string): Mock {
  const mock = mocks.get(way);
  if (mock === undefined) throw new Error(`No mock is reached ${way}.`);
  return mock;
}

const user = { username: 'technical', password: 'technical' };

describe.each([
  ['Basic', () => basic('technical', 'technical')],
  ['OAuth 2.0', () => oauth2({ ...user, clientId: 'client', clientSecret: 'secret' })],
  ['JWT', () => jwt(user)],
])('%s', (_, credential) => {
  test.each(['in process', 'http'])('R006 R013 R063 the client works against the mock, %s', async (way) => {
    const mock = mockOf(way);
    const fetching = way === 'http' ? {} : { fetch: mock.fetch };
    const bmp = createBmp({ baseUrl: mock.url, auth: credential(), ...fetching });
    const id = await bmp.support.contracts.create({ body: { regression: false } });
    expect(id).toBe('900001');
    expect(mock.calls('createContract')).toHaveLength(1);
    const found = await bmp.workforce.businessCards.search({ body: { employeeId: { operator: 'IS', value: '1' } } });
    expect(found).toMatchObject([{ id: '1', employeeId: '1' }]);
    expect(mock.violations()).toEqual([]);
  });
});

test('R113 no request of the client selects a version: not by a header, a parameter or a segment of the path', async () => {
  const mock = mockOf('http');
  const bmp = createBmp({ baseUrl: mock.url, auth: basic('technical', 'technical'), companyCode: 'ACME' });
  await bmp.support.contracts.create({ body: { regression: false } });
  await bmp.settings.journals.search({ offset: 1, limit: 2, body: {} });
  await bmp.projectManagement.projectTasks.patch({ projectTaskId: '1', body: [] });
  await bmp.mobile.expenseReports.get();
  const calls = mock.calls();
  expect(calls).toHaveLength(4);
  for (const { target, requestHeaders } of calls) {
    expect(target).toMatch(/^\/rest\/(support|settings|projectmanagement|mobile)\/(?!v\d)/);
    expect([target, ...Object.keys(requestHeaders)].join(' ')).not.toMatch(/version/i);
    expect(Object.values(requestHeaders).join(' ')).not.toMatch(/version|v3|3\.0/i);
  }
});

test('R161 the client’s safe update reads, merges and replaces the card', async () => {
  const mock = mockOf('in process');
  const bmp = createBmp({ baseUrl: mock.url, auth: basic('technical', 'technical'), fetch: mock.fetch });
  await bmp.workforce.businessCards.update({ employeeId: '1', businessCardId: '1' }, (card) => ({
    ...card,
    name: 'Renamed',
  }));
  const [stored] = await mock.items('businessCards');
  expect(stored).toMatchObject({ name: 'Renamed', type: 'BANK', employeeId: '1' });
  expect(mock.violations()).toEqual([]);
});
