import type { CallOptions, Client } from './core.ts';
import { type Call, type OperationDescription, readNoContent, readRedirects, retryTransient } from './runtime.ts';

/** Request of {@link findJob}, which takes no parameters and no body. */
export type FindJobRequest = Record<PropertyKey, never>;

/** Headers of the responses to {@link findJob}. */
export interface FindJobHeaders {
  Location: string;
}

/**
 * `GET /jobs`
 *
 * @throws {SdkError} if the call fails; `message` says why
 * @example await findJob(client);
 */
export function findJob(
  client: Client,
  request?: FindJobRequest,
  options?: CallOptions,
): Call<void, unknown, FindJobHeaders> {
  return client.call(findJobOperation, request, options);
}

/** Describes {@link findJob} to the client. */
export const findJobOperation: OperationDescription<void, unknown, FindJobHeaders> = {
  path: '/jobs',
  method: 'GET',
  response: readRedirects([303], readNoContent),
  retry: retryTransient,
  id: 'findJob',
};

/** Request of {@link startJob}, which takes no parameters and no body. */
export type StartJobRequest = Record<PropertyKey, never>;

/** Headers of the responses to {@link startJob}. */
export interface StartJobHeaders {
  /**
   * Address of the job.
   *
   * Format: uri.
   */
  Location: string;
  'X-Remaining'?: number;
  'X-Tier': 'free' | 'paid';
  'Retry-After'?: number;
}

/**
 * `POST /jobs`
 *
 * @returns Started.
 * @throws {SdkError} if the call fails; `message` says why
 * @example await startJob(client);
 */
export function startJob(
  client: Client,
  request?: StartJobRequest,
  options?: CallOptions,
): Call<void, unknown, StartJobHeaders> {
  return client.call(startJobOperation, request, options);
}

/** Describes {@link startJob} to the client. */
export const startJobOperation: OperationDescription<void, unknown, StartJobHeaders> = {
  path: '/jobs',
  method: 'POST',
  response: readNoContent,
  id: 'startJob',
};
