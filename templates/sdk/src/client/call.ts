import { SdkError } from '../errors.ts';

/** Data of a call together with its response. The body of the response has been read. */
export interface DataWithResponse<Data> {
  readonly data: Data;
  readonly response: Response;
}

/** Outcome of a call as a value. */
export type Result<Data> =
  | { readonly ok: true; readonly data: Data; readonly response: Response }
  | { readonly ok: false; readonly error: SdkError; readonly response?: Response | undefined };

/**
 * A call in progress. It starts when the operation is called and runs once, however often it is awaited.
 *
 * Awaiting it returns the data or throws an `SdkError`. As with any promise, a failure that is not awaited is an
 * unhandled rejection.
 */
export interface Call<Data> extends Promise<Data> {
  /**
   * Returns the outcome as a value. Never rejects for a failure of the call.
   *
   * @example const { ok, data, error } = await getThing(client, { id }).result();
   */
  result(): Promise<Result<Data>>;
  /**
   * Returns the data together with the response (status and headers).
   *
   * @throws {SdkError} if the call fails
   */
  withResponse(): Promise<DataWithResponse<Data>>;
  /**
   * Returns the raw response of a successful call, whatever its format. Its body has been received in full within the
   * limits of the call and can be read.
   *
   * Call it right where the operation is called: afterwards the data is already being read.
   *
   * @throws {SdkError} if the call fails
   */
  asResponse(): Promise<Response>;
}

/** State that a call shares with its promise. */
export interface CallState {
  /** The response, once it has begun. */
  response?: Response | undefined;
  /** Skips reading the data, for `asResponse`. */
  isRaw?: boolean;
}

/** Adds the methods of a call to the promise of its data. */
export function createCall<Data>(state: CallState, data: Promise<Data>): Call<Data> {
  const withResponse = async (): Promise<DataWithResponse<Data>> => ({
    data: await data,
    response: state.response as Response, // Set once the data has arrived.
  });
  return Object.assign(data, {
    withResponse,
    async result(): Promise<Result<Data>> {
      try {
        return { ok: true, ...(await withResponse()) };
      } catch (error) {
        if (!(error instanceof SdkError)) throw error;
        return {
          ok: false,
          error,
          // A getter, for the same reason as in the error: logs must not print the response.
          get response() {
            return error.response;
          },
        };
      }
    },
    async asResponse() {
      state.isRaw = true;
      return (await withResponse()).response;
    },
  });
}
