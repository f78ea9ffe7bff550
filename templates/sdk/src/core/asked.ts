import type { CredentialContext } from './credential.ts';
import type { HeaderFields } from './header-fields.ts';
import type { OperationDescription } from './operation.ts';
import type { CallOptions, ClientOptions, Transport } from './options.ts';

/**
 * Repetitions a client has left: ten to begin with, one more for every ten calls that succeed.
 * So a dead server gets ten requests more than calls, and an ailing one a tenth more.
 */
export interface RetryBudget {
  remaining: number;
}

/** What all calls of a client share. */
export interface Connection extends CredentialContext {
  readonly options: ClientOptions;
  /** The client's own fields, checked. */
  readonly fields: HeaderFields;
  readonly send: Transport;
  readonly budget: RetryBudget;
}

/** What is asked for in one call. */
export interface CallInput<Data> {
  readonly connection: Connection;
  readonly operation: OperationDescription<Data>;
  readonly request: Readonly<Record<string, unknown>>;
  readonly options: CallOptions;
}
