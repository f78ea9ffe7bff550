import type { CallOptions, Client } from './core.ts';
import { type Call, type OperationDescription, readNoContent, readRedirects, retryTransient } from './runtime.ts';

export type FindJobRequest = Record<PropertyKey, never>;

export interface FindJobHeaders {
  Location: string;
}

export function findJob(
  client: Client,
  request?: FindJobRequest,
  options?: CallOptions,
): Call<void, unknown, FindJobHeaders> {
  return client.call(findJobOperation, request, options);
}

export const findJobOperation: OperationDescription<void, unknown, FindJobHeaders> = {
  path: '/jobs',
  method: 'GET',
  response: readRedirects([303], readNoContent),
  retry: retryTransient,
  id: 'findJob',
};

export type StartJobRequest = Record<PropertyKey, never>;

export interface StartJobHeaders {
  Location: string;
  'X-Remaining'?: number;
  'X-Tier': 'free' | 'paid';
  'Retry-After'?: number;
}

export function startJob(
  client: Client,
  request?: StartJobRequest,
  options?: CallOptions,
): Call<void, unknown, StartJobHeaders> {
  return client.call(startJobOperation, request, options);
}

export const startJobOperation: OperationDescription<void, unknown, StartJobHeaders> = {
  path: '/jobs',
  method: 'POST',
  response: readNoContent,
  id: 'startJob',
};
