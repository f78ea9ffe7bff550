import type { CallOptions, Client } from './core.ts';
import {
  type Call,
  type OperationDescription,
  readList,
  retryTransient,
  serializeCookies,
  serializeHeaders,
  serializeQuery,
} from './runtime.ts';

/** Request of {@link listDays}. */
export interface ListDaysRequest {
  shopId: number;
  /**
   * The day.
   *
   * Format: date.
   */
  day: string;
  pageSize?: number;
  tag: string[];
  body2?: string;
  xTrace?: string;
  session?: string;
}

/**
 * `GET /shops/{shop_id}/days/{day}`
 *
 * @returns Days.
 * @throws {SdkError} if the call fails; `message` says why
 * @example await listDays(client, { shopId: 1, day: '2026-01-31', tag: [] });
 */
export function listDays(client: Client, request: ListDaysRequest, options?: CallOptions): Call<string[]> {
  return client.call(listDaysOperation, request, options);
}

/** Describes {@link listDays} to the client. */
export const listDaysOperation: OperationDescription<string[]> = {
  path: '/shops/{shopId}/days/{day}',
  method: 'GET',
  parts: [
    [serializeQuery, { name: 'page_size', property: 'pageSize' }, 'tag', { name: 'body', property: 'body2' }],
    [serializeHeaders, { name: 'X-Trace', property: 'xTrace' }],
    [serializeCookies, 'session'],
  ],
  response: readList,
  retry: retryTransient,
  id: 'listDays',
};
