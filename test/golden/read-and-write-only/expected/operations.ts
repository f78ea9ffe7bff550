import type { CallOptions, Client } from './core.ts';
import { type Call, type OperationDescription, jsonBody, readJson } from './runtime.ts';
import type { UserRead, UserWrite } from './types.ts';

export type { UserRead, UserWrite } from './types.ts';

export interface RegisterRequest {
  body?: UserWrite;
}

export function register(client: Client, request?: RegisterRequest, options?: CallOptions): Call<UserRead> {
  return client.call(registerOperation, request, options);
}

export const registerOperation: OperationDescription<UserRead> = {
  path: '/users',
  method: 'POST',
  parts: [[jsonBody]],
  response: readJson,
  id: 'register',
};
