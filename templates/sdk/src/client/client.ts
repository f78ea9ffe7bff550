import type { Caller } from '../auth/credentials.ts';
import { createError } from '../errors.ts';
import type { Call } from './call.ts';
import { startCall } from './exchange.ts';
import { addFields, type HeaderFields } from './headers.ts';
import type { Connection, OperationDescription, RetryBudget } from './operation.ts';
import { type CallOptions, type ClientOptions, systemClock, type Transport } from './options.ts';
import { checkBaseUrl } from './url.ts';

// Looked up at each call, so that what replaces it later is used, and called without `this`, as workers demand.
const globalTransport: Transport = (url, init) => globalThis.fetch(url, init);

/**
 * Calls operations of one platform with one credential.
 *
 * A client holds no connection of its own and needs no closing. Generated packages extend it to name the
 * parameters that can be set once for all calls.
 */
export class Client<Options extends ClientOptions = ClientOptions> {
  readonly #connection: Connection;

  /** @throws {InvalidRequestError} where the base URL or a header field cannot be used */
  constructor(options: NoInfer<Options>, budget: RetryBudget = { remaining: 10 }) {
    const fields: HeaderFields = {};
    try {
      addFields(fields, options.headers);
      this.#connection = {
        options,
        baseUrl: checkBaseUrl(options.baseUrl, options.allowInsecure),
        fields,
        clock: options.clock ?? systemClock,
        budget,
        send: options.fetch ?? globalTransport,
        caller: this as Caller,
      };
    } catch (error) {
      throw createError(['InvalidRequest', Object(error).message]);
    }
  }

  /** The base URL, without a slash at its end. */
  get baseUrl(): string {
    return this.#connection.baseUrl;
  }

  /** A client with some options changed; it shares this one's credential and its budget of repetitions. */
  with(overrides: { readonly [Name in keyof Options]?: Options[Name] | undefined }): this {
    const Constructor = this.constructor as new (options: Options, budget: RetryBudget) => this;
    const { options, budget } = this.#connection;
    return new Constructor({ ...(options as Options), ...overrides }, budget);
  }

  /**
   * Calls an operation. It starts at once; awaiting the call gives the data.
   *
   * @param operation - its description
   * @param request - the values of its parameters, by property, and its `body`
   * @returns the call, which rejects with an `SdkError` only
   */
  call<Data>(operation: OperationDescription<Data>, request: object = {}, options: CallOptions = {}): Call<Data> {
    const connection = this.#connection;
    return startCall({ connection, operation, request: request as Record<string, unknown>, options });
  }
}
