import type { CallOptions, Client } from './core.ts';
import { type Call, type OperationDescription, readNoContent, retryTransient } from './runtime.ts';

export type Prefix2Request = Record<PropertyKey, never>;

export function prefix2(client: Client, request?: Prefix2Request, options?: CallOptions): Call<void> {
  return client.call(prefix2Operation, request, options);
}

export const prefix2Operation: OperationDescription<void> = {
  path: '/games/e',
  method: 'GET',
  response: readNoContent,
  retry: retryTransient,
  id: 'prefix',
};
