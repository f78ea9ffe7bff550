import type { CallOptions, Client } from './core.ts';
import { type Call, type OperationDescription, readNoContent, retryTransient, serializeHeaders } from './runtime.ts';

export type NoneRequest = Record<PropertyKey, never>;

export function none(client: Client, request?: NoneRequest, options?: CallOptions): Call<void> {
  return client.call(noneOperation, request, options);
}

export const noneOperation: OperationDescription<void> = {
  path: '/none',
  method: 'GET',
  response: readNoContent,
  retry: retryTransient,
  id: 'none',
};

export type CompanyRequest = Record<PropertyKey, never>;

export function company(client: Client, request?: CompanyRequest, options?: CallOptions): Call<void> {
  return client.call(companyOperation, request, options);
}

export const companyOperation: OperationDescription<void> = {
  path: '/company',
  method: 'GET',
  parts: [[serializeHeaders, { name: 'X-Company', property: 'xCompany', option: true }]],
  response: readNoContent,
  retry: retryTransient,
  id: 'company',
};
