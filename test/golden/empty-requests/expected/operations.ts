import type { CallOptions, Client } from './core.ts';
import { type Call, type OperationDescription, readNoContent, retryTransient, serializeHeaders } from './runtime.ts';

/** Request of {@link none}, which takes no parameters and no body. */
export type NoneRequest = Record<PropertyKey, never>;

/**
 * `GET /none`
 *
 * @returns Nothing.
 * @throws {SdkError} if the call fails; `message` says why
 * @example await none(client);
 */
export function none(client: Client, request?: NoneRequest, options?: CallOptions): Call<void> {
  return client.call(noneOperation, request, options);
}

/** Describes {@link none} to the client. */
export const noneOperation: OperationDescription<void> = {
  path: '/none',
  method: 'GET',
  response: readNoContent,
  retry: retryTransient,
  id: 'none',
};

/** Request of {@link company}, which takes no parameters and no body. */
export type CompanyRequest = Record<PropertyKey, never>;

/**
 * `GET /company`
 *
 * @returns Nothing.
 * @throws {SdkError} if the call fails; `message` says why
 * @example await company(client);
 */
export function company(client: Client, request?: CompanyRequest, options?: CallOptions): Call<void> {
  return client.call(companyOperation, request, options);
}

/** Describes {@link company} to the client. */
export const companyOperation: OperationDescription<void> = {
  path: '/company',
  method: 'GET',
  parts: [[serializeHeaders, { name: 'X-Company', property: 'xCompany', option: true }]],
  response: readNoContent,
  retry: retryTransient,
  id: 'company',
};
