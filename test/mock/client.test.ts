import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { basic, createBmp, jwt, oauth2 } from '../../generated/sdk/src/index.ts';
import type { Mock } from '../../templates/mock/src/start.ts';
import { platformMock } from './platform-mock.ts';

let mock: Mock;
beforeAll(async () => {
  mock = await platformMock();
});
beforeEach(() => mock.reset());
afterAll(() => mock.close());

const user = { username: 'technical', password: 'technical' };

describe.each([
  ['Basic', () => basic('technical', 'technical')],
  ['OAuth 2.0', () => oauth2({ ...user, clientId: 'client', clientSecret: 'secret' })],
  ['JWT', () => jwt(user)],
])('%s', (_, credential) => {
  test.each(['in process', 'http'])('R006 R013 R063 the client works against the mock, %s', async (way) => {
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

test('R161 the client’s safe update reads the card, merges and replaces it', async () => {
  const bmp = createBmp({ baseUrl: mock.url, auth: basic('technical', 'technical'), fetch: mock.fetch });
  await bmp.workforce.businessCards.update({ employeeId: '1', businessCardId: '1' }, (card) => ({
    ...card,
    name: 'Renamed',
  }));
  const [stored] = await mock.items('businessCards');
  expect(stored).toMatchObject({ name: 'Renamed', type: 'BANK', employeeId: '1' });
  expect(mock.violations()).toEqual([]);
});
