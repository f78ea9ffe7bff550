import { SdkError } from '../errors.ts';

/** The data of a call and the answer they came with, whose body is read. */
export interface DataWithResponse<Data> {
  readonly data: Data;
  readonly response: Response;
}

/** How a call ended, as a value. */
export type Result<Data> =
  | { readonly ok: true; readonly data: Data; readonly response: Response }
  | { readonly ok: false; readonly error: SdkError; readonly response?: Response | undefined };

/**
 * A call that is under way: it starts when the operation is called, once, however often it is awaited.
 * Awaited it gives the data, or throws an `SdkError`; a failure that nobody awaits is an unhandled rejection, as it is
 * of any promise.
 */
export interface Call<Data> extends Promise<Data> {
  /** The end of the call as a value: never rejects for a failure of the call. */
  result(): Promise<Result<Data>>;
  /** The data together with the answer (status and header fields), whose body is read. */
  withResponse(): Promise<DataWithResponse<Data>>;
  /**
   * The answer of a success as it came, whatever its form: its body, which has come in full and within the call's
   * bounds, is to be read. To be asked for where the operation is called: later the data are being read from it.
   */
  asResponse(): Promise<Response>;
}

/** What a call has besides its data. */
export interface CallState {
  /** The answer, as soon as one has begun. */
  response?: Response | undefined;
  /** The data are to be left unread. */
  isRaw?: boolean;
}

/** Gives the promise of a call's data the further ways to its end. */
export function createCall<Data>(state: CallState, data: Promise<Data>): Call<Data> {
  const withResponse = async (): Promise<DataWithResponse<Data>> => ({
    data: await data,
    response: state.response as Response, // Asked for when the data have come.
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
          // For the reason that it is one in the error.
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
