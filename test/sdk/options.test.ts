import { expect, test } from 'vitest';
import { knownOptions, OPTION_NAMES } from '#sdk/bind.ts';
import type { ClientOptions } from '#sdk/client/options.ts';
import type { OperationDescription, Strict } from '#sdk/client/operation.ts';
import { validation } from '#sdk/validation/client-validation.ts';

test.each([
  ['baseURL', 'baseUrl'],
  ['timeout', 'timeoutMs'],
  ['CompanyCode', 'companyCode'],
  ['Auth', 'auth'],
])('the option %s of plain JavaScript -> %s is named', (name, wanted) => {
  expect(() => knownOptions({ [name]: 1 }, ['companyCode'])).toThrow(`Unknown option ${name}. Did you mean ${wanted}?`);
});

test.each([
  [{ auth: 'user:pw' }, 'auth must be a credential'],
  [{ validate: 'all' }, 'validate needs validation'],
])('the options %o without effect -> an error', (options, message) => {
  expect(() => knownOptions(options, [])).toThrow(message);
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

test.each([['baseUrl'], ['companyCode'], ['path'], ['traceId']])('a member %s -> accepted', (name) => {
  expect(knownOptions({ [name]: 1 }, ['companyCode'])).toEqual({ [name]: 1 });
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
