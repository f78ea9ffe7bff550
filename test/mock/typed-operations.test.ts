import { afterAll, beforeAll, expect, test } from 'vitest';
import { type CallMatch, type Mock, type OperationId, startMock } from '../../generated/mock/src/index.ts';
import { emitMock } from '../../generator/emit/mock/emit-mock.ts';
import type { JsonObject } from '../../generator/model/json.ts';
import { buildContract } from '../../generator/model/build-contract.ts';
import { Problems } from '../../generator/problems.ts';
import { print } from '../../generator/write/print.ts';

let mock: Mock;
beforeAll(async () => {
  mock = await startMock();
});
afterAll(() => mock.close());

test('the compiler knows which operations a test may name, as the mock does', () => {
  const served: readonly OperationId[] = ['createContract', 'getCardGroup'];
  for (const id of served) expect(mock.calls(id)).toEqual([]);
  const match: CallMatch = { operation: 'createContract', status: 200 };
  expect(mock.space('own').calls(match)).toEqual([]);
  // @ts-expect-error: no operation has this id
  expect(() => mock.calls('createContrac')).toThrow('Did you mean "createContract"?');
  // @ts-expect-error: no operation has this id
  expect(() => mock.space('own').expect({ operation: 'createContrac' })).toThrow('There is no operation');
  // @ts-expect-error: no operation has this id
  expect(() => mock.fault({ operation: 'createContrac', status: 500 })).toThrow('There is no operation');
});

/** The type of the ids of a document's operations. */
async function idsOf(paths: JsonObject): Promise<string | undefined> {
  const document = { openapi: '3.1.0', info: { title: 'One', version: '1' }, paths };
  const files = await print([...emitMock(buildContract({ document }, new Problems()))]);
  return /export type OperationId = ([^;]*);/.exec(files.get('mock/src/operation-id.ts') ?? '')?.[1];
}

test('an operation without an id is known by its method and path, and an id may hold anything', async () => {
  const responses = { 204: { description: 'Done.' } };
  const item = { get: { responses }, put: { operationId: "it's `\\one", responses } };
  expect(await idsOf({ '/things': item })).toBe("'get /things' | \"it's `\\\\one\"");
  expect(await idsOf({})).toBe('never');
});
