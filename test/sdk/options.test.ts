import { expect, test } from 'vitest';
import { OPTION_NAMES, toClient } from '#sdk/bind.ts';
import { Client } from '#sdk/client/client.ts';
import type { ClientOptions } from '#sdk/client/options.ts';
import type { OperationDescription, Strict } from '#sdk/client/operation.ts';
import { validation } from '#sdk/validation/client-validation.ts';

const create = (options: object | undefined): Client =>
  toClient(options as ClientOptions, Client, ['companyCode', 'timeout']);

test.each([
  ['baseURL', 'Did you mean baseUrl?'],
  ['idleTimeout', 'Did you mean idleTimeoutMs?'],
  ['CompanyCode', 'Did you mean companyCode?'],
  ['Auth', 'Did you mean auth?'],
  ['token', 'Did you mean baseUrl, auth, fetch,'],
])('the option %s of plain JavaScript -> %s', (name, advice) => {
  expect(() => create({ [name]: 1 })).toThrow(`Unknown option ${name}. ${advice}`);
});

test.each([
  [{ auth: 'user:pw' }, 'auth must be a credential'],
  [{ validate: 'all' }, 'validate needs validation'],
  [undefined, 'baseUrl must be a plain https: URL'],
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
  expect(OPTION_NAMES.split(' ')).toEqual(Object.keys(all));
});

test('a client, and options of it -> that client, and a new one', () => {
  const client = create({ baseUrl: 'https://a.example.com/', companyCode: '1', timeout: 1 });
  expect(client.baseUrl).toBe('https://a.example.com');
  expect(toClient<ClientOptions, Client>(client, Client, [])).toBe(client);
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
