import type { CallOptions, Client } from './core.ts';
import { type Call, type OperationDescription, jsonBody, readNoContent } from './runtime.ts';
import { type UpdateChange, type UpdatePlan, type UpdateWithReadOptions, safeUpdate } from './update.ts';
import type { Phase, PhaseReplace } from './types.ts';

export type { Phase, PhaseReplace } from './types.ts';

/** Request of {@link replacePhase}. */
export interface ReplacePhaseRequest {
  id: string;
  body: PhaseReplace;
}

/**
 * Clears what the body omits. To change single properties, use {@link updatePhase}.
 *
 * `POST /phases/{id}`
 *
 * @returns Done.
 * @throws {SdkError} if the call fails; `message` says why
 * @example await replacePhase(client, { id: '1', body: { id: 'text', name: 'text', closed: true } });
 */
export function replacePhase(client: Client, request: ReplacePhaseRequest, options?: CallOptions): Call<void> {
  return client.call(replacePhaseOperation, request, options);
}

/** Describes {@link replacePhase} to the client. */
export const replacePhaseOperation: OperationDescription<void> = {
  path: '/phases/{id}',
  method: 'POST',
  parts: [[jsonBody]],
  response: readNoContent,
  id: 'replacePhase',
};

/** Identifies the resource that {@link updatePhase} updates. */
export interface UpdatePhaseRequest {
  id: string;
}

/**
 * Changes single properties and keeps the others: reads the resource with the function in `options.read`, because
 * no operation is documented that reads it, merges the change, and sends the result with {@link replacePhase}.
 * `null` clears a property.
 *
 * `POST /phases/{id}`
 *
 * @returns Done.
 * @throws {ConflictError} if the resource changes between the read and the write; nothing is sent
 * @throws {NotFoundError} if the read does not find the resource
 * @throws {SdkError} if the call fails; `message` says why
 * @example await updatePhase(client, { id: '1' }, { name: 'text' }, { read });
 */
export function updatePhase(
  client: Client,
  request: UpdatePhaseRequest,
  change: UpdateChange<Phase, PhaseReplace>,
  options: UpdateWithReadOptions<Phase> & CallOptions,
): Call<void> {
  return safeUpdate(client, updatePhasePlan, request, change, options);
}

const updatePhasePlan: UpdatePlan<UpdatePhaseRequest, Phase, void> = {
  id: 'updatePhase',
  match: { id: 'id' },
  replace: replacePhaseOperation,
  schema: { booleans: ['closed'], nullable: ['id', 'name'] },
};
