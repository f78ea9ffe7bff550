import { inspect } from 'node:util';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Json } from '../../generator/model/json.ts';
import { jsonBody } from '#sdk/body/serialize-body.ts';
import { Client } from '#sdk/client/client.ts';
import type { OperationDescription } from '#sdk/client/operation.ts';
import type { ValidationMode } from '#sdk/client/call-options.ts';
import type { Validation } from '#sdk/client/options.ts';
import { InvalidRequestError, ResponseParseError } from '#sdk/errors.ts';
import { readJson, readString } from '#sdk/responses/readers.ts';
import { RequestValidationError, validation } from '#sdk/validation/client-validation.ts';
import type { Issue } from '#shared/validation/issue.ts';
import type { OperationValidators } from '#shared/validation/operation-validators.ts';
import { compileResponseValidators, validatorsOfOperation } from '../suites/compile-validators.ts';
import { platformValidators } from './platform-validators.ts';

const createCategory: OperationDescription<string> = {
  id: 'createCustomRequestCategory',
  method: 'PUT',
  path: '/custom-request-categories',
  parts: [[jsonBody]],
  response: readString,
};
const createContract: OperationDescription<string> = { ...createCategory, id: 'createContract' };
const getActivity: OperationDescription<unknown> = {
  id: 'getActivity',
  method: 'GET',
  path: '/activities/{activityId}',
  response: readJson,
};

let all: ReadonlyMap<string, OperationValidators>;

beforeAll(async () => {
  all = await platformValidators();
});

interface Given {
  readonly response?: unknown;
  readonly status?: number;
  readonly validators?: Validation;
  readonly validate?: ValidationMode | undefined;
}

/** Creates a client with a `fetch` that always returns the same response and counts its calls. */
function given({ response = '1', status = 200, validators = validation(all), validate }: Given): {
  readonly client: Client;
  readonly fetchCount: () => number;
} {
  let count = 0;
  const fetch = async (): Promise<Response> => {
    count += 1;
    return new Response(JSON.stringify(response), { status, headers: { 'content-type': 'application/json' } });
  };
  return {
    client: new Client({ baseUrl: 'https://bmp.example', fetch, validation: validators, validate }),
    fetchCount: () => count,
  };
}

