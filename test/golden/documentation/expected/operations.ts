import type { CallOptions, Client } from './core.ts';
import { type Call, type OperationDescription, readJson, retryTransient } from './runtime.ts';
import type { Old } from './types.ts';

export type { Old } from './types.ts';

/** Request of {@link getOld}. */
export interface GetOldRequest {
  /** @deprecated */
  id: string;
}

/**
 * Reads an old thing *\/ as it is
 *
 * \@deprecated is not a tag here.
 * A second line.
 *
 * `GET /old/{id}`
 *
 * Rights: A1 and A2, or B1.
 *
 * [Carried over from the previous version](../docs/sources.md#domains-1).
 *
 * Not documented: What is old about it.
 *
 * @returns It.
 * @throws {SdkError} if the call fails; `message` says why
 * @example await getOld(client, { id: '1' });
 * @deprecated Use getNew.
 */
export function getOld(client: Client, request: GetOldRequest, options?: CallOptions): Call<Old> {
  return client.call(getOldOperation, request, options);
}

/** Describes {@link getOld} to the client. */
export const getOldOperation: OperationDescription<Old> = {
  path: '/old/{id}',
  method: 'GET',
  response: readJson,
  retry: retryTransient,
  id: 'getOld',
};
