import type { RetryBudget } from './active-call.ts';
import { Client } from './client.ts';
import type { ClientOptions } from './options.ts';

/** A class of clients some of whose options have defaults of the publisher. */
export type ClientWithDefaults<Options> = new (
  options?: Options,
  budget?: RetryBudget,
) => Client<Options & ClientOptions>;

/** Creates a class of clients with defaults. Headers and retry options are merged; other options replace theirs. */
export function withDefaults<Options extends object>(defaults: Partial<ClientOptions>): ClientWithDefaults<Options> {
  return class extends Client<Options & ClientOptions> {
    constructor(options?: Options, budget?: RetryBudget) {
      const own: Partial<ClientOptions> = { ...options };
      const merged: Partial<ClientOptions> = {
        headers: { ...defaults.headers, ...own.headers },
        retry: { ...defaults.retry, ...own.retry },
      };
      super({ ...defaults, ...own, ...merged } as Options & ClientOptions, budget);
    }
  };
}
