import { inspect } from 'node:util';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Json } from '../../generator/model/json.ts';
import { jsonBody } from '../../templates/sdk/src/body/serialize.ts';
import { Client } from '../../templates/sdk/src/client/client.ts';
import type { OperationDescription } from '../../templates/sdk/src/client/operation.ts';
import type { Validation, ValidationMode } from '../../templates/sdk/src/client/options.ts';
import { InvalidRequestError, ResponseParseError } from '../../templates/sdk/src/errors.ts';
import { readJson, readString } from '../../templates/sdk/src/responses/readers.ts';
import { validation } from '../../templates/sdk/src/validation/client-validation.ts';
import { RequestValidationError } from '../../templates/sdk/src/validation/errors.ts';
import type { Issue } from '../../templates/shared/validation/issue.ts';
import type { OperationValidators } from '../../templates/shared/validation/operation-validators.ts';
import { compileResponseValidators } from '../suites/compile-validators.ts';
import { ownValidators } from './own-validators.ts';

const createCategory: OperationDescription<string> = {
  id: 'createCustomRequestCategory',
  method: 'PUT',
  path: '/custom-request-categories',
  parts: [[jsonBody]],
  response: readString,
};
const getActivity: OperationDescription<unknown> = {
  id: 'getActivity',
  method: 'GET',
  path: '/activities/{activityId}',
  response: readJson,
};

let all: ReadonlyMap<string, OperationValidators>;

beforeAll(async () => {
  all = await ownValidators();
});

interface Given {
  readonly answer?: unknown;
  readonly status?: number;
  readonly judges?: Validation;
  readonly validate?: ValidationMode | undefined;
}

/** A client whose network answers always the same and counts how often it was touched. */
function given({ answer = '1', status = 200, judges = validation(all), validate }: Given): {
  readonly client: Client;
  readonly touched: () => number;
} {
  let count = 0;
  const fetch = async (): Promise<Response> => {
    count += 1;
    return new Response(JSON.stringify(answer), { status, headers: { 'content-type': 'application/json' } });
  };
  return {
    client: new Client({ baseUrl: 'https://bmp.example', fetch, validation: judges, validate }),
    touched: () => count,
  };
}

describe('a client that validates', () => {
  test('throws what is wrong with a request before the network is touched', async () => {
    const { client, touched } = given({});
    const call = client.call(createCategory, { body: { id: 5, tpye: 'x' } });
    await expect(call).rejects.toBeInstanceOf(InvalidRequestError);
    await expect(call).rejects.toBeInstanceOf(RequestValidationError);
    await expect(call).rejects.toMatchObject({
      operation: 'createCustomRequestCategory',
      issues: [{ pointer: '/id' }, { pointer: '/tpye' }],
    });
    expect(touched()).toBe(0);
  });

  test('sends a request that is right', async () => {
    const { client, touched } = given({});
    await expect(client.call(createCategory, { body: { id: '5' } })).resolves.toBe('1');
    expect(touched()).toBe(1);
  });

  test.for<readonly [ValidationMode | undefined, ValidationMode | undefined, boolean]>([
    [undefined, undefined, true],
    ['off', undefined, false],
    ['requests', 'off', false],
    ['off', 'requests', true],
    ['off', 'all', true],
  ])('of the client %s and the call %s, the call has the say', async ([validate, own, isJudged]) => {
    const { client, touched } = given({ validate });
    await client.call(createCategory, { body: 5 }, { validate: own }).catch(() => {});
    expect(touched()).toBe(isJudged ? 0 : 1);
  });

  test('R163 judges the company that the client was given against that of the body', async () => {
    const { client } = given({ judges: validation(all, { facts: { companyCodes: { 1: 'BETA' } } }) });
    const call = client.with({ companyCode: 'ACME' } as object).call(createCategory, { body: { companyId: '1' } });
    await expect(call).rejects.toMatchObject({ issues: [{ code: 'rule', pointer: '/companyId' }] });
  });

  test('takes an answer that does not match as an error, a call of a function, or nothing', async () => {
    const wrong = [{ id: 1 }];
    const call = (judges: Validation, validate: ValidationMode) =>
      given({ answer: wrong, judges, validate }).client.call(getActivity, { activityId: '1' });
    const heard: (readonly [string, readonly Issue[]])[] = [];
    await expect(call(validation(all), 'all')).rejects.toBeInstanceOf(ResponseParseError);
    await expect(call(validation(all), 'all')).rejects.toMatchObject({
      status: 200,
      issues: [{ part: 'response' }],
    });
    await expect(call(validation(all, { responses: 'ignore' }), 'all')).resolves.toEqual(wrong);
    await expect(
      call(validation(all, { responses: (findings, operation) => heard.push([operation, findings]) }), 'all'),
    ).resolves.toEqual(wrong);
    await expect(call(validation(all), 'requests')).resolves.toEqual(wrong);
    expect(heard).toMatchObject([['getActivity', [{ part: 'response' }]]]);
  });

  test.for<readonly [status: number, answer: object, want: boolean]>([
    [200, { done: true }, true],
    [200, { job: '7' }, false],
    [202, { job: '7' }, true],
    [202, { done: true }, false],
    [203, { any: 1 }, true],
    [203, { done: true }, false],
  ])('judges an answer by its status: %i %o is right: %o', async ([status, answer, want]) => {
    const shape = (name: string): Json => ({ type: 'object', required: [name], properties: { [name]: {} } });
    const judge = await compileResponseValidators({ 200: shape('done'), 202: shape('job'), '2XX': shape('any') });
    const { client } = given({ answer, status, judges: validation([judge]), validate: 'all' });
    const { ok } = await client.call({ ...getActivity, id: 'send', path: '/' }, {}).result();
    expect(ok).toBe(want);
  });

  test('judges only the operations whose validators it was given', async () => {
    const { client, touched } = given({ judges: validation([]) });
    await client.call(createCategory, { body: 5 });
    expect(touched()).toBe(1);
  });

  test('R078 quotes no secret in its error', async () => {
    const { client } = given({});
    const canary = 'canary-5f2c9a';
    const error: unknown = await client
      .call(createCategory, { body: { id: [canary], name: { secret: canary }, ranking: canary } })
      .catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(RequestValidationError);
    expect(inspect(error, { depth: 10 }) + JSON.stringify(error) + String(error)).not.toContain(canary);
  });
});
