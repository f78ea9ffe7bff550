import type { Clock } from './clock.ts';
import type { CredentialContext } from './credential.ts';
import type { HeaderFields } from './header-fields.ts';
import type { OperationDescription } from './operation.ts';
import type { CallOptions, ClientOptions, Transport } from './options.ts';
import type { RetryBudget } from './retry.ts';

/** What all calls of a client share. */
export interface Connection {
  readonly options: ClientOptions;
  readonly baseUrl: string;
  /** The client's own fields, checked. */
  readonly fields: HeaderFields;
  readonly clock: Clock;
  readonly send: Transport;
  readonly budget: RetryBudget;
  readonly context: CredentialContext;
}

/** What is asked for in one call. */
export interface Asked<Data> {
  readonly connection: Connection;
  readonly operation: OperationDescription<Data>;
  readonly request: Readonly<Record<string, unknown>>;
  readonly options: CallOptions;
}
