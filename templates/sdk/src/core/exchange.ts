import type { Asked } from './asked.ts';
import { boundedResponse } from './bounded-response.ts';
import type { Answered } from './call.ts';
import type { Authorization, Credential } from './credential.ts';
import { errorBody } from './error-body.ts';
import { errorOfStatus } from './errors/error-of-status.ts';
import type { ErrorContext, SdkError } from './errors/sdk-error.ts';
import { UnauthorizedError } from './errors/unauthorized-error.ts';
import { failureOf, type Stage } from './failure.ts';
import { addFields } from './header-fields.ts';
import { type PreparedRequest, prepareRequest } from './prepare-request.ts';
import { readBytes } from './read-bytes.ts';
import { isRedirect, redirectTarget } from './redirect.ts';
import { mayPass, pauseBefore, retryAfter } from './retry.ts';
import { scrubber } from './scrub.ts';
import { secretsOf } from './secrets-of.ts';
import { sendRequest } from './send-request.ts';
import { tell } from './tell.ts';
import { Watch } from './watch.ts';

// The body of an error says why, and nobody needs more of it.
const longestErrorBody = 2 ** 20;

/** One call from its values to its data, with all its attempts. */
export class Exchange<Data> {
  readonly #asked: Asked<Data>;
  readonly #isRaw: () => boolean;
  readonly #watch: Watch;
  readonly #credential: Credential | undefined;
  #stage: Stage = 'build';
  #prepared: PreparedRequest | undefined;
  #authorization: Authorization = {};
  #response: Response | undefined;
  #attempts = 0;
  #repetitions = 0;
  #renewed = false;
  #handedOver = false;

  constructor(asked: Asked<Data>, isRaw: () => boolean) {
    const { connection, operation, options } = asked;
    const { timeoutMs = 60_000, idleTimeoutMs = 30_000 } = connection.options;
    this.#asked = asked;
    this.#isRaw = isRaw;
    this.#credential = operation.public ? undefined : connection.options.auth;
    const limits = { timeoutMs: options.timeoutMs ?? timeoutMs, idleTimeoutMs: options.idleTimeoutMs ?? idleTimeoutMs };
    this.#watch = new Watch(connection.clock, limits, options.signal);
  }

