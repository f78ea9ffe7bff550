import { expect, test } from 'vitest';
import { buildContract } from '../../../generator/build/contract.ts';
import { Diagnostics } from '../../../generator/diagnostics/diagnostics.ts';
import { inferDocument } from '../../../generator/infer/infer.ts';
import type { JsonObject } from '../../../generator/model/json.ts';
import tanstackQuery from '../../../generator/plugins/tanstack-query.ts';

/** Returns the exported functions for one operation. */
function functionsOf(operation: JsonObject, { method = 'post', path = '/accounts', infer = true }): string {
  const responses = { 200: { description: '', content: { 'application/json': { schema: { type: 'object' } } } } };
  const document = {
    openapi: '3.1.0',
    info: { title: 'T', version: '1' },
    paths: { [path]: { [method]: { operationId: 'run', responses, ...operation } } },
  };
  const contract = buildContract({ document, ...(infer ? { infer: inferDocument } : {}) }, new Diagnostics());
  const files = [...tanstackQuery.emit(contract)];
  const statements = files.flatMap((file) => (file.kind === 'code' ? file.statements : []));
  const exported = statements.flatMap((each) =>
    typeof each === 'object' && 'name' in each && 'isExported' in each && each.isExported ? [String(each.name)] : [],
  );
  return exported.map((name) => name.replace(/^.*(?=Key$|Options$|Mutation$)/, '')).join(' ');
}

test.each<[string, string, JsonObject, Parameters<typeof functionsOf>[1]]>([
  ['GET', 'Key Options', {}, { method: 'get' }],
  ['GET, without inference', 'Key Options', {}, { method: 'get', infer: false }],
  ['POST', 'Mutation', {}, {}],
  ['a POST named after a read', 'Key Options Mutation', { operationId: 'listAccounts' }, {}],
  ['a POST on the path of a read', 'Key Options Mutation', {}, { path: '/accounts/get' }],
  ['a POST named after a read, without inference', 'Mutation', { operationId: 'listAccounts' }, { infer: false }],
  ['a POST that may be repeated', 'Key Options Mutation', { 'x-retry': 'safe' }, { infer: false }],
  ['a word that only begins like a read', 'Mutation', { operationId: 'getawayBooking' }, {}],
  ['a POST that marks as read', 'Mutation', {}, { path: '/messages/read' }],
  ['a read that may create', 'Mutation', { operationId: 'getOrCreateAccount' }, {}],
  ['a read that creates', 'Mutation', { operationId: 'getToken', responses: { 201: { description: '' } } }, {}],
])('%s has %s', (_, want, operation, options) => {
  expect(functionsOf(operation, options)).toBe(want);
});
