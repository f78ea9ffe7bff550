import type { CallOptions, Client } from './core.ts';
import { type Call, type OperationDescription, jsonBody, readJson } from './runtime.ts';
import type { UserRead, UserWrite } from './types.ts';

export type { UserRead, UserWrite } from './types.ts';

/** Request of {@link register}. */
export interface RegisterRequest {
  body?: UserWrite;
}

/**
 * `POST /users`
 *
 * @returns Done.
 * @throws {SdkError} if the call fails; `message` says why
 * @example await register(client);
 */
export function register(client: Client, request?: RegisterRequest, options?: CallOptions): Call<UserRead> {
  return client.call(registerOperation, request, options);
}

/** Describes {@link register} to the client. */
export const registerOperation: OperationDescription<UserRead> = {
  path: '/users',
  method: 'POST',
  parts: [[jsonBody]],
  response: readJson,
  id: 'register',
};