  /** Makes attempts until one succeeds, or a failure stays. */
  async run(): Promise<Answered<Data>> {
    try {
      for (;;) {
        try {
          return await this.#attempt();
        } catch (thrown) {
          await this.#recover(this.#failure(thrown));
        }
      }
    } finally {
      if (!this.#handedOver) this.#watch.release();
    }
  }

  async #attempt(): Promise<Answered<Data>> {
    const { connection, operation, options } = this.#asked;
    this.#stage = 'build';
    this.#response = undefined;
    this.#prepared ??= prepareRequest(this.#asked);
    if (this.#credential) {
      this.#stage = 'authorize';
      const granted = this.#credential.authorize(connection.context);
      this.#authorization = granted instanceof Promise ? await this.#watch.await(granted) : granted;
    }
    const response = await this.#follow(this.#prepared);
    if (!response.ok) throw await this.#statusError(response);
    connection.budget.succeed();
    this.#stage = 'receive';
    const maxBytes = options.maxAnswerBytes ?? connection.options.maxAnswerBytes ?? 2 ** 26;
    if (this.#isRaw()) return this.#handOver(response, maxBytes);
    const bytes = await readBytes(response, this.#watch, maxBytes);
    this.#stage = 'read';
    return { data: operation.answer.read(bytes, response.headers.get('content-type') ?? ''), response };
  }

  /** Sends the request, and again to where a redirect leads if the call may follow it. */
  async #follow({ url, fields, body }: PreparedRequest): Promise<Response> {
    const { method, safe } = this.#asked.operation;
    const headers = { ...fields };
    addFields(headers, this.#authorization);
    for (let hops = 0; ; hops += 1) {
      this.#attempts += 1;
      this.#stage = 'send';
      const request = { url, headers, body, attempt: this.#attempts };
      const response = await sendRequest(this.#asked, this.#watch, request);
      this.#response = response;
      if (!isRedirect(response)) return response;
      this.#watch.cancel();
      url = redirectTarget(response, { url, method, follows: safe === true && hops < 5 }, this.#context());
    }
  }

  #handOver(response: Response, maxBytes: number): Answered<Data> {
    this.#handedOver = true;
    const bounds = { watch: this.#watch, maxBytes, fail: (thrown: unknown) => this.#failure(thrown) };
    // Asked for raw, the data are never looked at.
    return { data: undefined as Data, response: boundedResponse(response, bounds) };
  }

  async #statusError(response: Response): Promise<SdkError> {
    const { status, headers } = response;
    const context = this.#context();
    const retryAfterMs = retryAfter(headers.get('retry-after'), this.#asked.connection.clock.now());
    let read: ErrorContext;
    try {
      this.#stage = 'receive';
      read = { body: errorBody(await readBytes(response, this.#watch, longestErrorBody), this.#scrubber()) };
    } catch (thrown) {
      // The status is the answer, even where its explanation does not come; but the call's own end stands above it.
      if (this.#watch.isOver) throw thrown;
      read = { cause: this.#failure(thrown) };
    }
    return new (errorOfStatus(status))(`answered ${status}`, { ...context, ...read, retryAfterMs });
  }

  /** Returns where the call is to be attempted again, else throws. */
  async #recover(error: SdkError): Promise<void> {
    const { operation, connection } = this.#asked;
    try {
      const retryInMs = (await this.#renews(error)) ? 0 : this.#pauseFor(error);
      const event = { operation: operation.id, attempt: this.#attempts, error };
      const { hooks } = connection.options;
      if (hooks) tell(() => hooks.failure?.(retryInMs === undefined ? event : { ...event, retryInMs }));
      if (retryInMs === undefined) throw error;
      await this.#watch.pause(retryInMs);
    } catch (thrown) {
      throw this.#failure(thrown);
    }
  }

  /** Renews the credential after a 401, once in a call: a second 401 is the answer, whatever was renewed. */
  async #renews(error: SdkError): Promise<boolean> {
    const credential = this.#credential;
    if (!credential?.renew || this.#renewed || !this.#canSendAgain) return false;
    // A 401 that a credential's own call was answered is not one of this call.
    if (!(error instanceof UnauthorizedError) || this.#response?.status !== 401) return false;
    this.#renewed = true;
    this.#stage = 'authorize';
    return this.#watch.await(credential.renew(this.#authorization, this.#asked.connection.context));
  }

  /** The pause after which the call is repeated, or nothing where it is not. */
  #pauseFor(error: SdkError): number | undefined {
    const { connection, operation, options } = this.#asked;
    const retry = { ...connection.options.retry, ...options.retry };
    if (!operation.safe || !this.#canSendAgain || this.#repetitions >= (retry.limit ?? 2) || !mayPass(error)) return undefined;
    const pause = pauseBefore(error, this.#repetitions, connection.clock.random(), retry);
    if (pause === undefined || !this.#watch.hasTimeFor(pause) || !connection.budget.take()) return undefined;
    this.#repetitions += 1;
    return pause;
  }

  /** A stream can be read once. */
  get #canSendAgain(): boolean {
    return !(this.#prepared?.body?.content instanceof ReadableStream);
  }

  #context(): ErrorContext {
    const { operation } = this.#asked;
    const path = this.#prepared?.path ?? operation.path;
    // Its URL is printed with it, and may hold a secret here.
    const response = operation.public || this.#credential?.query ? undefined : this.#response;
    return { operation: operation.id, method: operation.method, path, status: this.#response?.status, response };
  }

  #failure(thrown: unknown): SdkError {
    const { ending } = this.#watch;
    const reason: unknown = this.#asked.options.signal?.reason;
    return failureOf(thrown, { stage: this.#stage, ending, reason, context: this.#context(), scrub: this.#scrubber() });
  }

  #scrubber(): (text: string) => string {
    const fields = { ...this.#prepared?.fields, ...this.#authorization };
    return scrubber(secretsOf(this.#asked, fields));
  }
}
