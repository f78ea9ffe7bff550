import type { CallOptions, Client } from './core.ts';
import { type Call, type OperationDescription, jsonBody, readNothing } from './core/index.ts';
import { type ReadingUpdateOptions, type UpdateChange, type UpdatePlan, safeUpdate } from './update.ts';
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
  answer: readNothing,
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
  options: ReadingUpdateOptions<Phase> & CallOptions,
): Call<void> {
  return safeUpdate(client, updatePhasePlan, request, change, options);
}

const updatePhasePlan: UpdatePlan<UpdatePhaseRequest, Phase, void> = {
  id: 'updatePhase',
  match: { id: 'id' },
  replace: replacePhaseOperation,
  shape: { booleans: ['closed'], nullable: ['id', 'name'] },
};
