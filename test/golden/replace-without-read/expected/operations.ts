import type { CallOptions, Client } from './core.ts';
import { type Call, type OperationDescription, jsonBody, readNoContent } from './runtime.ts';
import { type UpdateChange, type UpdatePlan, type UpdateWithReadOptions, safeUpdate } from './update.ts';
import type { Phase, PhaseReplace } from './types.ts';

export type { Phase, PhaseReplace } from './types.ts';

/** What {@link replacePhase} is asked with. */
export interface ReplacePhaseRequest {
  id: string;
  body: PhaseReplace;
}

/**
 * What the body leaves out is cleared: {@link updatePhase} is the safe way.
 *
 * `POST /phases/{id}`
 *
 * @returns Done.
 */
export function replacePhase(client: Client, request: ReplacePhaseRequest, options?: CallOptions): Call<void> {
  return client.call(replacePhaseOperation, request, options);
}

/** What the client must know to call {@link replacePhase}. */
export const replacePhaseOperation: OperationDescription<void> = {
  path: '/phases/{id}',
  method: 'POST',
  parts: [[jsonBody]],
  response: readNoContent,
  id: 'replacePhase',
};

/** Which resource {@link updatePhase} updates. */
export interface UpdatePhaseRequest {
  id: string;
}

/** Updates without clearing anything: reads the resource with the function in `options.read`: no operation that reads it is known, merges the change, and sends the whole with {@link replacePhase}. */
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
