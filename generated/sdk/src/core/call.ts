import { SdkError } from './errors/sdk-error.ts';

/** The data of a call and the answer they came with, whose body is read. */
export interface Answered<Data> {
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
export class Call<Data> implements PromiseLike<Data> {
  readonly #answered: Promise<Answered<Data>>;
  #raw = false;

  /** @param start - runs the call; it asks, when the answer has begun, whether the data are to be left unread */
  constructor(start: (isRaw: () => boolean) => Promise<Answered<Data>>) {
    this.#answered = start(() => this.#raw);
  }

  // biome-ignore lint/suspicious/noThenProperty: a call is awaited
  then<Done = Data, Failed = never>(
    done?: ((data: Data) => Done | PromiseLike<Done>) | null,
    failed?: ((reason: unknown) => Failed | PromiseLike<Failed>) | null,
  ): Promise<Done | Failed> {
    return this.#answered.then(({ data }) => data).then(done, failed);
  }

  catch<Failed = never>(failed?: ((reason: unknown) => Failed | PromiseLike<Failed>) | null): Promise<Data | Failed> {
    return this.then(undefined, failed);
  }

  finally(settled?: (() => void) | null): Promise<Data> {
    return this.then().finally(settled);
  }

  /** The end of the call as a value: never rejects for a failure of the call. */
  async result(): Promise<Result<Data>> {
    try {
      return { ok: true, ...(await this.#answered) };
    } catch (error) {
      if (error instanceof SdkError) return { ok: false, error, response: error.response };
      throw error;
    }
  }

  /** The data together with the answer (status and header fields), whose body is read. */
  withResponse(): Promise<Answered<Data>> {
    return this.#answered;
  }

  /**
   * The answer of a success as it came, whatever its form: its body, which has come in full and within the call's
   * bounds, is to be read. To be asked for where the operation is called: later the data are being read from it.
   */
  async asResponse(): Promise<Response> {
    this.#raw = true;
    return (await this.#answered).response;
  }
}