describe('a client that validates', () => {
  test('rejects an invalid request before it is sent', async () => {
    const { client, fetchCount } = given({});
    const call = client.call(createCategory, { body: { id: 5, tpye: 'x' } });
    await expect(call).rejects.toBeInstanceOf(InvalidRequestError);
    await expect(call).rejects.toBeInstanceOf(RequestValidationError);
    await expect(call).rejects.toMatchObject({
      operation: 'createCustomRequestCategory',
      issues: [{ pointer: '/id' }, { pointer: '/tpye' }],
    });
    expect(fetchCount()).toBe(0);
  });

  test.each([
    ['ignored', undefined, 1],
    ['an error', 'error' as const, 0],
  ])('has a body with a misspelled member -> %s with warnings: %s', async (_, warnings, requests) => {
    const { client, fetchCount } = given({ validators: validation(all, { warnings }) });
    const { ok } = await client.call(createContract, { body: { projectId: '1', regresion: false } }).result();
    expect({ ok, requests: fetchCount() }).toEqual({ ok: requests === 1, requests });
  });

  test.each([
    [{ warning: 'error' }, 'Unknown option warning. Did you mean warnings?'],
    [{ warnings: 'throw' }, 'responses and warnings must be error, ignore or a function, not throw'],
    [{ responses: 'ignored' }, 'must be error, ignore or a function, not ignored'],
  ])('has the options %o -> an error when it is created', (options, message) => {
    expect(() => validation(all, options as object)).toThrow(message);
  });

  test('has a body with a misspelled member -> a function receives the warning, and the request is sent', async () => {
    const received: unknown[] = [];
    const warnings = (issues: readonly Issue[], operation: string): number =>
      received.push([operation, ...issues.map(({ pointer, severity }) => `${severity} ${pointer}`)]);
    const { client, fetchCount } = given({ validators: validation(all, { warnings }) });
    await client.call(createContract, { body: { projectId: '1', regresion: false } });
    await client.call(createContract, { body: { projectId: '1' } });
    expect(received).toEqual([['createContract', 'warning /regresion']]);
    expect(fetchCount()).toBe(2);
  });

  test('sends a valid request', async () => {
    const { client, fetchCount } = given({});
    await expect(client.call(createCategory, { body: { id: '5' } })).resolves.toBe('1');
    expect(fetchCount()).toBe(1);
  });

  test.for<readonly [ValidationMode | undefined, ValidationMode | undefined, boolean]>([
    [undefined, undefined, true],
    ['off', undefined, false],
    ['requests', 'off', false],
    ['off', 'requests', true],
    ['off', 'all', true],
  ])('with the mode %s, uses the mode %s of the call if it has one', async ([validate, own, isValidated]) => {
    const { client, fetchCount } = given({ validate });
    await client.call(createCategory, { body: 5 }, { validate: own }).catch(() => {});
    expect(fetchCount()).toBe(isValidated ? 0 : 1);
  });

  test("R163 checks the client's company against that of the body", async () => {
    const { client } = given({ validators: validation(all, { facts: { companyCodes: { 1: 'BETA' } } }) });
    const call = client.with({ companyCode: 'ACME' } as object).call(createCategory, { body: { companyId: '1' } });
    await expect(call).rejects.toMatchObject({ issues: [{ code: 'rule', pointer: '/companyId' }] });
  });

  test('rejects an invalid response, passes its issues to a function, or ignores them, as configured', async () => {
    const invalid = [{ id: 1 }];
    const call = (validators: Validation, validate: ValidationMode) =>
      given({ response: invalid, validators, validate }).client.call(getActivity, { activityId: '1' });
    const reported: (readonly [string, readonly Issue[]])[] = [];
    await expect(call(validation(all), 'all')).rejects.toBeInstanceOf(ResponseParseError);
    await expect(call(validation(all), 'all')).rejects.toMatchObject({
      status: 200,
      issues: [{ part: 'response' }],
    });
    await expect(call(validation(all, { responses: 'ignore' }), 'all')).resolves.toEqual(invalid);
    await expect(
      call(validation(all, { responses: (issues, operation) => reported.push([operation, issues]) }), 'all'),
    ).resolves.toEqual(invalid);
    await expect(call(validation(all), 'requests')).resolves.toEqual(invalid);
    expect(reported).toMatchObject([['getActivity', [{ part: 'response' }]]]);
  });

  test.for<readonly [status: number, response: object, want: boolean]>([
    [200, { done: true }, true],
    [200, { job: '7' }, false],
    [202, { job: '7' }, true],
    [202, { done: true }, false],
    [203, { any: 1 }, true],
    [203, { done: true }, false],
  ])('validates a response by its status: %i with %o is valid: %o', async ([status, response, want]) => {
    const schema = (name: string): Json => ({ type: 'object', required: [name], properties: { [name]: {} } });
    const compiled = await compileResponseValidators({ 200: schema('done'), 202: schema('job'), '2XX': schema('any') });
    const { client } = given({ response, status, validators: validation([compiled]), validate: 'all' });
    const { ok } = await client.call({ ...getActivity, id: 'send', path: '/' }, {}).result();
    expect(ok).toBe(want);
  });

  test('validates a response in any of its formats', async () => {
    const content = {
      'application/json': { schema: { type: 'object', required: ['a'] } },
      'application/vnd.b+json': { schema: { type: 'object', required: ['b'] } },
      'text/csv': { schema: { type: 'string', minLength: 3 } },
    };
    const { response } = await validatorsOfOperation({ responses: { 200: { description: '', content } } });
    const values = [{ a: 1 }, { b: 1 }, 'a,b', {}, 'a'];
    expect(values.map((value) => response?.validate(value).ok)).toEqual([true, true, true, false, false]);
  });

  test('does not validate operations without validators', async () => {
    const { client, fetchCount } = given({ validators: validation([]) });
    await client.call(createCategory, { body: 5 });
    expect(fetchCount()).toBe(1);
  });

  test('R078 keeps secrets out of its errors', async () => {
    const { client } = given({});
    const canary = 'canary-5f2c9a';
    const error: unknown = await client
      .call(createCategory, { body: { id: [canary], name: { secret: canary }, ranking: canary } })
      .catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(RequestValidationError);
    expect(inspect(error, { depth: 10 }) + JSON.stringify(error) + String(error)).not.toContain(canary);
  });
});
