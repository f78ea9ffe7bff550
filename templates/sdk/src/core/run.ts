import type { Asked } from './asked.ts';
import type { CallState } from './call.ts';
import type { Clock } from './clock.ts';
import type { Authorization, Credential } from './credential.ts';
import { type ErrorContext, SdkError } from './errors/sdk-error.ts';
import { plainCause } from './plain-cause.ts';
import type { PreparedRequest } from './prepare-request.ts';

/** What a failure is called. Without a message, what was thrown names the place and never a value. */
export type Naming = readonly [kind: typeof SdkError, message?: string];

/** A call that is under way, from its values to its data, with all its attempts: its bounds, and what has happened. */
export interface Run extends Asked<unknown>, CallState {
  readonly clock: Clock;
  readonly credential: Credential | undefined;
  /** The query may hold a secret. */
  readonly hidesQuery: boolean;
  /** When the whole call ends, in milliseconds since 1970. */
  readonly deadline: number;
  /** The longest that no byte may come, in milliseconds. */
  readonly idleMs: number;
  /** How a failure that comes now is called. */
  stage: Naming;
  prepared: PreparedRequest;
  authorization?: Authorization;
  requests: number;
  repetitions: number;
  isRenewed?: true;
  /** The caller ends the call. */
  abort?: () => void;
  /** The failure of the whole call that was ended from here, not only of an attempt. */
  ending?: SdkError;
  /** When too long no byte has come. */
  idleAt: number;
  timer?: unknown;
  pauseTimer?: unknown;
  /** The answer that is awaited. */
  sent?: Promise<Response>;
  /** Ends what the transport does for an attempt. */
  controller?: AbortController;
  /** Ends what is waited for. */
  reject?: (reason: unknown) => void;
}

/** An error of this call. */
export function fail(run: Run, [Kind, message = '']: Naming, more?: ErrorContext): SdkError {
  const { operation, prepared, response } = run;
  return new Kind(message, {
    operation: operation.id,
    method: operation.method,
    path: prepared.path,
    status: response?.status,
    // The answer's URL is printed with it.
    response: run.hidesQuery ? undefined : response,
    ...more,
  });
}

/** The error that stands for whatever was thrown; errors of this package stay as they are. */
export function failure(run: Run, thrown: unknown): SdkError {
  if (thrown instanceof SdkError) return thrown;
  const [Kind, message = Object(thrown).message] = run.stage;
  return fail(run, [Kind, message], { cause: plainCause(thrown) });
}
