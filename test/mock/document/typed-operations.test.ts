import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  type Behavior,
  type CallMatch,
  type Collection,
  type Identities,
  type Mock,
  type OperationId,
  type IdentitiesInput,
  startMock,
} from '../../../generated/mock/src/index.ts';
import type { Contract } from '../../../generated/sdk/src/types.ts';
import { emitMock } from '../../../generator/emit/mock/emit-mock.ts';
import type { JsonObject } from '../../../generator/model/json.ts';
import { buildContract } from '../../../generator/build/contract.ts';
import { Diagnostics } from '../../../generator/diagnostics/diagnostics.ts';
import { print } from '../../../generator/write/print.ts';

let mock: Mock;
beforeAll(async () => {
  mock = await startMock();
});
afterAll(() => mock.close());

test('TypeScript rejects unknown operation ids, as the mock does', () => {
  const served: readonly OperationId[] = ['createContract', 'getCardGroup'];
  for (const id of served) expect(mock.calls(id)).toEqual([]);
  const match: CallMatch = { operation: 'createContract', status: 200 };
  expect(mock.space('own').calls(match)).toEqual([]);
  // @ts-expect-error: no operation has this id
  expect(() => mock.calls('createContrac')).toThrow('Did you mean "createContract"?');
  // @ts-expect-error: no operation has this id
  expect(() => mock.space('own').expect({ operation: 'createContrac' })).toThrow('Unknown operation');
  // @ts-expect-error: no operation has this id
  expect(() => mock.fault({ operation: 'createContrac', status: 500 })).toThrow('Unknown operation');
});

test('TypeScript knows what replies, handlers and behaviors of an operation may respond with', async () => {
  mock.reply('createContract', { status: 400, body: { message: 'closed' } }, { strict: false });
  // @ts-expect-error: the response is a text
  expect(() => mock.reply('createContract', { status: 200, body: 7 })).toThrow('/body must be string');
  // @ts-expect-error: the status is not documented
  expect(() => mock.reply('createContract', { status: 418, body: {} })).toThrow('/status 418');
  mock.on('createContract', (request, next) => {
    const regression: boolean | null | undefined = request.body.regression;
    // @ts-expect-error: the path has no such parameter
    expect(request.parameters.path.none).toBe(regression);
    return next({ body: { ...request.body, regression: true } });
  });
  const behavior: Behavior = {
    actions: {
      getCardGroup: ({ parameters: { path } }) => ({ body: { id: path.card_group_id, name: null } }),
      // @ts-expect-error: no operation has this id
      getCardGrup: () => undefined,
    },
  };
  await expect(startMock({ behavior })).rejects.toThrow('Did you mean "getCardGroup"?');
  await mock.reset();
});

test('the compiler accepts the client’s types, and users with only the required members', async () => {
  const contract: Contract = { id: '900', regression: true };
  const identities: Identities = {
    users: [
      {
        id: '1',
        login: 'ana',
        password: 'secret',
        code: 'ANA',
        name: 'A',
        firstName: 'Ana',
        company: 'ACME',
        companies: ['ACME'],
        rights: ['*'],
        technical: true,
        saml: false,
      },
    ],
    clients: [],
  };
  const full = await startMock({ users: identities, data: { contracts: [contract] } });
  expect(await full.items('contracts')).toMatchObject([contract]);
  await full.load({ contracts: [{ ...contract, id: '901' }] });
  full.expect({ operation: 'createContract', body: contract }, 0);
  expect(full.verify()).toEqual([]);
  await full.close();
  const small = await startMock({ users: { users: [{ login: 'ana', password: 'secret', company: 'ACME' }] } });
  await small.close();
  // @ts-expect-error: a user has no such member
  const misspelled: IdentitiesInput = { users: [{ login: 'a', password: 'b', company: 'ACME', right: [] }] };
  await expect(startMock({ users: misspelled })).rejects.toThrow('right');
});

/** A type of the names that a document's mock serves. */
async function typeOf(
  name: 'OperationId' | 'Collection',
  paths: JsonObject,
  companions = new Map<string, string>(),
): Promise<string | undefined> {
  const document = { openapi: '3.1.0', info: { title: 'One', version: '1' }, paths };
  const files = await print([...emitMock(buildContract({ document, companions }, new Diagnostics()))]);
  return new RegExp(`export type ${name} = ([^;]*);`).exec(files.get('mock/src/served-names.ts') ?? '')?.[1];
}

test('an operation without an id is identified by method and path, and ids may contain any character', async () => {
  const responses = { 204: { description: 'Done.' } };
  const item = { get: { responses }, put: { operationId: "it's `\\one", responses } };
  expect(await typeOf('OperationId', { '/things': item })).toBe("'get /things' | \"it's `\\\\one\"");
  expect(await typeOf('OperationId', {})).toBe('never');
});

test('TypeScript rejects unknown collections, as the mock does', async () => {
  const operation = (collection: string): JsonObject => ({
    responses: { 204: { description: 'Done.' } },
    'x-resource': { collection, action: 'delete' },
  });
  const paths = { '/b': { delete: operation('b') }, '/a': { delete: operation("a's"), post: operation('b') } };
  expect(await typeOf('Collection', paths)).toBe("\"a's\" | 'b' | 'users'");
  const employees = await mock.items<{ readonly id: string }>('employees');
  expect(new Set(employees.map(({ id }) => id)).size).toBe(12);
  // @ts-expect-error: no collection has this name
  await expect(mock.items('contract')).rejects.toThrow('Did you mean "contracts"?');
});

test('the type of collections is that of the mock when it runs', async () => {
  const names = readFileSync('generated/mock/src/served-names.ts', 'utf8').split('export type Collection =')[1];
  const stated = [...(names ?? '').matchAll(/'(\w+)'/g)].map(([, name]) => name);
  const unknown = 'neither' as Collection;
  await expect(mock.items(unknown)).rejects.toThrow(`Collections: ${stated.join(', ')}.`);
});

test('a behavior beside the document is part of its mock', async () => {
  const document = { openapi: '3.1.0', info: { title: 'One', version: '1' }, paths: {} };
  const behavior = "import type { Behavior } from '#mock/platform.ts';\nexport const behavior: Behavior = {};\n";
  const companions = new Map([['behavior/behavior.ts', behavior]]);
  const files = await print([...emitMock(buildContract({ document, companions }, new Diagnostics()))]);
  const [source, browser] = ['source', 'browser'].map((name) => files.get(`mock/src/${name}.ts`) ?? '');
  expect(source).toContain("import { behavior } from './behavior/behavior.ts';");
  expect(source).toContain('platform: withBehavior(behavior)');
  expect(browser).toContain('platform: withBehavior(behavior)');
  expect(files.get('mock/src/behavior/behavior.ts')).toContain("from '@bmp/mock-engine/behavior'");
});

test('a behavior may seed collections that the document does not state', async () => {
  expect(await typeOf('Collection', {}, new Map([['behavior/platform.ts', '']]))).toBe("'users' | (string & {})");
});
