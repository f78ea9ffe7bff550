import { expect, test } from 'vitest';
import type { OperationValidators } from '../../templates/sdk/src/validators/operation-validators.ts';
import { readRequest } from '../../templates/sdk/src/validators/read-request.ts';
import { reviewRequest } from '../../templates/sdk/src/validators/check-request.ts';
import { ownValidators } from './own-validators.ts';

const validators: OperationValidators = {
  operation: 'search',
  parameters: [
    { property: 'thingId', name: 'thing_id', place: 'path' },
    { property: 'limit', name: 'limit', place: 'query', type: 'number' },
    { property: 'open', name: 'open', place: 'query', type: 'boolean' },
    { property: 'ids', name: 'ids', place: 'query', isList: true, type: 'number' },
    { property: 'tenant', name: 'X-TENANT', place: 'header' },
  ],
};

test.for<readonly [query: string, want: object]>([
  ['', { thingId: '05', tenant: 'A' }],
  ['limit=5&open=true&ids=1,2', { thingId: '05', tenant: 'A', limit: 5, open: true, ids: [1, 2] }],
  ['ids=1&ids=2', { thingId: '05', tenant: 'A', ids: [1, 2] }],
  ['limit=5x&open=TRUE&ids=a', { thingId: '05', tenant: 'A', limit: '5x', open: 'TRUE', ids: ['a'] }],
  ['limit=1&limit=2', { thingId: '05', tenant: 'A', limit: ['1', '2'] }],
  ['limit=0x10&open=1', { thingId: '05', tenant: 'A', limit: '0x10', open: '1' }],
])('the query "%s" is read by the types of its parameters', ([query, want]) => {
  const sent = {
    path: { thing_id: '05' },
    query: new URLSearchParams(query),
    headers: new Headers({ 'x-tenant': 'A' }),
  };
  expect(readRequest(validators, sent)).toEqual(want);
});

test('R103 what stands for no number is found out', async () => {
  const own = (await ownValidators()).get('searchJournals');
  if (own === undefined) throw new Error('there is no search of journals');
  const sent = (query: string) => ({ path: {}, query: new URLSearchParams(query), headers: new Headers(), body: {} });
  const found = (query: string) => reviewRequest(own, readRequest(own, sent(query))).map(({ pointer }) => pointer);
  expect(found('offset=2&limit=2')).toEqual([]);
  expect(found('offset=two&limit=2')).toEqual(['/offset']);
});
