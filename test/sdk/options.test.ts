import { expect, test, vi } from 'vitest';
import { OPTION_NAMES, toClient } from '#sdk/bind.ts';
import { binaryBody, multipartBody } from '#sdk/body/serialize-body.ts';
import type { CallOptions, RetryOptions, SharedOptions } from '#sdk/client/call-options.ts';
import { Client } from '#sdk/client/client.ts';
import type { ClientOptions } from '#sdk/client/options.ts';
import type { OperationDescription, RequestPart, Strict } from '#sdk/client/operation.ts';
import { serializeQuery } from '#sdk/parameters/serialize-parameters.ts';
import { readString } from '#sdk/responses/readers.ts';
import { validation } from '#sdk/validation/client-validation.ts';
import { CALL_OPTIONS, RETRY_OPTIONS } from '#sdk/client/known-names.ts';

const create = (options: object | undefined): Client =>
  toClient(options as ClientOptions, Client, ['companyCode', 'timeout']);

test.each([
  ['baseURL', 'Did you mean baseUrl?'],
  ['idleTimeout', 'Did you mean idleTimeoutMs?'],
  ['CompanyCode', 'Did you mean companyCode?'],
  ['Auth', 'Did you mean auth?'],
  ['token', 'Did you mean validate, timeoutMs,'],
])('the option %s of plain JavaScript -> %s', (name, advice) => {
  expect(() => create({ [name]: 1 })).toThrow(`Unknown option ${name}. ${advice}`);
});

test.each([
  [{ auth: 'user:pw' }, 'auth must be a credential'],
  [{ validate: 'all' }, 'validate needs validation'],
  [{ validation: true }, 'validate needs validation'],
  [{ timeoutMs: '5s' }, 'timeoutMs must be a number'],
  [{ maxResponseBytes: NaN }, 'maxResponseBytes must be a number'],
  [{ timeoutMs: -1 }, 'timeoutMs must be a number from 0'],
  [{ headers: new Map([['a', 'b']]) }, 'headers must be an object'],
  [{ headers: new Headers({ a: 'b' }) }, 'headers must be an object'],
  [{ headers: [['a', 'b']] }, 'headers must be an object'],
  [{ retry: { maxRetries: -1 } }, 'maxRetries must be a number'],
  [{ retry: { retries: 0 } }, 'Unknown retry option retries. Did you mean maxRetries, retryDelayMs,'],
  [{ retry: 3 }, 'retry options must be an object'],
  [{ retry: false }, 'retry options must be an object'],
  [undefined, 'baseUrl must be a plain https: URL'],
  [{ baseUrl: 'api.example.com' }, 'baseUrl must be a plain https: URL'],
])('the options %o -> an error', (options, message) => {
  expect(() => create(options)).toThrow(message);
});

test('every option of a client -> known', () => {
  const all: Readonly<Record<keyof ClientOptions, true>> = {
    baseUrl: true,
    auth: true,
    fetch: true,
    allowInsecure: true,
    pathPrefixes: true,
    validation: true,
    validate: true,
    clock: true,
    timeoutMs: true,
    idleTimeoutMs: true,
    maxResponseBytes: true,
    retry: true,
    headers: true,
  };
  expect(OPTION_NAMES.split(' ').toSorted()).toEqual(Object.keys(all).toSorted());
});

test('a client, and options of it -> that client, and a new one', () => {
  const client = create({ baseUrl: 'https://a.example.com/', companyCode: '1', timeout: 1 });
  expect(client.baseUrl).toBe('https://a.example.com');
  expect(toClient<ClientOptions, Client>(client, Client, [])).toBe(client);
});

test('every option of a call and of its retries -> known', () => {
  const shared: Readonly<Record<keyof SharedOptions, true>> = {
    validate: true,
    timeoutMs: true,
    idleTimeoutMs: true,
    maxResponseBytes: true,
    retry: true,
    headers: true,
  };
  const retries: Readonly<Record<keyof RetryOptions, true>> = {
    maxRetries: true,
    retryDelayMs: true,
    maxRetryDelayMs: true,
    maxRetryAfterMs: true,
  };
  expect(CALL_OPTIONS.split(' ')).toEqual(Object.keys(shared));
  expect(RETRY_OPTIONS.split(' ')).toEqual(Object.keys(retries));
});

