import type { CallInput } from './asked.ts';
import type { CallState } from './call.ts';
import type { Clock } from './clock.ts';
import type { Authorization, Credential } from './credential.ts';
import { createError, type ErrorDescription } from './errors/error-of.ts';
import { type ErrorContext, SdkError } from './errors/sdk-error.ts';
import type { RequestDraft } from './operation.ts';
import { plainCause } from './plain-cause.ts';
import type { ChunkReader } from './receive.ts';

/**
 * A call that is under way, from its values to its data, with all its attempts: its bounds, what is sent, and what has
 * happened.
 */
export interface ActiveCall extends CallInput<unknown>, CallState, RequestDraft {
  readonly clock: Clock;
  readonly credential: Credential | undefined;
  /** The query may hold a secret. */
  readonly redactQuery: boolean;
  /** When the whole call ends, in milliseconds since 1970. */
  deadline: number;
  /** The longest that no byte may come, in milliseconds. */
  readonly idleMs: number;
  /** How a failure that comes now is called. */
  stage: ErrorDescription;
  /** The path below the base URL, without the query; that of the description until the values are filled in. */
  path: string;
  url: string;
  authorization?: Authorization;
  requests: number;
  retries: number;
  isRenewed?: true;
  /** Called when the caller ends the call. */
  abort?: () => void;
  /** When too long no byte has come. */
  idleAt: number;
  timer?: unknown;
  delayTimer?: unknown;
  /** The answer that is awaited. */
  sent?: Promise<Response>;
  /** What reads the body of the answer. */
  reader?: ChunkReader | undefined;
  /** Ends what the transport does for an attempt. */
  controller?: AbortController;
  /** Ends what is waited for. */
  reject?: (reason: unknown) => void;
}

/** An error of this call. */
export function fail(run: ActiveCall, naming: ErrorDescription, more?: ErrorContext): SdkError {
  return createError(naming, {
    operation: run.operation.id,
    method: run.operation.method,
    path: run.path,
    status: run.response?.status,
    // The answer's URL is printed with it.
    response: run.redactQuery ? undefined : run.response,
    ...more,
  });
}

/** The error that stands for whatever was thrown; errors of this package stay as they are. */
export function failure(run: ActiveCall, thrown: unknown): SdkError {
  if (thrown instanceof SdkError) return thrown;
  // Without a message, what was thrown names the place and never a value.
  const [kind, message = Object(thrown).message] = run.stage;
  return fail(run, [kind, message], { cause: plainCause(thrown) });
}
