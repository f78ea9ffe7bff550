import type { Caller } from '../auth/credentials.ts';
import { createError } from '../errors.ts';
import type { Call, OperationDescription } from './operation.ts';
import type { Connection, RetryBudget } from './active-call.ts';
import { startCall } from './exchange.ts';
import { setHeaders, type HeaderFields } from './headers.ts';
import { type CallOptions, systemClock } from './call-options.ts';
import type { ClientOptions } from './options.ts';
import { normalizeBaseUrl } from './url.ts';

/**
 * Calls the operations of an API with one credential.
 *
 * A client holds no connection and needs no closing. Generated packages extend it with options for parameters that can
 * be set once for all calls.
 */
export class Client<Options extends ClientOptions = ClientOptions> {
  readonly #connection: Connection;

  /**
   * Creates a client.
   *
   * @throws {InvalidRequestError} if the base URL or a header is invalid
   */
  constructor(options: NoInfer<Options>, budget: RetryBudget = { remaining: 10 }) {
    const fields: HeaderFields = {};
    try {
      setHeaders(fields, options.headers);
      this.#connection = {
        options,
        baseUrl: normalizeBaseUrl(options.baseUrl, options.allowInsecure),
        fields,
        clock: options.clock ?? systemClock,
        budget,
        // Looked up per call, so that a later replacement is used; called without `this`, as workers require.
        send: options.fetch ?? ((url, init) => globalThis.fetch(url, init)),
        caller: this as Caller,
      };
    } catch (error) {
      throw createError(['InvalidRequest', Object(error).message]);
    }
  }

  /** Base URL without a trailing slash. */
  get baseUrl(): string {
    return this.#connection.baseUrl;
  }

  /**
   * Returns a client with some options changed. It shares the credential and the retry budget of this client.
   *
   * @throws {InvalidRequestError} if the base URL or a header is invalid
   */
  with(overrides: { readonly [Name in keyof Options]?: Options[Name] | undefined }): this {
    const Constructor = this.constructor as new (options: Options, budget: RetryBudget) => this;
    const { options, budget } = this.#connection;
    return new Constructor({ ...(options as Options), ...overrides }, budget);
  }

  /**
   * Calls an operation. The call starts at once; awaiting it returns the data.
   *
   * @param operation - description of the operation
   * @param request - parameter values by property, and the `body`
   * @returns the call, which only rejects with an `SdkError`
   */
  call<Data, Errors = unknown, Documented = unknown>(
    operation: OperationDescription<Data, Errors, Documented>,
    request: object = {},
    options: CallOptions = {},
  ): Call<Data, Errors, Documented> {
    return startCall({
      connection: this.#connection,
      operation,
      request: request as Record<string, unknown>,
      options,
    });
  }
}