const search: OperationDescription<string> = {
  id: 'searchThings',
  method: 'GET',
  path: '/owners/{ownerId}/things',
  parts: [[serializeQuery, 'limit', { name: 'sort_by', property: 'sortBy' }]],
  response: readString,
};
const sent = vi.fn(() => Promise.resolve(new Response('ok', { headers: { 'content-type': 'text/plain' } })));
const whole = create({ baseUrl: 'https://a.example.com', fetch: sent });
const single = new Client({
  baseUrl: 'https://a.example.com',
  fetch: sent,
  validation: validation([{ operation: 'searchThings' }]),
});

test.each([
  [
    'request of a whole client',
    whole,
    { ownerId: '1', limt: 1 },
    {},
    'Unknown parameter limt. Did you mean ownerId, limit,',
  ],
  [
    'request of a validated call',
    single,
    { ownerId: '1', sort: 1 },
    {},
    'Unknown parameter sort. Did you mean sortBy?',
  ],
  ['name on the wire', whole, { ownerId: '1', sort_by: 1 }, {}, 'Unknown parameter sort_by.'],
  [
    'request that is a text',
    whole,
    'a',
    {},
    'searchThings (GET /owners/{ownerId}/things): parameters must be an object',
  ],
  ['options of a call', whole, { ownerId: '1' }, { header: {} }, 'Unknown option header. Did you mean headers?'],
  ['options of its retries', whole, { ownerId: '1' }, { retry: { retries: 0 } }, 'Unknown retry option retries.'],
  [
    'options that are a text',
    whole,
    { ownerId: '1' },
    'a',
    'searchThings (GET /owners/{ownerId}/things): options must be an object',
  ],
  ['a limit as text', whole, { ownerId: '1' }, { timeoutMs: '5000' }, 'timeoutMs must be a number'],
])('an unknown name in the %s -> an error, and nothing is sent', async (_, client, request, options, message) => {
  sent.mockClear();
  await expect(client.call(search, request as object, options as CallOptions)).rejects.toThrow(message);
  expect(sent).not.toHaveBeenCalled();
});

test.each<[string, readonly RequestPart[], string]>([
  ['the name of a file', [[multipartBody, 'body.file']], 'body.file'],
  ['the media type of a body', [[binaryBody, 'image/png']], 'image/png'],
])('%s as a parameter -> an error, and nothing is sent', async (_, parts, name) => {
  sent.mockClear();
  const sending = { id: 'sendFile', method: 'POST', path: '/file', parts, response: readString };
  const message = `Unknown parameter ${name}. Did you mean body, contentType?`;
  await expect(whole.call(sending, { [name]: new Blob(['x']) })).rejects.toThrow(message);
  expect(sent).not.toHaveBeenCalled();
});

test('a GET whose body is undefined -> sent', async () => {
  const bare = { id: 'listThings', method: 'GET', path: '/things', response: readString };
  await expect(whole.call(bare, { body: undefined })).resolves.toBe('ok');
});

test('known names, also of options of the API -> sent', async () => {
  const options = { companyCode: 'A', signal: null, timeoutMs: Infinity, retry: { maxRetries: 0 } };
  await expect(whole.call(search, { ownerId: '1', limit: 1, sortBy: undefined }, options)).resolves.toBe('ok');
});

test('a mode of validation that does not exist -> an error with the modes', () => {
  const operation = { id: 'a', method: 'GET', path: '/a' } as OperationDescription<unknown>;
  const connection = { options: { baseUrl: 'https://x.example.com' } };
  const call = { operation, path: '/a', request: {}, options: { validate: 'al' as 'all' }, connection };
  expect(() => validation([]).request(call)).toThrow('validate must be off, requests, all, not al');
});

test('a member that an open schema does not name -> an error of types with Strict alone', () => {
  interface Open {
    readonly name?: string;
    readonly parts?: readonly { readonly size: number; readonly [other: string]: unknown }[];
    readonly [other: string]: unknown;
  }
  const open: Open = { nmae: 'a' };
  // @ts-expect-error: Strict leaves out what the schema does not name
  const strict: Strict<Open> = { nmae: 'a' };
  // @ts-expect-error: at every depth
  const deep: Strict<Open> = { parts: [{ size: 1, szie: 2 }] };
  expect([open, strict, deep]).toHaveLength(3);
});
